/* people_name.c - what may be a name, and names for those who gave none. */
#include "server/people.h"
#include "store/valid.h"
#include "words/speak.h"
#include <sodium.h>
#include <string.h>

/* The character at `at` (which is valid UTF-8), and its length. */
static uint32_t character(const char *at, int *length)
{
    const unsigned char *b = (const unsigned char *)at;
    *length = b[0] < 0x80 ? 1 : b[0] < 0xE0 ? 2 : b[0] < 0xF0 ? 3 : 4;
    uint32_t c = *length == 1 ? b[0] : b[0] & (0xFFu >> (*length + 1));
    for (int i = 1; i < *length; i++)
        c = c << 6 | (b[i] & 0x3F);
    return c;
}

/* Characters that do not show, or that change how their neighbours show. */
static const struct {
    uint32_t first, last;
} unprintable[] = {
    { 0x0000, 0x001F }, { 0x007F, 0x009F }, { 0x00AD, 0x00AD },   { 0x034F, 0x034F },
    { 0x061C, 0x061C }, { 0x115F, 0x1160 }, { 0x17B4, 0x17B5 },   { 0x180B, 0x180F },
    { 0x200B, 0x200F }, { 0x2028, 0x202E }, { 0x2060, 0x206F },   { 0x3164, 0x3164 },
    { 0xD800, 0xF8FF }, { 0xFDD0, 0xFDEF }, { 0xFE00, 0xFE0F },   { 0xFEFF, 0xFEFF },
    { 0xFFA0, 0xFFA0 }, { 0xFFF0, 0xFFFF }, { 0x1D173, 0x1D17A }, { 0xE0000, 0x10FFFF },
};

static bool is_printable(uint32_t c)
{
    for (size_t i = 0; i < sizeof unprintable / sizeof unprintable[0]; i++)
        if (c >= unprintable[i].first && c <= unprintable[i].last)
            return false;
    return true;
}

static bool is_mark(uint32_t c) /* combining: sits on the character before it */
{
    return (c >= 0x0300 && c <= 0x036F) || (c >= 0x1AB0 && c <= 0x1AFF) ||
           (c >= 0x1DC0 && c <= 0x1DFF) || (c >= 0x20D0 && c <= 0x20FF) ||
           (c >= 0xFE20 && c <= 0xFE2F);
}

static bool is_blank(uint32_t c)
{
    return c == ' ' || c == 0xA0 || c == 0x1680 || (c >= 0x2000 && c <= 0x200A) || c == 0x202F ||
           c == 0x205F || c == 0x3000;
}

bool people_tidy_name(const char *name, char out[STORE_NAME])
{
    enum { MARKS_MAX = 2 };
    size_t n = 0;
    int characters = 0, marks = 0, length;
    bool is_gap = false;
    if (!valid_utf8(name, strlen(name)))
        return false;
    for (const char *at = name; *at; at += length) {
        uint32_t c = character(at, &length);
        if (is_blank(c)) {
            is_gap = true;
            continue;
        }
        marks = is_mark(c) ? marks + 1 : 0;
        if (!is_printable(c) || marks > MARKS_MAX || (is_mark(c) && (n == 0 || is_gap)))
            return false;
        bool has_blank = is_gap && n > 0;
        is_gap = false;
        characters += (marks == 0) + has_blank;
        if (characters > NAME_CHARACTERS || n + (size_t)length + has_blank >= STORE_NAME)
            return false;
        if (has_blank)
            out[n++] = ' ';
        memcpy(out + n, at, (size_t)length);
        n += (size_t)length;
    }
    out[n] = 0;
    return n > 0;
}

static const char *any(const char *const *words, uint32_t n)
{
    return words[randombytes_uniform(n)];
}

/* None begins with a vowel: languages elide before one. */
static const char *any_island(void)
{
    static const char *const islands[] = { "Tonga",    "Samoa",    "Vavau",    "Rarotonga",
                                           "Tahiti",   "Mangaia",  "Niue",     "Huahine",
                                           "Raivavae", "Nukuhiva", "Rimatara", "Mangareva",
                                           "Rapa",     "Tokelau",  "Futuna",   "Manihiki" };
    return any(islands, sizeof islands / sizeof islands[0]);
}

static void invent(const struct vk_language *language, const char *msgid, char out[STORE_NAME])
{
    struct vk_reason name = vk_reason(msgid);
    struct vk_words w = { 0 };
    struct vk_out to = vk_out_to(out, STORE_NAME);
    vk_words_in(&w, language);
    vk_reason_text(&name, any_island());
    vk_reason_put(&name, &w, &to);
}

void people_invent_name(const struct vk_language *language, char out[STORE_NAME])
{
    static const char *const birds[] = {
        VK_WORD("Tern of {0}"),       VK_WORD("Petrel of {0}"), VK_WORD("Frigatebird of {0}"),
        VK_WORD("Booby of {0}"),      VK_WORD("Heron of {0}"),  VK_WORD("Lorikeet of {0}"),
        VK_WORD("Kingfisher of {0}"), VK_WORD("Plover of {0}"), VK_WORD("Noddy of {0}"),
        VK_WORD("Tropicbird of {0}"), VK_WORD("Curlew of {0}"), VK_WORD("Shearwater of {0}"),
        VK_WORD("Warbler of {0}"),    VK_WORD("Dove of {0}"),   VK_WORD("Swiftlet of {0}"),
        VK_WORD("Albatross of {0}"),
    };
    invent(language, any(birds, sizeof birds / sizeof birds[0]), out);
}

void people_invent_table(const struct vk_language *language, char out[STORE_NAME])
{
    static const char *const ways[] = { VK_WORD("Voyage to {0}"), VK_WORD("Canoe to {0}"),
                                        VK_WORD("Wind from {0}"), VK_WORD("Stars over {0}") };
    invent(language, any(ways, sizeof ways / sizeof ways[0]), out);
}
