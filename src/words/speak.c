/* speak.c - the language of the process. */
#include "words/speak.h"
#include "words/languages.h"
#include <stdlib.h>

static const struct vk_language *spoken;

void vk_speak(const struct vk_language *l)
{
    spoken = l;
}

const char *vk_say(const char *msgid)
{
    const char *text = spoken ? vk_language_find(spoken, msgid) : NULL;
    return text ? text : vk_msgid_text(msgid);
}

void vk_say_in(struct vk_words *w)
{
    vk_words_in(w, spoken);
}

const struct vk_language *vk_language_of_system(void)
{
    static const char *const names[] = { "LC_ALL", "LC_MESSAGES", "LANG" };
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        const char *value = getenv(names[i]);
        if (value && value[0])
            return vk_language_of(value);
    }
    return NULL;
}
