# Test suites: every tests/**/test_*.c is one (cmocka), over the engine, fair chance, all of
# tests/support, and Reef, a game that only tests play. Those of a kind are linked into one program,
# suites/<kind>, which runs the one that it is told; `make build/release/tests/.../test_x` still links
# a program of that suite alone. tests/run runs suites and scripts, and sums the results.
TEST_SRC     := $(shell find tests -name 'test_*.c' 2>/dev/null)
TEST_SUPPORT := $(wildcard tests/support/*.c tests/reef/*.c)

# MemorySanitizer knows only memory that was written by instrumented code. So this variant leaves
# out what libsodium and SQLite fill in, and the suites that look at it.
ifeq ($(V),msan)
TEST_SRC     := $(filter-out tests/store/% tests/server/% tests/net/% tests/library/%,$(TEST_SRC))
TEST_SRC     := $(shell grep -L -e session/fair.h -e sodium.h $(TEST_SRC))
# What was never written shows when it is read: journals and sessions, tables, the laws, which play all of every game
# and look at what each seat is shown, and bots with their net. Vectors and sentences run over the same code.
TEST_SRC     := $(filter tests/session/% tests/table/% tests/laws/% tests/bot/test_bot.c tests/bot/test_net.c,$(TEST_SRC))
TEST_SRC     := $(filter-out tests/laws/test_languages.c,$(TEST_SRC)) # what it looks at is known: catalogues
else
TEST_FAIR    := $(B)/src/session/fair.o
TEST_SODIUM  := -lsodium
endif

# The kinds, by what they stand on: engine here, the others in their rooms' own files. Suites of the
# fronts include the source that they look into, and so are programs of their own.
SUITES.alone  := $(filter tests/cli/% tests/library/% tests/term/%,$(TEST_SRC))
SUITES.store  := $(filter tests/store/%,$(TEST_SRC))
SUITES.server := $(filter tests/server/%,$(TEST_SRC))
SUITES.net    := $(filter tests/net/%,$(TEST_SRC))
SUITES.engine := $(filter-out $(SUITES.alone) $(SUITES.store) $(SUITES.server) $(SUITES.net),$(TEST_SRC))
SUITE_KINDS   := $(foreach kind,engine store server net,$(if $(SUITES.$(kind)),$(kind)))

.PHONY: test-bin test test-quick lint
test-bin: $(SUITE_KINDS:%=$(B)/suites/%) $(SUITES.alone:%.c=$(B)/%)

# cmocka.h leans on four headers that must come before it, whatever order the formatter likes.
$(B)/tests/%.o: CFLAGS += -Itests $(if $(filter wasm,$(V)),,-include stdarg.h -include stddef.h \
                          -include stdint.h -include setjmp.h)

# The main function of a suite is called after it, as many of them are linked together. A suite takes longer
# to optimise than to run: what matters is what it stands on. (What gcc does not optimise it cannot see to fit.)
suite_of          = suite_$(subst /,_,$(1))
OPT.suite.release := -O0 -Wno-format-truncation
OPT.suite.asan    := -O0 -fno-sanitize-coverage=inline-8bit-counters,pc-table
OPT.suite.msan    := -O0
$(B)/tests/%.o: AS_SUITE = $(if $(filter test_%,$(notdir $*)),$(OPT.suite.$(V)) $(OPT.repeats) \
                '-Dmain=$(call suite_of,$(*:tests/%=%))(void); int $(call suite_of,$(*:tests/%=%))')

# Those that look at thousands of positions win back what it takes to optimise them.
REPEATS := $(filter tests/laws/%,$(TEST_SRC))
$(REPEATS:%.c=$(B)/%.o): OPT.repeats := -O2

# Nothing else of a suite has a name outside of it: two of them may call their things alike.
$(B)/tests/%.o: ONLY_SUITE = $(if $(filter test_%,$(notdir $*)),&& \
                objcopy --keep-global-symbol=$(call suite_of,$(*:tests/%=%)) $@)

VARS.tests := $(OPT.suite.$(V)) suites with names of their own
$(TEST_SRC:%.c=$(B)/%.o): $(B)/vars/tests

# One suite alone, or a program of the tests that is none and has a main function of its own.
SUITE_MAIN = -Wl,--defsym=main=$(call suite_of,$(@:$(B)/tests/%=%))
LINK_SUITE = $(CC) $(LDFLAGS) $(if $(filter test_%,$(@F)),$(SUITE_MAIN)) $(filter %.o %.a,$^) -o $@

$(B)/tests/%: $(B)/tests/%.o $(TEST_SUPPORT:%.c=$(B)/%.o) $(TEST_FAIR) $(ENGINE_LIB) $(B)/vars/link
	$(SAY) LINK $@
	$(Q)$(LINK_SUITE) $(SUITE_LIBS.engine)

# All of a kind.
SUITE_LIBS.engine = -lcmocka $(TEST_SODIUM) -lpthread -lm
$(B)/suites/engine: $(SUITES.engine:%.c=$(B)/%.o) $(TEST_SUPPORT:%.c=$(B)/%.o) $(TEST_FAIR) $(ENGINE_LIB)
$(B)/suites/engine $(B)/tests/laws/test_languages: $(B)/pseudo/words.o # a language that is none

$(SUITE_KINDS:%=$(B)/suites/%): $(B)/suites/%: $(B)/suites/%.o $(B)/vars/link
	$(SAY) LINK $@
	$(Q)$(CC) $(LDFLAGS) $(filter %.o,$^) $(filter %.a,$^) -o $@ $(SUITE_LIBS.$*)

$(SUITE_KINDS:%=$(B)/suites/%.o): $(B)/suites/%.o: tests/suites/main.c $(B)/vars/suites.% $(B)/vars/compile
	@mkdir -p $(@D)
	$(SAY) CC $@
	$(Q)$(CC) $(CFLAGS) -I$(B)/vars '-DSUITES="suites.$*"' -c $< -o $@

$(foreach kind,$(SUITE_KINDS),$(eval VARS.suites.$(kind) = $(foreach name, \
    $(sort $(SUITES.$(kind):tests/%.c=%)),SUITE("$(name)", $(call suite_of,$(name))))))

test:
	@tools/install run test
	@tests/run all

test-quick:
	@tools/install run test
	@tests/run quick

# Every decision of every game at every size and in every language, and every page: some twenty minutes for a
# language (LANGUAGES_SHOWN=nl). `make test` looks at each decision at one size, in one language.
LANGUAGES_SHOWN ?= en,fr,nl
.PHONY: test-layout
test-layout:
	@tools/install run test
	@$(MAKE) --no-print-directory web
	@$(MAKE) --no-print-directory build
	@POINTS=all LANGUAGE=$(LANGUAGES_SHOWN) LC_ALL=C.UTF-8 node tests/web/layout.mjs

# Faults planted in a copy of the sources, which sanitized suites must find: after a change of what is brief.
.PHONY: test-plants
test-plants:
	@tools/install run test
	@for v in release asan msan; do $(MAKE) --no-print-directory V=$$v test-bin || exit 1; done
	@for v in asan tsan; do $(MAKE) --no-print-directory V=$$v build || exit 1; done
	@node tools/plants.mjs

# Many more games under faults than `make test` plays (60): some twenty minutes, for the night.
.PHONY: nightly
nightly:
	@$(MAKE) --no-print-directory V=release test-bin
	@FAULT_GAMES=$(or $(GAMES),30000) build/release/suites/server server/test_faults 2>&1 | grep -v '^ts='

lint:
	@tools/install test
	@tests/run lint

.PHONY: list-tests
list-tests:
	@echo $(foreach kind,$(SUITE_KINDS) alone,$(SUITES.$(kind):tests/%.c=$(kind):%))

# The native halves of the tests of tests/wasm: what bots choose, and how the server tells steps.
.PHONY: wasm-choices
wasm-choices: $(B)/tests/wasm/choices $(B)/tests/wasm/steps
