# The server with its web client. `docker compose up` runs it with PostgreSQL; see docs/hosting.md.

FROM node:22-slim AS client
WORKDIR /build
COPY web/package.json web/package-lock.json web/.npmrc web/
RUN npm --prefix web ci --no-audit --no-fund --loglevel=error
COPY web web
COPY src/petteia/texts src/petteia/texts
RUN npm --prefix web run --silent build

FROM python:3.13-slim AS wheel
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1
# The engine is compiled for this very Python; what it needs for that stays out of the last image.
RUN apt-get update -qq \
    && apt-get install -y -qq --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
ENV PETTEIA_WHEEL=compiled
WORKDIR /build
COPY requirements/build.txt requirements/
RUN pip install --quiet --no-deps --require-hashes -r requirements/build.txt
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY src src
COPY --from=client /build/src/petteia/server/static src/petteia/server/static
RUN python -m hatchling build --target wheel --directory /wheel

FROM python:3.13-slim
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1 PYTHONUNBUFFERED=1
COPY requirements/play.txt requirements/redis.txt /tmp/
RUN pip install --quiet --no-deps --require-hashes -r /tmp/play.txt -r /tmp/redis.txt
COPY --from=wheel /wheel /tmp/wheel
RUN pip install --quiet --no-deps --no-index /tmp/wheel/*.whl \
    && useradd --create-home --home-dir /var/lib/petteia petteia
USER petteia
# Without PETTEIA_DATABASE the tables are in a file here.
ENV XDG_DATA_HOME=/var/lib/petteia/data
VOLUME /var/lib/petteia
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health', timeout=4)"]
ENTRYPOINT ["petteia", "serve", "--host", "0.0.0.0"]
