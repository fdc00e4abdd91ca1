# make demo   what symgen does, on two arms: derive, emit, compile, check, simulate, with a summary; installs symgen alone
# make test   lint, types, and the tests that find faults for little time
# make nightly PARTS="tests faults"  all tests with all seeds, planted faults, campaigns, into benchmarks/NIGHTLY.md
# make test-release  the tests of `make test` with all code derived and compiled as users get it, which takes longer
# make bench  symgen beside those of its peers that are installed, into benchmarks/RESULTS.md
# make first  CPU seconds to the first answer, into benchmarks/FIRST.md
# make robots ROBOTS=FOLDER  symgen beside Pinocchio on every URDF file of a folder, into benchmarks/ROBOTS.md
# make reading MJCF=FOLDER URDF=FOLDER  robots as they are read, beside MuJoCo and Pinocchio, into benchmarks/ROBOTS.md
# make long-chains  forward dynamics of planar chains of 10 to 80 links beside Pinocchio and MuJoCo, into benchmarks/LONG_CHAINS.md
# make rest   a hundred million steps of joints that stick, into benchmarks/REST.md
# make campaign  a million random friction problems, every answer verified, into benchmarks/FRICTION.md
# make conformance  exact stick-slip motions, and what simulators make of them, into benchmarks/CONFORMANCE.md
# make energy  steps of friction and dampers over eight orders of size, none of which may give energy, into benchmarks/ENERGY.md
# make casadi  derivatives beside CasADi's own C of the same models, into benchmarks/CASADI.md

# make identification  a thousand trials of stated errors against true ones, into benchmarks/IDENTIFICATION.md
# make gallery  all notebooks, and a page for each mechanism of the gallery, into build/gallery (five to fifteen minutes)
# make docs   the pages and the reference as a site, into build/docs
# make pictures  draw the pictures of the README and the pages into docs/images
# make plans  search the plans of the benchmarked chains, with the clock
# make peers  install the peers for `make bench`, in a Python of their own
# make fuzz SECONDS=600  what reads and writes texts against garbage, with new seeds until the time is over
# make lowest  install the lowest versions that pyproject.toml allows, and run tests with them
# make golden  renew generated/: text, extracts and manifests of what the examples emit
# make lock   pin the newest versions of what the tests need

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
WORKERS ?= 2
SECONDS ?= 60

# Tests start hundreds of interpreters: what they import is compiled once, whatever the caller's habits are.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: demo test tests lint-and-types nightly test-release lint types bench first conformance robots reading rest campaign energy docs pictures plans peers fuzz lowest golden lock clean casadi identification long-chains gallery

demo: build/demo-python/.ready
	@build/demo-python/bin/symgen demo --output build/demo examples/two_link.yaml examples/puma560.yaml

# symgen as users install it, and nothing that only its tests need
build/demo-python/.ready: pyproject.toml $(shell find symgen templates -type f -not -name '*.pyc')
	$(PYTHON) -m venv build/demo-python
	build/demo-python/bin/python -m pip install --quiet --disable-pip-version-check --no-compile .
	@touch $@

# one thread of linear algebra to each of the workers
test test-release: export OPENBLAS_NUM_THREADS := 1

# lint and types run beside the tests
test: $(READY)
	@$(MAKE) --no-print-directory -j2 lint-and-types tests

lint-and-types: lint types

tests: $(READY)
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -q

nightly: $(READY)
	@$(BIN)/python -m tests.nightly --workers $(WORKERS) $(PARTS)

test-release: $(READY)
	SYMGEN_OPTIMIZATION=release $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -q

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(READY)
	$(BIN)/mypy --strict symgen

bench: $(READY)
	@$(BIN)/python -m benchmarks.run $(BENCH)

first: $(READY)
	@$(BIN)/python -m benchmarks.first $(FIRST)

conformance: $(READY)
	PYTHONPATH=. $(firstword $(wildcard build/peers/bin/python) $(BIN)/python) -m benchmarks.conformance $(CONFORMANCE)

casadi: $(READY)
	@$(BIN)/python -m benchmarks.casadi.run --output benchmarks/CASADI.md

robots: $(READY)
	@$(BIN)/python -m benchmarks.robots $(ROBOTS)

reading: $(READY)
	@$(BIN)/python -m benchmarks.reading $(if $(MJCF),--mjcf $(MJCF)) $(if $(URDF),--urdf $(URDF))

long-chains: $(READY)
	@$(BIN)/python -m benchmarks.long_chains $(LONG_CHAINS)

rest: $(READY)
	@$(BIN)/python -m benchmarks.rest $(REST)

campaign: $(READY)
	@$(BIN)/python -m benchmarks.friction --workers $(WORKERS) $(CAMPAIGN)

energy: $(READY)
	@$(BIN)/python -m benchmarks.energy $(ENERGY)

gallery: $(READY)
	@$(BIN)/python -m examples.gallery.run $(GALLERY)

identification: $(READY)
	@$(BIN)/python -m benchmarks.identification $(IDENTIFICATION)

build/docs-python/.ready: pyproject.toml
	$(PYTHON) -m venv build/docs-python
	build/docs-python/bin/python -m pip install --quiet --disable-pip-version-check '.[docs,plot,identify,casadi,cluster]'
	@touch $@

docs: build/docs-python/.ready
	PYTHONPATH=. build/docs-python/bin/python -m sphinx -W --keep-going -q -b html docs build/docs
	@echo build/docs/index.html

pictures: $(READY)
	@$(BIN)/python docs/pictures.py

plans: $(READY)
	$(BIN)/python -m benchmarks.tuned

peers:
	$(PYTHON) -m venv build/peers
	build/peers/bin/python -m pip install --quiet --disable-pip-version-check '.[bench]'

fuzz: $(READY)
	@$(BIN)/python -m tests.fuzz $(SECONDS)

lowest: $(READY)
	@$(BIN)/python -m tests.lowest

golden: $(READY)
	@$(BIN)/python -m tests.golden_examples

lock: pyproject.toml
	rm -rf $(VENV)/lock
	$(PYTHON) -m venv $(VENV)/lock
	$(VENV)/lock/bin/python -m pip install --quiet -e '.[test]' hatchling editables
	$(VENV)/lock/bin/python -m pip freeze --exclude-editable --exclude pip --exclude setuptools > requirements-test.txt
	rm -rf $(VENV)/lock

clean:
	rm -rf $(VENV) build dist

$(READY): pyproject.toml requirements-test.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-test.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $(READY)
