/*
 * live_view.c - messages with a view. It is written once for a look; who has the one before and asked for patches is
 * told what changed (table/patch.h), everybody else gets it whole. The row of the table that comes with it likewise. Of
 * the former texts only digests are kept.
 */
#include "server/live.h"
#include "server/show.h"
#include "store/xmalloc.h"
#include "words/languages.h"
#include <stdlib.h>
#include <string.h>

/* A text with its digest, and what changed in it. The loop's alone: they are large. */
struct draft {
    struct page page, patch_page;
    struct vk_digest digest;
};
static struct draft view_draft, row_draft;
static struct page body_page;

/* What somebody gets: all of it, a patch of his view, one of the row as well. */
enum way { WHOLE, VIEW_PATCH, BOTH_PATCHES };

struct view_message {
    const struct table *t;
    const struct vk_news *news;
    const struct vk_view_text *view, *row;
    int look, tongue;
    page_fn *write; /* the text under way */
    struct draft *draft;
    const struct said
        *had; /* all to whom it goes have this one: of no use for others; NULL: whole */
};

static void write_news_view(struct vk_json *j, const void *context)
{
    const struct view_message *m = context;
    vk_news_view(&m->t->play, m->news, viewer_of_look(m->look), j);
}

static void write_now(struct vk_json *j, const void *context)
{
    const struct view_message *m = context;
    vk_say_now(&m->t->play, viewer_of_look(m->look), j);
}

static void write_row(struct vk_json *j, const void *context)
{
    const struct view_message *m = context;
    struct row_look row = row_for(m->t, m->look);
    show_row(j, NULL, &row);
}

static void write_message(struct vk_json *j, const void *context)
{
    const struct view_message *m = context;
    struct addition a = live_addition(m->t, m->look);
    a.row = m->row;
    vk_say_news(&m->t->play, m->news, viewer_of_look(m->look), m->view, &a.house, j);
}

/* ---- Texts and their digests --------------------------------------------------------------- */

/* With notes of where its values stand. */
static void write_digested(struct vk_out *out, const void *context)
{
    struct vk_json j = vk_json_to(out);
    const struct view_message *m = context;
    j.spans =
        vk_digest_begin(&m->draft->digest, m->had ? m->had->row : NULL, m->had ? m->had->n : 0);
    m->write(&j, m);
}

static struct vk_view_text digested(const struct view_message *m, const char *key)
{
    struct vk_view_text text = { .key = key };
    text.text = page_text(&m->draft->page, write_digested, m, &text.n);
    vk_digest_read(&m->draft->digest, text.text, text.n);
    return text;
}

struct patching {
    const struct said *from;
    const struct vk_digest *now;
    bool *is_said;
};

static void write_patch(struct vk_out *out, const void *context)
{
    const struct patching *p = context;
    *p->is_said = vk_patch_write(p->from->row, p->from->n, p->now, out);
}

/* From what they had to what has just been written; if parts of that are missing, it is written once more. */
static struct vk_view_text patch_from(const struct said *s, struct view_message *m, const char *key)
{
    struct vk_view_text patch = { .key = key };
    bool is_said = true;
    struct patching p = { s, &m->draft->digest, &is_said };
    patch.text = page_text(&m->draft->patch_page, write_patch, &p, &patch.n);
    if (is_said)
        return patch;
    m->had = NULL;
    (void)digested(m, key);
    patch.text = page_text(&m->draft->patch_page, write_patch, &p, &patch.n);
    return patch;
}

/* They have been told what has just been written. */
static uint64_t keep_said(struct table *t, struct said *s, const struct vk_digest *d)
{
    size_t size = d->n * sizeof *s->row;
    if (s->number && s->n == d->n && memcmp(s->row, d->row, size) == 0)
        return s->number;
    if (s->n != d->n)
        s->row = xrealloc(s->row, d->n, sizeof *s->row);
    memcpy(s->row, d->row, size);
    s->n = d->n;
    return s->number = ++t->n_said;
}

/* ---- Who gets what ------------------------------------------------------------------------- */

static bool is_told(const struct live *l, const struct view_message *m)
{
    return l->look == m->look && l->tongue == m->tongue && l->is_greeted && !l->is_behind && l->ws;
}

/* What those of a look who read the same language have; there are none before somebody wants patches. */
static struct sight *sight_of(struct table *t, int look, int tongue)
{
    if (!t->sight) {
        size_t n = (size_t)N_LOOKS * (1 + (size_t)vk_n_languages());
        t->sight = xrealloc(NULL, n, sizeof *t->sight);
        memset(t->sight, 0, n * sizeof *t->sight);
    }
    return &t->sight[tongue * N_LOOKS + look];
}

static enum way way_of(const struct live *l, const struct sight *s)
{
    if (!l->has_patches || !s->view.number || l->view != s->view.number)
        return WHOLE;
    bool has_row = l->has_row_patches && s->row.number && l->row == s->row.number;
    return has_row ? BOTH_PATCHES : VIEW_PATCH;
}

static void send_view(struct view_message *m, const struct sight *s, enum way way)
{
    struct net_text *body = NULL;
    for (struct live *l = m->t->lives, *next; l; l = next) {
        next = l->next;
        if (!is_told(l, m) || way_of(l, s) != way)
            continue;
        if (!body) {
            size_t n = 0;
            const char *text = page_json(&body_page, write_message, m, &n);
            body = live_text(text, n);
        }
        live_send(l, body);
    }
    net_text_drop(body);
}

/* How many are told, and how many of them what. */
struct count {
    int told, by[BOTH_PATCHES + 1], with_patches, with_row_patches;
};

static struct count count_told(const struct view_message *m, const struct sight *s)
{
    struct count n = { 0 };
    for (const struct live *l = m->t->lives; l; l = l->next)
        if (is_told(l, m)) {
            n.told++;
            n.by[way_of(l, s)]++;
            n.with_patches += l->has_patches;
            n.with_row_patches += l->has_row_patches;
        }
    return n;
}

static void keep_sight(struct view_message *m, struct table *t, struct sight *s,
                       const struct count *n)
{
    uint64_t view = n->with_patches ? keep_said(t, &s->view, &view_draft.digest) : 0;
    uint64_t row = n->with_row_patches ? keep_said(t, &s->row, &row_draft.digest) : 0;
    for (struct live *l = t->lives; l; l = l->next)
        if (is_told(l, m)) {
            l->view = l->has_patches ? view : 0;
            l->row = l->has_row_patches ? row : 0;
        }
}

/* ---- Saying -------------------------------------------------------------------------------- */

static void say_view(struct table *t, int look, int tongue, const struct vk_news *news)
{
    struct sight *s = sight_of(t, look, tongue);
    struct view_message m = { .t = t, .news = news, .look = look, .tongue = tongue };
    struct count n = count_told(&m, s);
    if (!n.told)
        return;
    live_speak(t, tongue);
    m.write = write_row;
    m.draft = &row_draft;
    m.had = n.by[BOTH_PATCHES] == n.told ? &s->row : NULL;
    struct vk_view_text row = digested(&m, "table"), row_patch = { 0 };
    if (n.by[BOTH_PATCHES])
        row_patch = patch_from(&s->row, &m, "row");
    m.write = write_news_view;
    m.draft = &view_draft;
    m.had = n.by[WHOLE] ? NULL : &s->view;
    struct vk_view_text view = digested(&m, "view"), patch = { 0 };
    if (n.by[WHOLE] < n.told)
        patch = patch_from(&s->view, &m, "patch");
    m.view = &patch;
    m.row = &row_patch;
    send_view(&m, s, BOTH_PATCHES);
    m.row = &row;
    send_view(&m, s, VIEW_PATCH);
    m.view = &view;
    send_view(&m, s, WHOLE);
    keep_sight(&m, t, s, &n);
}

void live_say_views(struct table *t, unsigned looks, const struct vk_news *news)
{
    for (int look = 0; look < N_LOOKS; look++)
        for (int tongue = 0; looks >> look & 1 && tongue <= vk_n_languages(); tongue++)
            say_view(t, look, tongue, news);
}

void live_sees(struct live *l, struct table *t)
{
    struct view_message m = {
        .t = t, .look = l->look, .tongue = l->tongue, .write = write_now, .draft = &view_draft
    };
    l->view = l->row = 0;
    if (!l->has_patches || !t->play.game.state)
        return;
    live_speak(t, l->tongue);
    (void)digested(&m, "view");
    l->view = keep_said(t, &sight_of(t, l->look, l->tongue)->view, &view_draft.digest);
}

void live_told_row(struct table *t)
{
    for (struct live *l = t->lives; l; l = l->next)
        l->row = 0;
}

void live_forget(struct table *t)
{
    for (int i = 0; t->sight && i < N_LOOKS * (1 + vk_n_languages()); i++) {
        free(t->sight[i].view.row);
        free(t->sight[i].row.row);
    }
    free(t->sight);
    t->sight = NULL;
}
