# Test programs of the server above the network: tests/server/fake_net.c takes the place of the
# network, everything else is the real thing.
HOUSE_SRC := $(filter-out src/server/net% $(addprefix src/server/,serve.c assets.c config.c),$(wildcard src/server/*.c))
HOUSE_OBJ := $(HOUSE_SRC:%.c=$(B)/%.o) $(patsubst %.c,$(B)/%.o,$(wildcard src/store/*.c)) $(B)/src/store/schema.o
SERVER_TEST_SUPPORT := $(filter-out tests/server/test_%,$(wildcard tests/server/*.c))

$(B)/tests/server/test_%: $(B)/tests/server/test_%.o $(SERVER_TEST_SUPPORT:%.c=$(B)/%.o) \
                          $(TEST_SUPPORT:%.c=$(B)/%.o) $(TEST_FAIR) $(HOUSE_OBJ) \
                          $(ENGINE_LIB) $(B)/vars/link
	$(SAY) LINK $@
	$(Q)$(CC) $(LDFLAGS) $(filter %.o %.a,$^) -o $@ -lcmocka $(STORE_LIBS) $(SERVER_LIBS) -lm
