# libvaka.so: the engine for other programs, from the objects of the release. VAKA_SONAME grows when
# include/vaka.h is no longer what older programs were built with (VAKA_API_NUMBER in it does too).
LIB_OBJ     := $(patsubst %.c,$(B)/%.o,$(wildcard src/lib/*.c)) $(B)/src/session/fair.o
VAKA_SONAME := libvaka.so.0
LIB_FLAGS   := -shared -Wl,-soname,$(VAKA_SONAME) -Wl,-z,defs -Wl,-z,relro -Wl,--gc-sections

.PHONY: lib install-lib install-python
ifeq ($(V),release)
lib: build/$(VAKA_SONAME) build/libvaka.so build/vaka.pc

build/$(VAKA_SONAME): $(B)/$(VAKA_SONAME)
	@cp $< $@.new && mv $@.new $@

build/libvaka.so: build/$(VAKA_SONAME)
	@ln -sf $(VAKA_SONAME) $@
else
lib: $(B)/$(VAKA_SONAME)
endif

$(B)/$(VAKA_SONAME): $(LIB_OBJ) $(ENGINE_LIB) $(B)/vars/link $(B)/vars/lib
	$(SAY) LINK $@
	$(Q)$(CC) $(LDFLAGS) $(LIB_FLAGS) $(filter %.o,$^) $(filter %.a,$^) -o $@ -lsodium -lpthread -lm

VARS.lib := $(LIB_FLAGS)

# What pkg-config tells of it, for PREFIX.
build/vaka.pc: packaging/vaka.pc include/vaka/version.h $(B)/vars/prefix
	@sed -e 's|@PREFIX@|$(PREFIX)|' -e 's|@LIBDIR@|$(LIBDIR)|' \
	    -e "s|@VERSION@|$$(sed -n 's/^#define VAKA_VERSION "\(.*\)"/\1/p' include/vaka/version.h)|" $< > $@

VARS.prefix := $(PREFIX) $(LIBDIR)
LIBDIR ?= $(PREFIX)/lib

install-lib: lib
	install -D -m 644 build/$(VAKA_SONAME) $(DESTDIR)$(LIBDIR)/$(VAKA_SONAME)
	ln -sf $(VAKA_SONAME) $(DESTDIR)$(LIBDIR)/libvaka.so
	install -D -m 644 include/vaka.h $(DESTDIR)$(PREFIX)/include/vaka.h
	install -D -m 644 build/vaka.pc $(DESTDIR)$(LIBDIR)/pkgconfig/vaka.pc

PYTHONDIR ?= $(PREFIX)/lib/python3/dist-packages
install-python:
	install -d $(DESTDIR)$(PYTHONDIR)/vaka
	install -m 644 python/vaka/*.py $(DESTDIR)$(PYTHONDIR)/vaka

# Its suites; tests have a panic of their own.
$(B)/tests/library/test_%: $(B)/tests/library/test_%.o $(TEST_SUPPORT:%.c=$(B)/%.o) \
                       $(filter-out %/panic.o,$(LIB_OBJ)) $(ENGINE_LIB) $(B)/vars/link
	$(SAY) LINK $@
	$(Q)$(LINK_SUITE) $(SUITE_LIBS.engine)
