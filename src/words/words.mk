# Other languages: words/<tag>.po becomes build/words/<tag>.words, which the page loads when it is wanted, and which the
# command has in it. Written by a small program of the build, so that nothing but a C compiler is needed.
LANGUAGES  := $(sort $(wildcard words/*.po))
CATALOGUES := $(LANGUAGES:words/%.po=build/words/%.words)
WORDS_OBJ  := $(addprefix $(B)/src/words/, languages.o speak.o tell.o catalogues.o)
HOST_CC    ?= cc

build/words/catalogue: tools/catalogue.c include/vaka/language.h
	@mkdir -p $(@D)
	$(SAY) CC $@
	$(Q)$(HOST_CC) -std=c11 -O1 -D_GNU_SOURCE -Iinclude $< -o $@

build/words/%.words: words/%.po build/words/catalogue
	$(SAY) WORDS $@
	$(Q)build/words/catalogue $< > $@.new && mv $@.new $@

$(B)/src/words/catalogues.c: tools/embed-bytes $(CATALOGUES)
	@mkdir -p $(@D)
	$(SAY) EMBED $@
	$(Q)tools/embed-bytes words/languages.h vk_embedded vk_catalogues $(CATALOGUES) > $@

$(B)/src/words/catalogues.o $(B)/pseudo/catalogues.o $(B)/pseudo/words.o: %.o: %.c $(B)/vars/compile
	$(SAY) CC $@
	$(Q)$(CC) $(CFLAGS) -c $< -o $@

.PHONY: words pseudo
words: $(CATALOGUES)

# A language that is none (tools/catalogue.c), for tests: this program speaks it beside the others, and suites
# have it by a name of its own. Its msgids are those of French, which has all of them: a language that somebody has
# just begun has not.
PSEUDO := build/words/qps.words
$(PSEUDO): words/fr.po build/words/catalogue
	$(SAY) WORDS $@
	$(Q)build/words/catalogue --pseudo $< > $@.new && mv $@.new $@

$(B)/pseudo/catalogues.c: tools/embed-bytes $(CATALOGUES) $(PSEUDO)
	@mkdir -p $(@D)
	$(Q)tools/embed-bytes words/languages.h vk_embedded vk_catalogues $(CATALOGUES) $(PSEUDO) > $@

$(B)/pseudo/words.c: tools/embed-bytes $(PSEUDO)
	@mkdir -p $(@D)
	$(Q)tools/embed-bytes words/languages.h vk_embedded vk_pseudo $(PSEUDO) > $@

$(B)/pseudo/vaka: $(B)/pseudo/catalogues.o

pseudo: $(PSEUDO) build/pseudo/vaka
build/pseudo/vaka: build/release/pseudo/vaka
	@mkdir -p $(@D)
	@cp $< $@.new && mv $@.new $@

$(ENGINE_LIB): $(WORDS_OBJ)
