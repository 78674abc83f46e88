# WebAssembly: core, games, session, bots and face in one module without a single import. Linked
# with wasm-ld itself, from objects (GNU ar makes no index for these); of libc only what needs no
# system comes along, and nothing of clang's own library. Addresses take as many bytes as they need, a twentieth less.
WASM_LD := --no-entry --gc-sections --strip-all --compress-relocations -z stack-size=262144 --fatal-warnings

.PHONY: wasm
ifeq ($(V),wasm)
wasm: build/vaka.wasm

# Words and messages are made small, not quick: nobody waits for them, and everybody loads them; so are texts of actions and
# options. A game is set up once, and looked over by tests alone.
SMALL_SRC := $(foreach room,analysis face lesson session table wasm,$(filter src/$(room)/%,$(ENGINE_SRC))) \
             $(wildcard src/wasm/*.c src/games/*/setup.c src/games/*/check.c) \
             $(patsubst %,src/core/%.c,action option out reason)
SMALL     := $(SMALL_SRC:%.c=$(B)/%.o) $(B)/src/lesson/books.o $(B)/src/analysis/puzzles.o
$(SMALL): CFLAGS += -Oz
$(SMALL): src/wasm/wasm.mk

# Bots think as long as people let them, and their nets are sums of many small numbers.
$(B)/src/bot/%.o: CFLAGS += -msimd128

build/vaka.wasm: $(patsubst %.c,$(B)/%.o,$(wildcard src/wasm/*.c)) $(ENGINE_OBJ) $(B)/vars/wasm
	$(SAY) LINK $@
	$(Q)wasm-ld $(WASM_LD) $(filter %.o,$^) -L/usr/lib/wasm32-wasi -lc -o $@
else
wasm:
	@missing=$$(tools/wasm-missing); [ -z "$$missing" ] || \
	    { echo "WebAssembly cannot be made: $$missing is missing." >&2; exit 1; }
	@$(MAKE) V=wasm B=build/wasm wasm
endif

VARS.wasm := $(WASM_LD)
