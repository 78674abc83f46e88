# Vaka. `make run` serves, `make test` tests everything; `make help` lists the rest.
# Objects of each variant V (release, debug, asan, fuzz, msan, clang, tsan, wasm) live in
# build/<variant>/, or in B where one is given. Changed flags rebuild what they touch.

V       ?= release
B       := build/$(V)
JOBS    ?= $(shell nproc 2>/dev/null || echo 2)
PREFIX  ?= /usr/local
DESTDIR ?=

# Where the system's node is too old there is one of our own (tools/node).
export PATH := $(CURDIR)/build/node/bin:$(PATH)

ifeq ($(MAKELEVEL),0)
MAKEFLAGS += -j$(JOBS) --no-print-directory
endif

CC.release := gcc
CC.debug   := gcc
CC.asan    := clang
CC.fuzz    := clang
CC.clang   := clang
CC.msan    := clang
CC.tsan    := clang
CC.wasm    := clang
CC         := $(CC.$(V))

# Position-independent, as the same objects are also libvaka.so; nothing is seen of them from outside
# but what include/vaka.h marks.
OPT.release := -O2 -fPIC -fvisibility=hidden
OPT.debug   := -O0 -g3
# Test suites and fuzz targets of a short run stand on the same objects, which count what was reached and no more:
# with every comparison told (V=fuzz, for long runs) suites take twice as long. What address finds by itself at the
# access (no object there, past its end) is not asked twice of undefined.
OPT.asan    := -O1 -gline-tables-only -fsanitize=address,undefined -fno-sanitize-recover=all \
               -fno-sanitize=null,object-size,pointer-overflow -fno-omit-frame-pointer \
               -fsanitize-coverage=inline-8bit-counters,pc-table
OPT.fuzz    := $(OPT.asan) -fsanitize=fuzzer-no-link
OPT.clang   := -O1
OPT.msan    := -O1 -gline-tables-only -fsanitize=memory -fno-sanitize-recover=all -fno-omit-frame-pointer
OPT.tsan    := -O1 -gline-tables-only -fsanitize=thread
# The command and the terminal take longer to optimise than they run in tests; what the server takes it wins back.
OPT.front.asan := -O0
OPT.wasm    := --target=wasm32-wasi --sysroot=/usr -O2 -mbulk-memory

WARN := -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wstrict-prototypes -Wmissing-prototypes \
        -Wpointer-arith -Wcast-qual -Wwrite-strings -Wundef -Wvla

# Warnings are errors with the compilers that we test with. Others may know more warnings, and
# nobody who only wants to play should stumble over those. WERROR=1 and WERROR= say it outright.
WERROR ?= $(filter gcc-12 clang-14,$(CC)-$(firstword $(subst ., ,$(shell $(CC) -dumpversion 2>/dev/null))))
ifneq ($(WERROR),)
WARN += -Werror
endif

# Bots count in floats and must play the same everywhere: no fusing of multiply and add, which
# one machine has and the next has not.
CFLAGS  := -std=c11 $(OPT.$(V)) -ffp-contract=off $(WARN) -Iinclude -Isrc \
           -D_POSIX_C_SOURCE=200809L -MMD -MP
LDFLAGS := $(filter -fsanitize%,$(OPT.$(V))) $(if $(STATIC),-static)

# The engine is pure: no files, no sockets, no clock, no memory of its own.
ENGINE_SRC := $(wildcard src/core/*.c src/games/*.c src/games/*/*.c src/bot/*.c src/face/*.c src/face/*/*.c \
                         src/table/*.c src/lesson/*.c src/analysis/*.c) \
              $(filter-out src/session/fair.c,$(wildcard src/session/*.c))
NATIVE_SRC := $(wildcard src/session/fair.c src/cli/*.c src/term/*.c)
ENGINE_OBJ := $(ENGINE_SRC:%.c=$(B)/%.o) $(B)/src/lesson/books.o $(B)/src/analysis/puzzles.o
NATIVE_OBJ := $(NATIVE_SRC:%.c=$(B)/%.o) $(B)/src/cli/build.o
ENGINE_LIB := $(B)/libvaka.a

# What threads share is looked at; the rules and the words of games, which share nothing, are those of
# the release (tests/tools/memory.sh: they have no memory of their own).
ifeq ($(V),tsan)
ENGINE_SRC := $(filter $(wildcard src/session/*.c src/bot/*.c src/table/*.c src/face/*.c),$(ENGINE_SRC))
ENGINE_OBJ := $(ENGINE_SRC:%.c=$(B)/%.o)
RULES_LIB  := build/release/libvaka.a

$(RULES_LIB): FORCE
	@$(MAKE) V=release $@
endif

# One short line a file; LOUD=1 shows the whole commands.
Q   := $(if $(LOUD),,@)
SAY := $(if $(LOUD),@:,@printf '  %-5s %s\n')

.DEFAULT_GOAL := build
.DELETE_ON_ERROR:
.SECONDARY:
.PHONY: FORCE

# ---- The command ---------------------------------------------------------------------------

.PHONY: build run install deb
ifeq ($(V),release)
build: build/vaka

build/vaka: $(B)/vaka
	@mkdir -p $(@D)
	@cp $< $@.new && mv $@.new $@
else
build: $(B)/vaka
endif

run:
	@tools/install run
	@$(MAKE) web
	@$(MAKE) build
	@build/vaka serve

# The unit and, where there are none yet, the settings: `systemctl enable --now vaka` after it.
SYSTEMD ?= /etc/systemd/system
install: build install-lib install-python
	install -D -m 755 build/vaka $(DESTDIR)$(PREFIX)/bin/vaka
	install -D -m 644 man/vaka.1 $(DESTDIR)$(PREFIX)/share/man/man1/vaka.1
	for page in man/*/vaka.1; do \
	    install -D -m 644 $$page $(DESTDIR)$(PREFIX)/share/$$(dirname $$page)/man1/vaka.1 || exit 1; \
	done
	install -d $(DESTDIR)$(SYSTEMD)
	sed 's|@BINDIR@|$(PREFIX)/bin|' packaging/vaka.service > $(DESTDIR)$(SYSTEMD)/vaka.service
	[ -e $(DESTDIR)/etc/vaka.conf ] || install -D -m 644 packaging/vaka.conf $(DESTDIR)/etc/vaka.conf

# Debian packages of what this machine built: the command, the library, its header, the package for Python.
deb:
	@tools/install run package
	@$(MAKE) web
	@$(MAKE) build
	@packaging/deb

$(B)/vaka $(B)/pseudo/vaka: $(NATIVE_OBJ) $(ENGINE_LIB) $(RULES_LIB) $(B)/vars/link
	$(SAY) LINK $@
	$(Q)$(CC) $(LDFLAGS) $(filter %.o,$^) $(filter %.a,$^) -o $@ $(STORE_LIBS) $(SERVER_LIBS) -lncursesw -ltinfo -lm

$(ENGINE_LIB): $(ENGINE_OBJ) $(B)/vars/engine
	@rm -f $@
	$(SAY) AR $@
	$(Q)ar rcs $@ $(filter %.o,$^)

$(foreach room,cli term,$(B)/src/$(room)/%.o): AS_FRONT = $(OPT.front.$(V))

$(B)/%.o: %.c $(B)/vars/compile
	@mkdir -p $(@D)
	$(SAY) CC $@
	$(Q)$(CC) $(CFLAGS) $(AS_FRONT) $(AS_SUITE) -c $< -o $@ $(ONLY_SUITE)

# A file for each set of flags, written anew only when they change: what depends on it is rebuilt.
VARS.compile := $(strip $(CC) $(CFLAGS) $(OPT.front.$(V)))
VARS.link    := $(CC) $(LDFLAGS)
VARS.engine  := $(ENGINE_OBJ)

-include $(shell find $(B) -name '*.d' 2>/dev/null)

# ---- Tests, fuzzing, rooms with rules of their own -----------------------------------------

include tests/tests.mk
include fuzz/fuzz.mk
include src/store/store.mk # first: the server's programs link what it names
include $(filter-out src/store/store.mk,$(wildcard src/*/*.mk))
include tests/aboard/aboard.mk

# The command is also the server and its store.
$(B)/vaka $(B)/pseudo/vaka: $(SERVER_OBJ) $(ASSETS_OBJ) $(STORE_OBJ)

# The flags are written down while this is read, not by a rule: make would take what depends on a file
# that is still being looked at, by another of its jobs, for out of date.
note = $(shell mkdir -p $(dir $(1)); echo '$(2)' | cmp -s - $(1) || echo '$(2)' > $(1))
$(foreach name,$(filter VARS.%,$(.VARIABLES)),$(call note,$(name:VARS.%=$(B)/vars/%),$($(name))))

# ---- The rest ------------------------------------------------------------------------------

FORMATTED = $(shell find include src tests fuzz bench train -name '*.[ch]' 2>/dev/null)
SCRIPTS   = $(shell find web tests bench tools -name node_modules -prune -o \
              -name '*.gen.ts' -prune -o \( -name '*.ts' -o -name '*.tsx' -o -name '*.mjs' -o -name '*.css' \) -print)
PROGRAMS  = $(shell grep -lIE '^\#!.*node' tests/run tools/* packaging/* 2>/dev/null)

.PHONY: help clean format bench
bench: build
	build/vaka bench

format:
	$(SAY) FORMAT C
	$(Q)clang-format -i $(FORMATTED)
	$(SAY) FORMAT scripts,styles
	$(Q)web/node_modules/.bin/prettier --log-level warn --write $(SCRIPTS)
	$(Q)web/node_modules/.bin/prettier --log-level warn --parser babel --write $(PROGRAMS)

clean:
	rm -rf build

help:
	@echo 'make run         install what is missing, build, and serve at http://localhost:8420'
	@echo 'make test        everything: tests, sanitizers, lint, fuzzing, WebAssembly'
	@echo 'make test-quick  what finds most in three minutes: suites of the release build, scripts, cheap lints'
	@echo 'make test-layout every decision of every game at every size of a window, and every page'
	@echo 'make nightly     thousands of games under faults: servers killed, commits in doubt, notices lost'
	@echo 'make test-plants faults planted in a copy, which sanitizers must find'
	@echo 'make build       build/vaka                       (V=debug|asan|clang|...: in build/V/)'
	@echo 'make lint        format, layers, headers, lengths, cppcheck, clang-tidy and more'
	@echo 'make fuzz        fuzz for FUZZ_SECONDS each (600) into build/fuzz/corpus'
	@echo 'make wasm        build/vaka.wasm'
	@echo 'make web         the web client into build/web, which make build then puts into build/vaka'
	@echo 'make pseudo      build/pseudo/vaka, which also speaks qps: what it says in plain letters was never translated'
	@echo 'make bench       measure the engine on one core'
	@echo 'make format      clang-format and Prettier over all sources'
	@echo 'make lib         build/libvaka.so, for other programs and for python/'
	@echo 'make install     into PREFIX (/usr/local), with the man page, a systemd unit and the library'
	@echo 'make deb         Debian packages in build/'
	@echo 'make clean       remove build/'
