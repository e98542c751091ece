# Needs Linux, make, and Python 3.11 or newer with venv and pip. All logic is in tools/tasks.py.
PYTHON ?= python3
# What `make play` starts.
PLAY ?= serve --open
# More words for the tool behind a target, e.g. `make quick ARGS="-k tithe"`.
ARGS ?=

TASK = @$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	|| { echo "make: Python 3.11 or newer is needed, and '$(PYTHON)' is not that; try make PYTHON=python3.12." >&2; exit 1; }; \
	$(PYTHON) -m tools.tasks

.PHONY: help play site setup test check quick soak bench bench-peers compile lock clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-12s%s\n", $$1, $$2}' $(MAKEFILE_LIST)
play: ## set up what is needed, and play
	$(TASK) play $(PLAY) $(ARGS)
site: ## build dist/site, the game without a server (ARGS=--open shows it)
	$(TASK) site $(ARGS)
setup: ## make .venv with everything for development
	$(TASK) setup
test: ## all tests, compiled, and those of the engine interpreted too
	$(TASK) test $(ARGS)
check: ## formatting, lint, types, import directions
	$(TASK) check
quick: ## the tests that take two minutes together
	$(TASK) quick $(ARGS)
soak: ## the tests that take hours
	$(TASK) soak $(ARGS)
bench: ## measure speed
	$(TASK) bench $(ARGS)
bench-peers: ## measure us against OpenSpiel, Catanatron, RLCard and PettingZoo
	$(TASK) bench-peers $(ARGS)
compile: ## compile the engine
	$(TASK) compile
lock: ## rewrite the lock files (ARGS=--upgrade for newer versions)
	$(TASK) lock $(ARGS)
clean: ## remove all that make has made
	$(TASK) clean
