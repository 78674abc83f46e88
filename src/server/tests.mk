# Test programs of the server above the network: tests/server/fake_net.c takes the place of the
# network, everything else is the real thing. What tests of one
# game's rules stand on is named after the game, and left out.
GAME_SUPPORT := $(foreach game,$(notdir $(wildcard src/games/*)),$(wildcard tests/support/$(game)_*.c))
HOUSE_SRC := src/server/net_parse.c $(filter-out src/server/net% $(addprefix src/server/,serve.c assets.c config.c),$(wildcard src/server/*.c))
HOUSE_OBJ := $(B)/src/cli/db_tables.o $(HOUSE_SRC:%.c=$(B)/%.o) $(STORE_OBJ)
SERVER_TEST_SUPPORT := $(filter-out tests/server/test_%,$(wildcard tests/server/*.c)) \
                       $(filter-out $(GAME_SUPPORT),$(TEST_SUPPORT))

# Named outright: else a new one that is not built yet sends make to the rule for all other tests.
$(SERVER_TEST_SUPPORT:%.c=$(B)/%.o): $(B)/vars/compile

$(B)/tests/server/test_%: $(B)/tests/server/test_%.o $(SERVER_TEST_SUPPORT:%.c=$(B)/%.o) \
                          $(TEST_FAIR) $(HOUSE_OBJ) $(ENGINE_LIB) $(B)/vars/link
	$(SAY) LINK $@
	$(Q)$(LINK_SUITE) $(SUITE_LIBS.server)

SUITE_LIBS.server = -lcmocka $(STORE_LIBS) $(SERVER_LIBS) -lm
$(B)/suites/server: $(SUITES.server:%.c=$(B)/%.o) $(SERVER_TEST_SUPPORT:%.c=$(B)/%.o) \
                    $(TEST_FAIR) $(HOUSE_OBJ) $(ENGINE_LIB)

$(B)/tests/wasm/steps: $(B)/tests/wasm/steps.o $(SERVER_TEST_SUPPORT:%.c=$(B)/%.o) \
                       $(TEST_FAIR) $(HOUSE_OBJ) $(ENGINE_LIB) $(B)/vars/link
	$(SAY) LINK $@
	$(Q)$(CC) $(LDFLAGS) $(filter %.o %.a,$^) -o $@ $(SUITE_LIBS.server)
