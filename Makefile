# The commands of the project; README.md says the same without make.
PYTHON ?= python3
BIN := .venv/bin
LOCK := uv pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url --no-annotate

# Many tests begin processes: what's compiled once, each of them reads, whatever the environment says.
export PYTHONDONTWRITEBYTECODE =

.PHONY: setup setup-run play test test-all bench lint lock

# Both lock files name the same versions: what plays needs is a part of what tests need.
INSTALL := $(BIN)/python -m pip install --disable-pip-version-check --require-hashes

setup: .venv/.ready

.venv/.made:
	$(PYTHON) -c 'import sys; sys.exit("Railwire needs Python 3.11 or newer; this is " + sys.version.split()[0]) if sys.version_info < (3, 11) else None'
	$(PYTHON) -m venv .venv
	touch $@

.venv/.playable: requirements.run.lock | .venv/.made
	@echo "Fetching what Railwire runs with, about 240 MB unpacked; this is done once."
	$(INSTALL) -r requirements.run.lock
	touch $@

.venv/.ready: requirements.lock | .venv/.playable
	@echo "Fetching what its tests need as well, about 500 MB unpacked; this is done once."
	$(INSTALL) -r requirements.lock
	touch $@

# What a host needs; compiled, since who runs it may not write here.
setup-run: .venv/.playable
	$(BIN)/python -m compileall -q engine render storage bot

play: .venv/.playable
	$(BIN)/python -m bot play

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/basedpyright

test: setup lint
	$(BIN)/python -m pytest -n auto --dist worksteal

# With whole games by clicks and everything else that takes long.
test-all: setup lint
	$(BIN)/python -m pytest -n auto --dist worksteal -m ""

bench: setup
	$(BIN)/python -m benchmarks

# Resolve the lock files (all; what the image needs) anew after a change in pyproject.toml (needs uv).
lock:
	$(LOCK) --extra dev -o requirements.lock
	$(LOCK) -o requirements.run.lock
