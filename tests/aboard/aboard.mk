# The program, and the engine as WebAssembly, with two more games on board: the template and Reef, which
# have no board on the page. Only the lists of games and faces are other objects than those of the
# release: `make aboard` links build/aboard/vaka. tests/web/plain.mjs plays them.
ABOARD_SRC  := tests/support/games.c $(wildcard tests/aboard/*.c tests/reef/*.c)
ABOARD      := build/aboard
ABOARD_WEB  := $(ABOARD)/assets/embedded

.PHONY: aboard
ifeq ($(V),wasm)
aboard: $(ABOARD)/vaka.wasm

$(ABOARD)/vaka.wasm: $(patsubst %.c,$(B)/%.o,$(wildcard src/wasm/*.c)) $(ABOARD_SRC:%.c=$(B)/%.o) $(B)/vars/wasm \
        $(filter-out %/registry.o %/face/faces.o,$(ENGINE_OBJ))
	@mkdir -p $(@D)
	$(SAY) LINK $@
	$(Q)wasm-ld $(WASM_LD) $(filter %.o,$^) -L/usr/lib/wasm32-wasi -lc -o $@
else
aboard:
	@mkdir -p $(ABOARD)
	@if [ -z "$$(tools/wasm-missing)" ]; then $(MAKE) V=wasm B=build/wasm aboard; \
	    else rm -f $(ABOARD)/vaka.wasm; fi
	@$(MAKE) V=release $(ABOARD)/vaka

$(ABOARD)/vaka: $(NATIVE_OBJ) $(SERVER_OBJ) $(STORE_OBJ) $(ABOARD_SRC:%.c=$(B)/%.o) $(ABOARD_WEB).o \
        $(ABOARD_WEB)_bytes.o $(ENGINE_LIB) $(B)/vars/link
	$(SAY) LINK $@
	$(Q)$(CC) $(LDFLAGS) $(filter %.o %.a,$^) -o $@ $(STORE_LIBS) $(SERVER_LIBS) -lncursesw -ltinfo -lm

# The page is the same; its engine is the one with the two games, and so is the list of games.
$(ABOARD_WEB).c: tools/embed tests/aboard/lib/page.mjs $(WEB_FILES) $(B)/vars/web $(wildcard $(ABOARD)/vaka.wasm)
	@mkdir -p $(@D)
	$(Q)node tests/aboard/lib/page.mjs build/web $(ABOARD)/vaka.wasm $(ABOARD)/web
	$(SAY) EMBED $@
	$(Q)tools/embed $(ABOARD)/web $(ABOARD_WEB)

$(ABOARD_WEB).o: $(ABOARD_WEB).c
	$(SAY) CC $@
	$(Q)$(CC) $(CFLAGS) -c $< -o $@

$(ABOARD_WEB)_bytes.o: $(ABOARD_WEB).c
	$(SAY) AS $@
	$(Q)$(CC) -c $(ABOARD_WEB).S -o $@
endif
