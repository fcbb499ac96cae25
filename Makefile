# Petteia: `make play` to play, `make test` to run every check, `make help` for the rest.
#
# Everything is installed into .venv and web/node_modules from the lock files, with hashes.
# Stamp files remember what is installed, so a second run starts at once.

VENV    := .venv
BIN     := $(VENV)/bin
PY      := $(BIN)/python
STATIC  := src/petteia/server/static/index.html
MODULES := web/node_modules/.petteia
WORKERS ?= 2
ARGS    ?=
QUICK   := tests/kernel tests/texts tests/release/test_extras.py \
	$(wildcard tests/test_*.py tests/games/*/test_golden.py tests/games/*/test_examples.py)

PLAIN   := tests/engine tests/kernel tests/contract $(wildcard tests/games/*/test_golden.py tests/games/*/test_perft.py)

# The first interpreter that is new enough; `make PYTHON=/path/to/python` chooses another.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	"$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo "$$p"; break; }; done)

# The locks are complete, so pip has nothing to resolve.
PIP_INSTALL := $(PY) -m pip --disable-pip-version-check --no-input install -qq \
	--no-warn-script-location --no-deps --require-hashes
# A Node.js inside .venv goes first; see the rule for $(VENV)/.node.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web

WEB_SOURCES := $(wildcard web/*.html web/*.ts web/*.js) \
	$(shell find web/src web/public src/petteia/texts -type f ! -name '*.py' ! -name '*.pyc' ! -name '*.test.ts' 2>/dev/null)

.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
# The compiled engine is made anew where its sources have changed; otherwise this says nothing and takes no time.
.PHONY: help engine plain play test quick check lint types web-check pytest bench bench-page balance pictures docs shapes rules words format lock client dist dist-compiled dist-check env clean

help: ## Show this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1|\2/' | awk -F'|' '{printf "%-18s %s\n", $$1, $$2}'

play: $(VENV)/.package client engine ## Install what is needed and open the tables in a browser (ARGS="--port 9000")
	$(BIN)/petteia serve --open $(ARGS)

# Every check runs, also after one has failed; pytest comes last, and its summary closes the output.
test: $(VENV)/.dev client ## Run every check: lint, types, web client, tests
	@failed=; \
	for part in lint types web-check; do \
		$(MAKE) --no-print-directory $$part || failed="$$failed $$part"; \
	done; \
	[ -z "$$failed" ] || echo "Failed before the tests:$$failed"; \
	$(MAKE) --no-print-directory plain || failed="$$failed plain"; \
	$(MAKE) --no-print-directory pytest || exit 1; \
	[ -z "$$failed" ]

# Style and types of everything, the web client's own tests, and of the Python tests those that say most in the shortest
# time: the kernel, the golden games, the worked examples, the texts, the house's order.
quick: $(VENV)/.dev $(MODULES) engine ## What one wants after an edit, in less than a minute (ARGS="-k delphi")
	$(BIN)/ruff check --quiet .
	$(BIN)/ruff format --check --quiet .
	$(BIN)/mypy
	$(NPM) run --silent test -- --silent --reporter=dot
	$(BIN)/pytest -q -n $(WORKERS) $(QUICK) $(ARGS)

check: lint types web-check ## Run the checks that do not run the program

lint: $(VENV)/.dev ## Check the Python style
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.dev ## Check the Python types
	$(BIN)/mypy

web-check: $(MODULES) ## Check and test the web client's code
	$(NPM) run --silent check
	$(NPM) run --silent test

pytest: $(VENV)/.dev client engine ## Run the Python tests (ARGS="-k delphi")
	$(BIN)/pytest -n $(WORKERS) $(ARGS)

# What the two engines could differ in, on the one that `make pytest` does not test.
plain: $(VENV)/.dev ## Run the tests of kernel and rules on the plain engine (ARGS="-k delphi")
	PETTEIA_PURE=1 $(BIN)/pytest -q -n $(WORKERS) $(PLAIN) $(ARGS)

engine: $(VENV)/.package ## Compile the engine, where a C compiler is there
	@$(PY) -m petteia.compiling

bench: $(VENV)/.bench engine ## Measure the figures we publish, and our peers' in the same run
	$(PY) -m bench --peer all --environments --positions --write $(ARGS)

bench-page: $(VENV)/.dev client ## Measure weight and speed of the page and renew docs/page-speed.md
	$(PY) -m bench.page --write $(ARGS)

balance: $(VENV)/.dev ## Renew docs/balance.md and its plots from the stored games
	$(PY) -m petteia.arena.balance study $(ARGS)

pictures: $(VENV)/.dev client ## Renew the pictures in docs/screens (ARGS="delphi start")
	$(PY) scripts/screenshots.py $(ARGS)

shapes: $(VENV)/.dev ## Renew the client's types from the server's declarations
	$(PY) -m petteia.server.typescript

rules: $(VENV)/.dev ## Renew the rule pages, and the list of tests that cover each rule
	$(PY) -m tests.rule_pages
	$(PY) -m tests.rule_marks

words: $(VENV)/.dev ## Put the no-break spaces of French where an ordinary one was typed
	$(PY) -m tests.texts.wording

docs: $(VENV)/.dev ## Run the examples in README and docs
	$(BIN)/pytest -q tests/docs

format: $(VENV)/.dev ## Put the Python code in order
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .

client: $(STATIC) ## Build the web client

# The wheel is built from the sdist, so that both are known to be complete.
dist: $(VENV)/.package client ## Build sdist and plain wheel into dist/
	rm -rf dist
	$(PY) -m hatchling build --target sdist --directory dist
	@work=$$(mktemp -d) && trap 'rm -rf "$$work"' EXIT && tar -xzf dist/petteia-*.tar.gz -C "$$work" --strip-components 1 \
		&& cd "$$work" && "$(CURDIR)/$(PY)" -m hatchling build --target wheel --directory "$(CURDIR)/dist"

# For this machine's Python and system; the release workflow makes those of the others.
dist-compiled: $(VENV)/.package client ## Build a wheel with the compiled engine into dist/
	PETTEIA_WHEEL=compiled $(PY) -m hatchling build --target wheel --directory dist

dist-check: $(VENV)/.dev ## Check that what is in dist/ can be released (TAG=v0.2.0)
	$(PY) -m tests.release.ready $(TAG)

env: $(VENV)/.dev $(MODULES) ## Install everything for development, run nothing

clean: ## Remove everything that was installed or built
	rm -rf $(VENV) web/node_modules src/petteia/server/static build dist
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests bench -type d -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# --- Python -----------------------------------------------------------------------------------

$(VENV)/.venv:
	@if [ -z "$(PYTHON)" ]; then \
		echo "Petteia needs Python 3.11 or newer, and none was found. Install one, or name it: make PYTHON=/path/to/python" >&2; exit 1; fi
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Petteia needs Python 3.11 or newer; $(PYTHON) is older. Name another: make PYTHON=/path/to/python" >&2; exit 1; }
	@echo "Making $(VENV) with $$($(PYTHON) --version)"
	@$(PYTHON) -m venv $(VENV) || { \
		echo "Python's venv module is missing or broken; on Debian and Ubuntu install python3-venv." >&2; exit 1; }
	@touch $@

# $(call install,lock file): what went wrong is said once, in plain words.
define install
	@echo "Installing $(1)"
	@$(PIP_INSTALL) -r $(1) || { \
		command -v cc >/dev/null || command -v gcc >/dev/null || command -v clang >/dev/null || \
		echo "There is no C compiler here. Where a package has no ready-made build for this platform, one is needed (Debian: build-essential)." >&2; \
		exit 1; }
endef

$(VENV)/.build: requirements/build.txt | $(VENV)/.venv
	$(call install,$<)
	@touch $@

$(VENV)/.play: requirements/play.txt | $(VENV)/.venv
	$(call install,$<)
	@touch $@

$(VENV)/.package: pyproject.toml hatch_build.py $(VENV)/.build $(VENV)/.play
	@echo "Installing petteia from this folder"
	@$(PY) -m pip --disable-pip-version-check --no-input install -qq --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.package
	$(call install,$<)
	@touch $@

$(VENV)/.bench: requirements/bench.txt $(VENV)/.dev
	$(call install,$<)
	@touch $@

# --- Web client -------------------------------------------------------------------------------

# Node.js 20.19 with npm 11, or newer; where there is none, the one that comes as a Python package.
$(VENV)/.node: requirements/node.txt | $(VENV)/.venv
	@if node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null \
		&& [ "$$(npm --version 2>/dev/null | cut -d. -f1)" -ge 11 ] 2>/dev/null; then :; \
	else \
		echo "No Node.js 20.19 with npm 11 here: installing one into $(VENV)"; \
		$(PIP_INSTALL) -r $< || { \
			echo "Node.js could not be installed. Install Node.js 20.19 or newer to build the web client." >&2; exit 1; }; \
	fi
	@touch $@

$(MODULES): web/package.json web/package-lock.json $(VENV)/.node
	@echo "Installing web/package-lock.json"
	@$(NPM) ci --no-audit --no-fund --loglevel=error
	@touch $@

$(STATIC): $(WEB_SOURCES) $(MODULES)
	@echo "Building the web client"
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

# --- Lock files -------------------------------------------------------------------------------

# What is locked stays as it is where it still fits; ARGS=--upgrade takes the newest of everything.
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-header --no-annotate --no-emit-index-url --no-emit-find-links $(ARGS)

lock: $(VENV)/.venv ## Bring the lock files in line with pyproject.toml (ARGS=--upgrade: with newer versions)
	$(PY) -m pip --disable-pip-version-check install -qq uv
	$(LOCK) requirements/build.in -o requirements/build.txt
	$(LOCK) pyproject.toml --extra play -c requirements/build.txt -o requirements/play.txt
	$(LOCK) pyproject.toml --extra redis -c requirements/play.txt -o requirements/redis.txt
	$(LOCK) pyproject.toml requirements/build.in --extra play --extra redis --extra dev --extra research --extra parquet \
		-c requirements/play.txt -c requirements/redis.txt -o requirements/dev.txt
	$(LOCK) pyproject.toml requirements/build.in requirements/bench.in --override requirements/overrides.txt \
		--extra play --extra redis --extra dev --extra research --extra parquet --extra bench -c requirements/dev.txt -o requirements/bench.txt
	$(LOCK) requirements/node.in -o requirements/node.txt
	$(if $(findstring upgrade,$(ARGS)),cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm update --no-audit --no-fund)
