# The books of lessons as a C file, a part of the engine.
BOOKS := $(sort $(wildcard src/lesson/books/*.txt))

$(B)/src/lesson/books.c: tools/embed-texts $(BOOKS)
	@mkdir -p $(@D)
	$(SAY) EMBED $@
	$(Q)tools/embed-texts lesson/book.h vk_book_source $(BOOKS) > $@

$(B)/src/lesson/books.o: $(B)/src/lesson/books.c $(B)/vars/compile
	$(SAY) CC $@
	$(Q)$(CC) $(CFLAGS) -c $< -o $@
