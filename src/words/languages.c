/* languages.c - the languages of languages.h: read when they are asked for first. */
#include "words/languages.h"
#include <string.h>

static struct vk_language language[VK_LANGUAGES_MAX];
static int n_languages = -1;

int vk_n_languages(void)
{
    if (n_languages >= 0)
        return n_languages;
    int n = 0;
    for (const struct vk_embedded *e = vk_catalogues; e->bytes && n < VK_LANGUAGES_MAX; e++)
        n += vk_language_read(&language[n], e->bytes, e->n);
    n_languages = n;
    return n;
}

const struct vk_language *vk_language_at(int i)
{
    return i >= 0 && i < vk_n_languages() ? &language[i] : NULL;
}

/* Is the wish this tag, alone or with a country behind it? Small letters and capitals are alike. */
static bool is_tag(const char *wish, size_t n, const char *tag)
{
    size_t length = strlen(tag);
    if (n < length ||
        (n > length && wish[length] != '-' && wish[length] != '_' && wish[length] != '.'))
        return false;
    for (size_t i = 0; i < length; i++)
        if ((wish[i] | 0x20) != tag[i])
            return false;
    return true;
}

/* False: we have it not. */
static bool find(const char *wish, size_t n, const struct vk_language **found)
{
    *found = NULL;
    if (is_tag(wish, n, "en"))
        return true;
    for (int i = 0; i < vk_n_languages() && !*found; i++)
        if (is_tag(wish, n, language[i].tag))
            *found = &language[i];
    return *found != NULL;
}

const struct vk_language *vk_language_of(const char *wishes)
{
    const struct vk_language *found = NULL;
    while (wishes && *wishes) {
        wishes += strspn(wishes, " \t,;");
        size_t n = strcspn(wishes, " \t,;");
        if (find(wishes, n, &found))
            return found;
        wishes += strcspn(wishes, ",");
    }
    return NULL;
}

bool vk_language_is_known(const char *wish)
{
    const struct vk_language *found;
    return find(wish, strlen(wish), &found);
}
