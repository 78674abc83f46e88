# What decides how games are played, as sixteen digits (cli/sim_part.h): parts of one run are of one build.
PLAYED := $(sort $(shell find include src/core src/games src/session src/bot -name '*.[ch]' -o -name '*.def' -o -name '*.inc'))

$(B)/src/cli/build.c: $(PLAYED) src/cli/cli.mk
	@mkdir -p $(@D)
	$(Q)sum=$$(cat $(PLAYED) | sha256sum | cut -c1-16) && \
	    printf '#include "cli/sim_part.h"\nconst char part_build[] = "%s";\n' $$sum > $@

$(B)/src/cli/build.o: %.o: %.c $(B)/vars/compile
	$(SAY) CC $@
	$(Q)$(CC) $(CFLAGS) -c $< -o $@
