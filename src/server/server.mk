# The server: its objects, the web client inside the program, and its test programs. A program that
# uses the server links $(SERVER_OBJ), $(STORE_OBJ), the engine and $(SERVER_LIBS).
SERVER_SRC  := $(wildcard src/server/*.c)
SERVER_OBJ  := $(SERVER_SRC:%.c=$(B)/%.o)
SERVER_LIBS := -ljansson -lsodium -lz -lpthread

# build/web is what is embedded; without it the program has a page that says how to make it.
WEB_FILES  := $(sort $(shell find build/web -type f 2>/dev/null))
ASSETS     := $(B)/assets/embedded
ASSETS_OBJ := $(ASSETS).o $(ASSETS)_bytes.o

$(ASSETS).c: tools/embed $(WEB_FILES) $(B)/vars/web
	@mkdir -p $(@D)
	$(SAY) EMBED $@
	$(Q)tools/embed build/web $(ASSETS)

$(ASSETS).o: $(ASSETS).c $(B)/vars/compile
	$(SAY) CC $@
	$(Q)$(CC) $(CFLAGS) -c $< -o $@

$(ASSETS)_bytes.o: $(ASSETS).c
	$(SAY) AS $@
	$(Q)$(CC) -c $(ASSETS).S -o $@

VARS.web := $(WEB_FILES)

# `make web build`: first the one, then the other; names of files carry hashes and may be new by then.
ifneq ($(filter web,$(MAKECMDGOALS)),)
$(ASSETS).c: web
$(WEB_FILES): ;
endif

# The packages of npm that the client and the lints need, where they are missing. None of them has to run anything
# of its own to be installed.
.PHONY: packages
packages:
	@[ web/node_modules/.package-lock.json -nt web/package-lock.json ] || { \
	    echo 'Fetching the packages of the web client'; \
	    cd web && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error; }

# The client: the engine as WebAssembly where this machine can make it, then the page.
.PHONY: web
web: packages
	@missing=$$(tools/wasm-missing); \
	if [ -z "$$missing" ]; then \
	    $(MAKE) wasm; \
	else \
	    rm -f build/vaka.wasm; \
	    echo "No WebAssembly, because $$missing is missing: the page cannot open journals from a file."; \
	fi
	@$(MAKE) --no-print-directory words
	@node web/build.mjs

# The network alone, for tests/net.
NET_OBJ := $(patsubst %.c,$(B)/%.o,$(wildcard src/server/net*.c) src/server/limits.c src/server/log.c \
           src/server/metrics.c src/store/xmalloc.c)

$(B)/tests/net/echo: $(B)/tests/net/echo.o $(NET_OBJ) $(ENGINE_LIB) $(B)/vars/link
	$(SAY) LINK $@
	$(Q)$(CC) $(LDFLAGS) $(filter %.o %.a,$^) -o $@ -lsodium -lz -lpthread

ifneq ($(V),msan)
test-bin: $(B)/tests/net/echo
endif

# Test programs of the network and of what surrounds it.
$(B)/tests/net/test_%: $(B)/tests/net/test_%.o $(NET_OBJ) $(B)/src/server/config.o $(ENGINE_LIB) $(B)/vars/link
	$(SAY) LINK $@
	$(Q)$(LINK_SUITE) $(SUITE_LIBS.net)

SUITE_LIBS.net = -lcmocka -lsodium -lz -lpthread
$(B)/suites/net: $(SUITES.net:%.c=$(B)/%.o) $(NET_OBJ) $(B)/src/server/config.o $(ENGINE_LIB)

# Fuzz targets of what strangers send.
SERVER_FUZZ_OBJ := $(patsubst %.c,$(B)/%.o,src/server/net_http.c src/server/net_parse.c \
                   src/server/net_frame.c src/server/net_pack.c src/server/ask.c src/store/xmalloc.c)

$(B)/fuzz/fuzz_http $(B)/fuzz/fuzz_frame $(B)/fuzz/fuzz_json: $(B)/fuzz/fuzz_%: $(B)/fuzz/fuzz_%.o \
        $(FUZZ_SUPPORT:%.c=$(B)/%.o) $(SERVER_FUZZ_OBJ) $(ENGINE_LIB) $(B)/vars/link
	$(SAY) LINK $@
	$(Q)$(CC) -fsanitize=fuzzer,address,undefined $(filter %.o %.a,$^) -o $@ -ljansson -lsodium -lz -lm
