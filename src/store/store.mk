# The store: its objects, the migrations of src/store/schema as a C file, and its test programs,
# which link it. A program that uses the store links $(STORE_OBJ) and $(STORE_LIBS).
STORE_SQL  := $(sort $(wildcard src/store/schema/*.sql))
STORE_OBJ  := $(patsubst %.c,$(B)/%.o,$(wildcard src/store/*.c)) $(B)/src/store/schema.o
STORE_LIBS := -lsqlite3

$(B)/src/store/schema.c: src/store/schema/embed.sh $(STORE_SQL)
	@mkdir -p $(@D)
	$(SAY) EMBED $@
	$(Q)sh src/store/schema/embed.sh $(STORE_SQL) > $@

$(B)/src/store/schema.o: $(B)/src/store/schema.c $(B)/vars/compile
	$(SAY) CC $@
	$(Q)$(CC) $(CFLAGS) -c $< -o $@

STORE_TEST_SUPPORT := $(filter-out tests/store/test_%,$(wildcard tests/store/*.c))

$(B)/tests/store/test_%: $(B)/tests/store/test_%.o $(STORE_TEST_SUPPORT:%.c=$(B)/%.o) $(STORE_OBJ) $(B)/vars/link
	$(SAY) LINK $@
	$(Q)$(LINK_SUITE) $(SUITE_LIBS.store)

SUITE_LIBS.store = -lcmocka $(STORE_LIBS)
$(B)/suites/store: $(SUITES.store:%.c=$(B)/%.o) $(STORE_TEST_SUPPORT:%.c=$(B)/%.o) $(STORE_OBJ)
