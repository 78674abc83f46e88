/*
 * catalogue FILE.po - write the catalogue of a language (include/vaka/language.h) to standard output. Its tag, its
 * name and its plural rule stand in the header of the file: Language, X-Name, Plural-Forms. A program of the build:
 * it reads the part of gettext's PO that our files have (msgctxt, msgid, msgstr, lines in quotation marks, comments),
 * leaves out what is not translated or marked fuzzy, and refuses the rest by its line.
 *
 * catalogue --pseudo FILE.po - the same for no language, tag qps, for tests: every msgid of the file translated by
 * itself, each letter by one that looks like it and is not ASCII, and a, e and o twice, so that texts grow by a
 * quarter as French does. Blanks and formats stay. "{who} takes {0} {0|boat|boats}." becomes "{who} ŧááķééš
 * {0} {0|ƀóóááŧ|ƀóóááŧš}.": what a program that speaks it says in plain letters never asked the catalogue.
 * `make pseudo` writes build/words/qps.words and a program that speaks it, build/pseudo/vaka --lang qps.
 */
#include "vaka/language.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT_MAX = 16384, ROWS_MAX = 20000 };

struct row {
    uint64_t hash;
    char *text;
    uint32_t place;
};

enum part { P_NONE, P_CONTEXT, P_ID, P_TEXT, N_PARTS };
static const char *const word_of[N_PARTS] = { "", "msgctxt ", "msgid ", "msgstr " };

static struct {
    const char *file;
    int line;
    enum part part;
    bool is_fuzzy;
    char text[N_PARTS][TEXT_MAX];
    size_t n[N_PARTS];
    struct row row[ROWS_MAX];
    int n_rows;
    char header[TEXT_MAX];
    bool is_pseudo;
} po;

static void fail(const char *why)
{
    fprintf(stderr, "%s:%d: %s\n", po.file, po.line, why);
    exit(1);
}

static uint64_t hash_of(const char *s)
{
    uint64_t h = 0xCBF29CE484222325u;
    for (; *s; s++)
        h = (h ^ (uint8_t)*s) * 0x100000001B3u;
    return h;
}

static void add(char c)
{
    if (po.n[po.part] + 1 >= TEXT_MAX)
        fail("a text is too long");
    po.text[po.part][po.n[po.part]++] = c;
    po.text[po.part][po.n[po.part]] = '\0';
}

static char unescaped(char c)
{
    switch (c) {
    case 'n': return '\n';
    case 't': return '\t';
    case '"':
    case '\\': return c;
    default: fail("only \\n, \\t, \\\" and \\\\ are known behind a backslash"); return 0;
    }
}

static void read_quoted(const char *at)
{
    if (po.part == P_NONE || *at++ != '"')
        fail("a text in quotation marks is expected");
    for (; *at && *at != '"'; at++)
        add(*at == '\\' ? unescaped(*++at) : *at);
    if (*at != '"' || (at[1] && at[1] != '\n'))
        fail("a quotation mark is missing, or something stands behind it");
}

/* ---- A language that is none ------------------------------------------------------------------- */

static const char *const lookalike[] = {
    "á", "ƀ", "ç", "đ", "é", "ƒ", "ğ", "ħ", "í", "ĵ", "ķ", "ł", "ɱ",
    "ñ", "ó", "þ", "ɋ", "ŕ", "š", "ŧ", "ú", "ʋ", "ŵ", "χ", "ý", "ž",
};
static const char *const lookalike_capital[] = {
    "Á", "Ɓ", "Ç", "Đ", "É", "Ƒ", "Ğ", "Ħ", "Í", "Ĵ", "Ķ", "Ł", "Ṁ",
    "Ñ", "Ó", "Þ", "Ɋ", "Ŕ", "Š", "Ŧ", "Ú", "Ʋ", "Ŵ", "Χ", "Ý", "Ž",
};

static bool is_small(char c)
{
    return c >= 'a' && c <= 'z';
}

static bool is_capital(char c)
{
    return c >= 'A' && c <= 'Z';
}

/* `{0`, `{who`, `%-12s`, `%%`: how much of the text is no text. */
static size_t length_of_blank(const char *at)
{
    size_t n = 1;
    if (*at == '{') {
        if (strncmp(at + 1, "who", 3) == 0)
            return 4;
        return at[1] >= '0' && at[1] <= '9' ? 2 : 1;
    }
    if (*at != '%')
        return 0;
    n += strspn(at + n, "-+#0123456789.*lhz");
    return at[n] ? n + 1 : n;
}

static void put_lookalike(FILE *to, char c)
{
    bool is_long = strchr("aeo", c);
    for (int times = is_long ? 2 : 1; times--;)
        if (is_small(c))
            fputs(lookalike[c - 'a'], to);
        else if (is_capital(c))
            fputs(lookalike_capital[c - 'A'], to);
        else
            fputc(c, to);
}

static char *pseudo(const char *id)
{
    char *text;
    size_t size;
    FILE *to = open_memstream(&text, &size);
    while (to && *id) {
        size_t n = length_of_blank(id);
        fwrite(id, 1, n, to);
        id += n;
        if (!n)
            put_lookalike(to, *id++);
    }
    if (!to || fclose(to) != 0)
        fail("there is not enough memory");
    return text;
}

static const char pseudo_header[] = "Language: qps\n"
                                    "X-Name: Þšéúđó\n"
                                    "Plural-Forms: nplurals=2; plural=(n != 1);\n";

/* ---- Messages ---------------------------------------------------------------------------------- */

static bool is_kept(void)
{
    return po.n[P_ID] && (po.is_pseudo || (po.n[P_TEXT] && !po.is_fuzzy));
}

/* What was read up to here is one message; the one whose msgid is empty is the header. */
static void end_message(void)
{
    static char id[2 * TEXT_MAX];
    if (!po.n[P_ID] && po.part == P_TEXT)
        memcpy(po.header, po.text[P_TEXT], po.n[P_TEXT] + 1);
    if (is_kept()) {
        if (po.n_rows == ROWS_MAX)
            fail("there are too many messages");
        snprintf(id, sizeof id, "%s%s%s", po.text[P_CONTEXT], po.n[P_CONTEXT] ? "\004" : "",
                 po.text[P_ID]);
        po.row[po.n_rows++] =
            (struct row){ hash_of(id),
                          po.is_pseudo ? pseudo(po.text[P_ID]) : strdup(po.text[P_TEXT]), 0 };
    }
    memset(po.n, 0, sizeof po.n);
    for (int i = 0; i < N_PARTS; i++)
        po.text[i][0] = '\0';
    po.part = P_NONE;
    po.is_fuzzy = false;
}

static void read_line(const char *line)
{
    if (line[0] == '#' || line[0] == '\n' || !line[0]) {
        if (po.part == P_TEXT)
            end_message();
        po.is_fuzzy = po.is_fuzzy || (line[0] == '#' && line[1] == ',' && strstr(line, "fuzzy"));
        return;
    }
    if (line[0] == '"') {
        read_quoted(line);
        return;
    }
    for (int p = P_CONTEXT; p < N_PARTS; p++) {
        size_t n = strlen(word_of[p]);
        if (strncmp(line, word_of[p], n) != 0)
            continue;
        if (p <= (int)po.part && po.part == P_TEXT)
            end_message();
        po.part = (enum part)p;
        read_quoted(line + n);
        return;
    }
    fail("this is neither msgctxt, msgid, msgstr, a comment nor a text in quotation marks");
}

static int by_hash(const void *a, const void *b)
{
    const struct row *x = a, *y = b;
    return (x->hash > y->hash) - (x->hash < y->hash);
}

static void put_number(uint64_t n, int bytes)
{
    for (; bytes--; n >>= 8)
        putchar((int)(n & 0xFF));
}

/* A line of the header, filled with zero bytes to this size. */
static void put_field(const char *name, size_t size)
{
    char filled[32] = { 0 };
    const char *at = strstr(po.header, name);
    size_t n = at ? strcspn(at + strlen(name), "\n") : 0;
    if (!n || n >= size)
        fail("Language or X-Name is missing in the header, or too long");
    memcpy(filled, at + strlen(name), n);
    fwrite(filled, 1, size, stdout);
}

static enum vk_plural plural_rule(void)
{
    if (strstr(po.header, "plural=(n > 1);"))
        return VK_PLURAL_FRENCH;
    if (!strstr(po.header, "plural=(n != 1);"))
        fail("Plural-Forms is neither that of English nor that of French: teach "
             "src/face/language.c");
    return VK_PLURAL_ONE;
}

static void write_catalogue(void)
{
    static const char mark[] = "vaka words 1\n";
    uint32_t place = 50 + 12 * (uint32_t)po.n_rows;
    qsort(po.row, (size_t)po.n_rows, sizeof po.row[0], by_hash);
    for (int i = 1; i < po.n_rows; i++)
        if (po.row[i - 1].hash == po.row[i].hash)
            fail("two messages have one msgid");
    fwrite(mark, 1, sizeof mark - 1, stdout);
    put_number(plural_rule(), 1);
    put_field("Language: ", 8);
    put_field("X-Name: ", 24);
    put_number((uint64_t)po.n_rows, 4);
    for (int i = 0; i < po.n_rows; i++) {
        put_number(po.row[i].hash, 8);
        put_number(place, 4);
        place += (uint32_t)strlen(po.row[i].text) + 1;
    }
    for (int i = 0; i < po.n_rows; i++)
        fwrite(po.row[i].text, 1, strlen(po.row[i].text) + 1, stdout);
    put_number(0, 1); /* a catalogue without rows ends in a zero byte too */
}

int main(int argc, char **argv)
{
    static char line[TEXT_MAX];
    po.is_pseudo = argc == 3 && strcmp(argv[1], "--pseudo") == 0;
    if (argc != 2 + po.is_pseudo) {
        fputs("usage: catalogue [--pseudo] FILE.po\n", stderr);
        return 2;
    }
    po.file = argv[argc - 1];
    FILE *in = fopen(po.file, "r");
    if (!in)
        fail("cannot be opened");
    while (fgets(line, sizeof line, in)) {
        po.line++;
        read_line(line);
    }
    end_message();
    fclose(in);
    if (po.is_pseudo)
        memcpy(po.header, pseudo_header, sizeof pseudo_header);
    write_catalogue();
    return 0;
}
