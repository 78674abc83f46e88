/* choose.c - groups, filters and completion over a list of legal choices. */
#include "term/choose.h"
#include "term/text.h"
#include <string.h>

void choices_fill(struct choices *c, const struct vk_game *g, const struct vk_face *f,
                  const struct vk_actions *list, const struct vk_words *w)
{
    c->n = list->n;
    c->usual = list->n ? list->usual : -1;
    for (int i = 0; i < list->n; i++) {
        struct vk_out text = vk_out_to(c->at[i].text, sizeof c->at[i].text);
        struct vk_out label = vk_out_to(c->at[i].label, sizeof c->at[i].label);
        c->at[i].act = list->act[i];
        vk_action_write(g, list->act[i], &text);
        vk_action_label(f, list->act[i], w, &label);
    }
}

void scope_all(const struct choices *c, struct scope *out)
{
    out->n = c->n;
    for (int i = 0; i < c->n; i++)
        out->at[i] = (uint16_t)i;
}

/* ---- Typed words --------------------------------------------------------------------------- */

enum { WORD_MAX = 64 };

/* The next word of *s, cut at blanks; false at the end. */
static bool next_word(const char **s, char word[WORD_MAX])
{
    size_t n = 0;
    while (**s == ' ')
        (*s)++;
    for (; **s && **s != ' '; (*s)++)
        if (n + 1 < WORD_MAX)
            word[n++] = **s;
    word[n] = '\0';
    return n > 0;
}

static bool has_all_words(const struct choice *c, const char *typed)
{
    char word[WORD_MAX];
    while (next_word(&typed, word))
        if (!text_has(c->text, word) && !text_has(c->label, word))
            return false;
    return true;
}

static bool has_phrase(const struct choice *c, const char *typed)
{
    return text_has(c->text, typed) || text_has(c->label, typed);
}

static void keep(const struct choices *c, const char *typed, struct scope *out,
                 bool (*has)(const struct choice *, const char *))
{
    out->n = 0;
    for (int i = 0; i < c->n; i++)
        if (has(&c->at[i], typed))
            out->at[out->n++] = (uint16_t)i;
}

void scope_typed(const struct choices *c, const char *typed, struct scope *out)
{
    keep(c, typed, out, has_phrase);
    if (out->n == 0)
        keep(c, typed, out, has_all_words);
}

static bool is_same_text(const char *text, const char *typed)
{
    char a[WORD_MAX], b[WORD_MAX];
    for (;;) {
        bool more = next_word(&text, a);
        if (next_word(&typed, b) != more)
            return false;
        if (!more)
            return true;
        if (strlen(a) != strlen(b) || !text_begins(a, b))
            return false;
    }
}

int choice_exact(const struct choices *c, const char *typed)
{
    for (int i = 0; i < c->n; i++)
        if (is_same_text(c->at[i].text, typed))
            return i;
    return -1;
}

/* ---- Groups --------------------------------------------------------------------------------- */

static uint8_t part_of(vk_action a, int depth)
{
    return (uint8_t)(depth == 0 ? vk_verb_of(a) : vk_arg(a, depth - 1));
}

static bool is_below(vk_action a, const struct branch *b)
{
    for (int d = 0; d < b->depth; d++)
        if (part_of(a, d) != b->part[d])
            return false;
    return true;
}

/* Groups of the choices below `b` that share the next part. Equal parts are neighbours. */
static int groups(const struct choices *c, const struct scope *s, const struct branch *b,
                  struct row *rows)
{
    int n = 0, last = -1;
    for (int i = 0; i < s->n; i++) {
        vk_action a = c->at[s->at[i]].act;
        if (!is_below(a, b))
            continue;
        int part = b->depth <= VK_ARGS_MAX ? part_of(a, b->depth) : i;
        if (n && part == last)
            rows[n - 1].n++;
        else
            rows[n++] = (struct row){ (uint16_t)i, 1 };
        last = part;
    }
    return n;
}

/* Groups whose choices still fit one by one are opened, from the smallest up. */
static int open_small(struct row *rows, int n, int flat)
{
    struct row opened[VK_ACTIONS_MAX];
    int total = n, limit = 1;
    for (int size = 2; size <= flat; size++) {
        int more = 0;
        for (int i = 0; i < n; i++)
            if (rows[i].n == size)
                more += size - 1;
        if (total + more > flat)
            break;
        total += more;
        limit = size;
    }
    int k = 0;
    for (int i = 0; i < n; i++) {
        if (rows[i].n > limit)
            opened[k++] = rows[i];
        else
            for (int j = 0; j < rows[i].n; j++)
                opened[k++] = (struct row){ (uint16_t)(rows[i].from + j), 1 };
    }
    memcpy(rows, opened, (size_t)k * sizeof *rows);
    return k;
}

int menu_rows(const struct choices *c, const struct scope *s, struct branch *b, int flat,
              struct row *rows)
{
    int n = groups(c, s, b, rows);
    while (n == 1 && rows[0].n > 1 && b->depth <= VK_ARGS_MAX) {
        b->part[b->depth] = part_of(c->at[s->at[rows[0].from]].act, b->depth);
        b->depth++;
        n = groups(c, s, b, rows);
    }
    return open_small(rows, n, flat);
}

struct branch menu_down(const struct choices *c, const struct scope *s, const struct branch *b,
                        const struct row *row)
{
    struct branch down = *b;
    if (down.depth <= VK_ARGS_MAX) {
        down.part[down.depth] = part_of(c->at[s->at[row->from]].act, down.depth);
        down.depth++;
    }
    return down;
}

static size_t common(const char *a, const char *b, size_t n)
{
    size_t i = 0;
    while (i < n && a[i] && a[i] == b[i])
        i++;
    return i;
}

/* Bytes that all labels of a group begin with, up to the beginning of a word. */
static size_t shared(const struct choices *c, const struct scope *s, const struct row *row)
{
    const char *first = c->at[s->at[row->from]].label;
    size_t n = strlen(first);
    for (int i = 1; i < row->n; i++)
        n = common(first, c->at[s->at[row->from + i]].label, n);
    while (n && first[n - 1] != ' ')
        n--;
    return n;
}

size_t menu_shared(const struct choices *c, const struct scope *s, const struct row *rows, int n)
{
    struct row all = { rows[0].from, (uint16_t)(rows[n - 1].from + rows[n - 1].n - rows[0].from) };
    return all.n > 1 ? shared(c, s, &all) : 0;
}

void menu_label(const struct choices *c, const struct scope *s, const struct row *row, size_t skip,
                struct vk_out *out)
{
    const char *first = c->at[s->at[row->from]].label;
    if (row->n == 1) {
        vk_put(out, first + skip);
        return;
    }
    size_t n = shared(c, s, row);
    while (n > skip && strchr(" ,:-(", first[n - 1]))
        n--;
    vk_put_bytes(out, first + skip, n > skip ? n - skip : 0);
    vk_put(out, n > skip ? " … (" : "… (");
    vk_put_int(out, row->n);
    vk_put(out, ")");
}

/* ---- Completion ------------------------------------------------------------------------------ */

struct ending {
    char rest[CHOOSE_LABEL]; /* what can be added */
    int n;                   /* different candidates so far; the ending is common to them */
};

/* One more candidate: keep what it has in common with those before. */
static void add_candidate(struct ending *e, const char *rest, size_t n)
{
    size_t k = 0;
    if (n >= sizeof e->rest)
        n = sizeof e->rest - 1;
    if (e->n == 0) {
        for (; k < n; k++)
            e->rest[k] = text_small(rest[k]);
        e->rest[k] = '\0';
        e->n = 1;
        return;
    }
    while (k < n && e->rest[k] && e->rest[k] == text_small(rest[k]))
        k++;
    if (k < n || e->rest[k])
        e->n = 2;
    e->rest[k] = '\0';
}

static const char between[] = " ,;:()"; /* words of a label */

/* Words of `s` that begin with `start`. */
static void add_words(struct ending *e, const char *s, const char *start)
{
    size_t skip = strlen(start);
    while (*s) {
        size_t n = strcspn(s, between);
        if (n >= skip && text_begins(s, start))
            add_candidate(e, s + skip, n - skip);
        s += n;
        s += strspn(s, between);
    }
}

static void add_endings(const struct choices *c, const char *typed, struct ending *e)
{
    size_t length = strlen(typed);
    for (int i = 0; i < c->n; i++)
        if (text_begins(c->at[i].text, typed))
            add_candidate(e, c->at[i].text + length, strlen(c->at[i].text + length));
    if (e->n)
        return;
    const char *blank = strrchr(typed, ' ');
    const char *start = blank ? blank + 1 : typed;
    struct scope s;
    scope_typed(c, typed, &s);
    for (int i = 0; *start && i < s.n; i++) {
        add_words(e, c->at[s.at[i]].text, start);
        add_words(e, c->at[s.at[i]].label, start);
    }
}

void choose_word(const struct choice *c, struct vk_out *out)
{
    const char *best = "";
    size_t longest = 0;
    for (const char *s = c->label; *s;) {
        size_t n = strcspn(s, between);
        if (n >= longest) {
            longest = n;
            best = s;
        }
        s += n;
        s += strspn(s, between);
    }
    vk_put_bytes(out, best, longest);
}

bool choose_complete(const struct choices *c, char *typed, size_t cap)
{
    struct ending e = { .n = 0 };
    add_endings(c, typed, &e);
    size_t n = strlen(typed), more = strlen(e.rest);
    while (more && n + more + 1 > cap)
        more--;
    if (!e.n || !more)
        return false;
    memcpy(typed + n, e.rest, more);
    typed[n + more] = '\0';
    return true;
}
