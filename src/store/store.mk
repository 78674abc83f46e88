# The store: its objects, the migrations of src/store/schema as a C file, and its test programs,
# which link it. A program that uses the store links $(STORE_OBJ) and $(STORE_LIBS).
STORE_SQL  := $(sort $(wildcard src/store/schema/*.sql))
STORE_SRC  := $(wildcard src/store/*.c)
STORE_LIBS := -lsqlite3

# PostgreSQL where its library is, which cannot be linked statically; without it postgres_missing.c says so.
POSTGRES_SQL := $(sort $(wildcard src/store/schema/postgres/*.sql))
POSTGRES_SRC := $(filter-out %_missing.c,$(wildcard src/store/postgres*.c))
POSTGRES     ?= $(if $(STATIC),,$(shell pkg-config --exists libpq 2>/dev/null && echo yes))
ifeq ($(POSTGRES),yes)
STORE_SRC    := $(filter-out %/postgres_missing.c,$(STORE_SRC))
STORE_LIBS   += $(shell pkg-config --libs libpq)
$(POSTGRES_SRC:%.c=$(B)/%.o): CFLAGS += $(shell pkg-config --cflags libpq)
else
STORE_SRC    := $(filter-out $(POSTGRES_SRC),$(STORE_SRC))
endif

STORE_OBJ := $(STORE_SRC:%.c=$(B)/%.o) $(B)/src/store/schema.o $(B)/src/store/schema_postgres.o

$(B)/src/store/schema.c: src/store/schema/embed.sh $(STORE_SQL)
	@mkdir -p $(@D)
	$(SAY) EMBED $@
	$(Q)sh src/store/schema/embed.sh store $(STORE_SQL) > $@

$(B)/src/store/schema_postgres.c: src/store/schema/embed.sh $(POSTGRES_SQL)
	@mkdir -p $(@D)
	$(SAY) EMBED $@
	$(Q)sh src/store/schema/embed.sh postgres $(POSTGRES_SQL) > $@

$(B)/src/store/schema%.o: $(B)/src/store/schema%.c $(B)/vars/compile
	$(SAY) CC $@
	$(Q)$(CC) $(CFLAGS) -c $< -o $@

$(B)/src/store/schema.o: $(B)/src/store/schema.c $(B)/vars/compile
	$(SAY) CC $@
	$(Q)$(CC) $(CFLAGS) -c $< -o $@

STORE_TEST_SUPPORT := $(filter-out tests/store/test_%,$(wildcard tests/store/*.c))

$(B)/tests/store/test_%: $(B)/tests/store/test_%.o $(STORE_TEST_SUPPORT:%.c=$(B)/%.o) $(STORE_OBJ) $(B)/vars/link
	$(SAY) LINK $@
	$(Q)$(LINK_SUITE) $(SUITE_LIBS.store)

SUITE_LIBS.store = -lcmocka $(STORE_LIBS) -lpthread
$(B)/suites/store: $(SUITES.store:%.c=$(B)/%.o) $(STORE_TEST_SUPPORT:%.c=$(B)/%.o) $(STORE_OBJ)
