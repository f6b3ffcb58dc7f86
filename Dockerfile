# The packages are installed in one stage and copied to the next, so that the image holds no installer's leftovers.
FROM python:3.13-slim AS packages
COPY requirements.run.lock /
RUN python -m venv /venv \
 && /venv/bin/pip install --no-cache-dir --disable-pip-version-check --require-hashes -r /requirements.run.lock \
 && /venv/bin/pip uninstall --yes --quiet pip

FROM python:3.13-slim
LABEL org.opencontainers.image.title="Railwire" \
      org.opencontainers.image.description="A Discord bot on which groups play 18xx railway games by message" \
      org.opencontainers.image.licenses="MIT"
RUN useradd --system --uid 10001 --no-create-home railwire && install --directory --owner=railwire /data
COPY --from=packages /venv /venv
WORKDIR /app
COPY LICENSE ./
COPY engine ./engine
COPY render ./render
COPY storage ./storage
COPY bot ./bot
RUN /venv/bin/python -m compileall -q engine render storage bot
ENV PATH=/venv/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 RAILWIRE_DATA=/data
# By its number, so that Kubernetes sees that it isn't root.
USER 10001
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 CMD ["python", "-m", "bot", "health"]
ENTRYPOINT ["python", "-m", "bot"]
CMD ["run"]
