# WebAssembly: core, games, session, bots and face in one module without a single import. Linked
# with wasm-ld itself, from objects (GNU ar makes no index for these); of libc only what needs no
# system comes along.
WASM_RT := $(shell clang -print-resource-dir 2>/dev/null)/lib/wasi/libclang_rt.builtins-wasm32.a
WASM_LD := --no-entry --gc-sections --strip-all -z stack-size=262144 --fatal-warnings

.PHONY: wasm
ifeq ($(V),wasm)
wasm: build/vaka.wasm

build/vaka.wasm: $(B)/src/wasm/vaka_wasm.o $(ENGINE_OBJ) $(B)/vars/wasm
	$(SAY) LINK $@
	$(Q)wasm-ld $(WASM_LD) $(filter %.o,$^) -L/usr/lib/wasm32-wasi -lc $(WASM_RT) -o $@
else
wasm:
	@$(MAKE) V=wasm B=build/wasm wasm
endif

VARS.wasm := $(WASM_LD)
