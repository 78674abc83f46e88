# Fuzz targets: every fuzz/fuzz_*.c is one libFuzzer program, of the objects of V=asan for the short
# run, of V=fuzz for long ones.
# They play the games on board and the two of the tests, template and Reef, which has secrets.
# A short run from a copy of the stored corpus is part of `make test`; `make fuzz` runs long.
FUZZ_SECONDS ?= 600
FUZZ_SRC     := $(wildcard fuzz/fuzz_*.c)
FUZZ_SUPPORT := fuzz/support.c $(wildcard tests/support/games.c tests/reef/*.c)
FUZZ_BIN     := $(FUZZ_SRC:%.c=$(B)/%)

.PHONY: fuzz-bin fuzz fuzz-corpus
fuzz-bin: $(FUZZ_BIN)

$(B)/fuzz/fuzz_%: $(B)/fuzz/fuzz_%.o $(FUZZ_SUPPORT:%.c=$(B)/%.o) $(ENGINE_LIB) $(B)/vars/link
	$(SAY) LINK $@
	$(Q)$(CC) -fsanitize=fuzzer,address,undefined $(filter %.o %.a,$^) -o $@ -lm

fuzz:
	@tools/install test
	@$(MAKE) V=fuzz fuzz-bin
	@for f in $(notdir $(basename $(FUZZ_SRC))); do tools/fuzz long $$f $(FUZZ_SECONDS) || exit 1; done

# Distil what long runs found into the stored corpus.
fuzz-corpus:
	@$(MAKE) V=fuzz fuzz-bin
	@for f in $(notdir $(basename $(FUZZ_SRC))); do tools/fuzz distil $$f || exit 1; done
