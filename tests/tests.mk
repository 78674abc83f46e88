# Test programs: every tests/**/test_*.c is one program (cmocka), linked with the engine, fair
# chance, all of tests/support, and Reef, a game that only tests play. tests/run runs them and the
# scripts, and sums the results.
TEST_SRC     := $(shell find tests -name 'test_*.c' 2>/dev/null)
TEST_SUPPORT := $(wildcard tests/support/*.c tests/reef/*.c)

# MemorySanitizer knows only memory that was written by instrumented code. So this variant leaves
# out what libsodium and SQLite fill in, and the programs that look at it.
ifeq ($(V),msan)
TEST_SRC     := $(filter-out tests/store/% tests/server/% tests/net/%,$(TEST_SRC))
TEST_SRC     := $(shell grep -L -e session/fair.h -e sodium.h $(TEST_SRC))
else
TEST_FAIR    := $(B)/src/session/fair.o
TEST_SODIUM  := -lsodium
endif
TEST_BIN     := $(TEST_SRC:%.c=$(B)/%)

.PHONY: test-bin test test-quick lint
test-bin: $(TEST_BIN)

# cmocka.h leans on four headers that must come before it, whatever order the formatter likes.
$(B)/tests/%.o: CFLAGS += -Itests $(if $(filter wasm,$(V)),,-include stdarg.h -include stddef.h \
                          -include stdint.h -include setjmp.h)

$(B)/tests/%: $(B)/tests/%.o $(TEST_SUPPORT:%.c=$(B)/%.o) $(TEST_FAIR) $(ENGINE_LIB) $(B)/vars/link
	$(SAY) LINK $@
	$(Q)$(CC) $(LDFLAGS) $(filter %.o %.a,$^) -o $@ -lcmocka $(TEST_SODIUM) -lpthread -lm

test:
	@tools/install run test
	@tests/run all

test-quick:
	@tools/install run test
	@tests/run quick

lint:
	@tools/install test
	@tests/run lint

.PHONY: list-tests
list-tests:
	@echo $(TEST_BIN)

# The native halves of the tests of tests/wasm: what bots choose, and how the server tells steps.
.PHONY: wasm-choices
wasm-choices: $(B)/tests/wasm/choices $(B)/tests/wasm/steps
