# The commands of the project; README.md says the same without make.
PYTHON ?= python3
BIN := .venv/bin
LOCK := uv pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url --no-annotate

.PHONY: setup play test bench lint lock

setup: .venv/.ready

.venv/.ready: requirements.lock
	$(PYTHON) -c 'import sys; sys.exit("Railwire needs Python 3.11 or newer; this is " + sys.version.split()[0]) if sys.version_info < (3, 11) else None'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	touch $@

play: setup
	$(BIN)/python -m bot play

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/basedpyright

test: setup lint
	$(BIN)/python -m pytest -n auto

bench: setup
	$(BIN)/python -m benchmarks

# Resolve the lock files (all; what the image needs) anew after a change in pyproject.toml (needs uv).
lock:
	$(LOCK) --extra dev -o requirements.lock
	$(LOCK) -o requirements.run.lock
