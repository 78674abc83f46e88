# The books of lessons as a C file, a part of the engine.
BOOKS := $(sort $(wildcard src/lesson/books/*.txt))

$(B)/src/lesson/books.c: src/lesson/books/embed.sh $(BOOKS)
	@mkdir -p $(@D)
	$(SAY) EMBED $@
	$(Q)sh src/lesson/books/embed.sh $(BOOKS) > $@

$(B)/src/lesson/books.o: $(B)/src/lesson/books.c $(B)/vars/compile
	$(SAY) CC $@
	$(Q)$(CC) $(CFLAGS) -c $< -o $@
