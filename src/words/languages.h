/*
 * languages.h - the languages aboard besides English: words/<tag>.po, embedded as catalogues. The command, the
 * terminal and the server speak them; the page fetches the one that it needs.
 */
#ifndef VAKA_WORDS_LANGUAGES_H
#define VAKA_WORDS_LANGUAGES_H

#include "vaka/language.h"

/* As tools/embed-bytes writes them, after the last one NULL. */
struct vk_embedded {
    const unsigned char *bytes;
    size_t n;
};
extern const struct vk_embedded vk_catalogues[];
extern const struct vk_embedded vk_pseudo[]; /* one that is no language; only suites have it */

enum { VK_LANGUAGES_MAX = 16 };

/* Languages besides English: 0 to n - 1. */
int vk_n_languages(void);
const struct vk_language *vk_language_at(int i);

/*
 * The first wish that is aboard: `fr`, `nl-BE`, `fr_FR.UTF-8`, `fr-CA,nl;q=0.8,en`. NULL: English, wished for or
 * for want of others.
 */
const struct vk_language *vk_language_of(const char *wishes);
/* Is this one of ours, or English? */
bool vk_language_is_known(const char *wish);

#endif
