# The verbs of Pelagos. `make help` lists them.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
EXAMPLE := examples/breakthrough

.DEFAULT_GOAL := help

.PHONY: help
help: ## List what can be done
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

.PHONY: setup
setup: $(READY) ## Make the environment in .venv with everything, and compile the rules

$(READY): pyproject.toml $(EXAMPLE)/pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Pelagos needs Python 3.11 or newer: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 2; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check -e '.[bench,dev]' -e $(EXAMPLE)
	$(BIN)/pelagos warm
	@touch $@

.PHONY: play
play: $(READY) ## Play Tyrus in the terminal
	@$(BIN)/pelagos play tyrus

.PHONY: check
check: $(READY) ## Format, lint, types, architecture and fast tests: under a minute
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy
	$(BIN)/pytest -q -n 2 -m 'not slow'

# Three lanes: compiled, plain Python with coverage, compiled with bounds checked.
.PHONY: test
test: $(READY) ## All tests in all lanes, and which proofs are old
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy
	$(BIN)/pytest -q -n 2
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -q -n 2 -m 'not slow' tests/contract tests/engine tests/games tests/reference
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest -q -m 'not slow' \
	  tests/contract tests/engine tests/games tests/reference tests/bots tests/golden tests/terminal tests/test_cli.py
	$(BIN)/coverage report --fail-under=95 --skip-covered --sort=cover
	$(BIN)/python -m tests.proofs --seconds 5
	$(BIN)/python -m tests.proofs --old

.PHONY: bench
bench: $(READY) ## Measure against the peers, as ratios
	$(BIN)/pelagos bench engine

MINUTES ?= 60
.PHONY: prove
prove: $(READY) ## Run the long proofs, at most MINUTES=60 each, into docs/proofs.json
	$(BIN)/python -m tests.proofs --minutes $(MINUTES)

.PHONY: format
format: $(READY) ## Put the sources into shape
	$(BIN)/ruff check --quiet --fix .
	$(BIN)/ruff format --quiet .

.PHONY: clean
clean: ## Remove what was built, the environment too
	rm -rf $(VENV) .coverage .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist
