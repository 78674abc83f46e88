# The puzzles of each game as a C file, for the command; the page fetches them as files.
PUZZLES := $(sort $(wildcard src/analysis/puzzles/*.txt))

$(B)/src/analysis/puzzles.c: tools/embed-texts $(PUZZLES)
	@mkdir -p $(@D)
	$(SAY) EMBED $@
	$(Q)tools/embed-texts analysis/puzzle.h vk_puzzle_source $(PUZZLES) > $@

$(B)/src/analysis/puzzles.o: $(B)/src/analysis/puzzles.c $(B)/vars/compile
	$(SAY) CC $@
	$(Q)$(CC) $(CFLAGS) -c $< -o $@
