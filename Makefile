# The verbs of Pelagos. `make help` lists them.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
WARM := $(VENV)/.warm
EXAMPLE := examples/breakthrough
# The machine's npm, else the one that comes from PyPI into the environment.
NPM = PATH="$(PATH):$(CURDIR)/$(BIN)" npm --prefix web

# Bytecode is written once: else every program that a test starts would compile all that it imports.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help

.PHONY: help
help: ## List what can be done
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

.PHONY: setup
setup: page $(WARM) ## Make the environment in .venv with everything, build the page, compile the rules

$(READY): pyproject.toml $(EXAMPLE)/pyproject.toml hatch_build.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Pelagos needs Python 3.11 or newer: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 2; }
	@echo "Getting what Pelagos needs into $(VENV): this once, a minute or two"
	@$(PYTHON) -m venv $(VENV)
	@PELAGOS_PAGE=later $(BIN)/pip install --quiet --disable-pip-version-check --no-compile -e '.[bench,dev]' -e $(EXAMPLE)
	@touch $@

$(WARM): $(READY)
	@echo "Compiling the rules: this once, and after they change, two or three minutes"
	@$(BIN)/pelagos warm
	@touch $@

.PHONY: page
page: $(READY) ## Build the page, if anything in it has changed
	@$(BIN)/python hatch_build.py

.PHONY: manual
manual: page ## Build the manual into build/manual, every cell of its notebook run
	@$(BIN)/sphinx-build --quiet --fail-on-warning --keep-going -c docs/manual . build/manual
	@echo "The manual is in build/manual/index.html"

.PHONY: play
play: setup ## Set everything up and open the page
	@$(BIN)/pelagos

# The browser tests run in Debian's Chromium, or any other Chromium on the path.
.PHONY: chromium
chromium: ## Install Chromium for the browser tests, if there is none
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null \
	  || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo "Installing Chromium for the browser tests" \
	    && apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium >/dev/null; } \
	  || { echo "The browser tests need Chromium: sudo apt-get install chromium"; exit 2; }

# The test that an acknowledgement follows a flush reads the system calls of a process.
.PHONY: strace
strace: ## Install strace for the test of durability, if there is none
	@[ "$$(uname)" != Linux ] || command -v strace >/dev/null \
	  || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo "Installing strace for the test of durability" \
	    && apt-get update -qq && apt-get install -y -qq --no-install-recommends strace >/dev/null; } \
	  || { echo "The test of durability needs strace: sudo apt-get install strace"; exit 2; }

# Lanes run side by side, as many at a time as there are cores and two more, since browsers and servers wait more than
# they compute. They begin in the order in which they are named, the longest first; what each says is shown when it is
# done; one that fails stops no other.
CORES := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
SIDE_BY_SIDE = $(MAKE) --no-print-directory --keep-going --jobs=$$(($(CORES) + 2)) \
  $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

.PHONY: check
check: setup ## Format, lint, types, architecture and fast tests: under a minute
	@$(SIDE_BY_SIDE) lane-fast lane-types lane-page lane-format

.PHONY: test
test: $(READY) chromium strace ## All tests in all lanes, and which proofs are old
	@$(SIDE_BY_SIDE) lane-web lane-bounds lane-plain lane-compiled lane-proofs lane-types lane-page lane-format
	@$(BIN)/python -m tests.proofs --old

.PHONY: lane-format
lane-format: $(READY)
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .

.PHONY: lane-types
lane-types: $(READY)
	$(BIN)/mypy

.PHONY: lane-page
lane-page: page
	$(NPM) run --silent check
	$(NPM) run --silent test

# Each worker begins with one half of the tests, in order, so that what is compiled or started for neighbours is so
# once; whoever is done first takes from the other.
.PHONY: lane-fast
lane-fast: setup
	$(BIN)/pytest -q -n 2 --dist worksteal -m 'not slow and not compiles and not more'

# The compiled lane; tests in a browser apart, in two halves by their names.
COMPILED = $(BIN)/pytest -q
RULES = tests/contract tests/engine tests/games tests/reference
.PHONY: lane-web lane-web-1 lane-web-2
lane-web: lane-web-1 lane-web-2
lane-web-1 lane-web-2: setup
lane-web-1:
	$(COMPILED) tests/web/test_[!m-z]*.py
lane-web-2:
	$(COMPILED) tests/web/test_[m-z]*.py

.PHONY: lane-compiled lane-compiled-rules lane-compiled-server lane-compiled-rest
lane-compiled: lane-compiled-server lane-compiled-rest lane-compiled-rules
lane-compiled-rules lane-compiled-server lane-compiled-rest: setup
lane-compiled-server:
	$(COMPILED) tests/server
lane-compiled-rules:
	$(COMPILED) $(RULES)
lane-compiled-rest:
	$(COMPILED) $(addprefix --ignore=,tests/web tests/server $(RULES))

# Compiled with bounds checked, in code that LLVM optimises little: it compiles sooner, and this lane plays few games.
BOUNDS = NUMBA_BOUNDSCHECK=1 NUMBA_OPT=1
.PHONY: lane-bounds
lane-bounds: setup
	$(BOUNDS) $(BIN)/pelagos warm
	$(BOUNDS) $(BIN)/pytest -q -m 'not slow' $(RULES)

# Plain Python with coverage; the contract with few seats, since whole games of all are compared between the lanes.
PLAIN = NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -p -m pytest -q
.PHONY: lane-plain lane-plain-anew lane-plain-contract lane-plain-rules lane-plain-rest
lane-plain: lane-plain-contract lane-plain-rules lane-plain-rest
	$(BIN)/coverage combine -q
	$(BIN)/coverage report --fail-under=95 --skip-covered --sort=cover
lane-plain-contract lane-plain-rules lane-plain-rest: lane-plain-anew
lane-plain-anew: $(READY)
	@rm -f .coverage*
lane-plain-contract:
	$(PLAIN) -m 'not slow and not more' tests/contract tests/engine tests/golden
lane-plain-rules:
	$(PLAIN) -m 'not slow' tests/games tests/reference
lane-plain-rest:
	$(PLAIN) -m 'not slow and not more' tests/adapters tests/drawing tests/terminal tests/bots tests/test_cli.py

.PHONY: lane-proofs
lane-proofs: setup
	$(BIN)/python -m tests.proofs --seconds 3

.PHONY: bench
bench: $(WARM) ## Measure against the peers, as ratios
	$(BIN)/pelagos bench engine

# GAME=tyrus for one game; it goes on where it stopped.
.PHONY: ladder
ladder: $(WARM) ## Reproduce the table of bots in docs/bots.md, at most MINUTES=60 a run
	$(BIN)/python -m pelagos.bots.ladder --minutes $(MINUTES) $(if $(GAME),--game $(GAME))

MINUTES ?= 60
.PHONY: prove
prove: $(WARM) ## Run the long proofs (or PROOFS="NAME …"), at most MINUTES=60 each, into docs/proofs.json
	$(BIN)/python -m tests.proofs --minutes $(MINUTES) $(PROOFS)

.PHONY: dist
dist: page ## Build sdist and wheel into dist/, check them, and try the wheel in an empty environment
	@$(BIN)/python -m tests.release

.PHONY: audit
audit: $(READY) ## Ask whether a package that is installed is known to be vulnerable, where the service is reached
	@$(BIN)/python .ci/audit.py

.PHONY: format
format: $(READY) ## Put the sources into shape
	$(BIN)/ruff check --quiet --fix .
	$(BIN)/ruff format --quiet .

.PHONY: clean
clean: ## Remove what was built, the environment too
	rm -rf $(VENV) web/node_modules src/pelagos/*/static .cache/page .coverage .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist
