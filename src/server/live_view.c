/*
 * live_view.c - messages with a view. It is written once for a look; who has the one before and asked for patches is
 * told what changed (table/patch.h), everybody else gets it whole. Of the former view only a digest is kept.
 */
#include "server/live.h"
#include "server/show.h"
#include "store/xmalloc.h"
#include "words/languages.h"
#include <stdlib.h>
#include <string.h>

/* The loop's alone, like the digest: they are large. */
static struct page view_page, patch_page, body_page;
static struct vk_digest digest;

struct view_message {
    const struct table *t;
    const struct vk_news *news;
    const struct vk_view_text *view;
    int look, tongue;
    page_fn *write; /* the view alone */
    const struct sight
        *had; /* all to whom it goes have this one: of no use for others; NULL: whole */
};

static void write_news_view(struct vk_json *j, const void *context)
{
    const struct view_message *m = context;
    vk_news_view(&m->t->play, m->news, viewer_of_look(m->look), j);
}

/* With notes of where its values stand. */
static void write_digested(struct vk_out *out, const void *context)
{
    struct vk_json j = vk_json_to(out);
    const struct view_message *m = context;
    j.spans = vk_digest_begin(&digest, m->had ? m->had->row : NULL, m->had ? m->had->n : 0);
    m->write(&j, m);
}

/* The view, and its digest where somebody may get a patch of it. */
static const char *view_text(const struct view_message *m, bool is_digested, size_t *n)
{
    if (!is_digested)
        return page_json(&view_page, m->write, m, n);
    const char *text = page_text(&view_page, write_digested, m, n);
    vk_digest_read(&digest, text, *n);
    return text;
}

static void write_now(struct vk_json *j, const void *context)
{
    const struct view_message *m = context;
    vk_say_now(&m->t->play, viewer_of_look(m->look), j);
}

static void write_message(struct vk_json *j, const void *context)
{
    const struct view_message *m = context;
    struct addition a = live_addition(m->t, m->look);
    vk_say_news(&m->t->play, m->news, viewer_of_look(m->look), m->view, &a.house, j);
}

struct patching {
    const struct sight *from;
    bool *is_said;
};

static void write_patch(struct vk_out *out, const void *context)
{
    const struct patching *p = context;
    *p->is_said = vk_patch_write(p->from->row, p->from->n, &digest, out);
}

static bool is_told(const struct live *l, const struct view_message *m)
{
    return l->look == m->look && l->tongue == m->tongue && l->is_greeted && !l->is_behind && l->ws;
}

/* What those of a look who read the same language have in view; there are none before somebody wants patches. */
static struct sight *sight_of(struct table *t, int look, int tongue)
{
    if (!t->sight) {
        size_t n = (size_t)N_LOOKS * (1 + (size_t)vk_n_languages());
        t->sight = xrealloc(NULL, n, sizeof *t->sight);
        memset(t->sight, 0, n * sizeof *t->sight);
    }
    return &t->sight[tongue * N_LOOKS + look];
}

static bool is_in_step(const struct live *l, const struct sight *s)
{
    return l->has_patches && s->number && l->sight == s->number;
}

/* The view that `digest` is of was said to them. */
static void keep_sight(struct table *t, struct sight *s)
{
    bool is_same =
        s->number && s->n == digest.n && memcmp(s->row, digest.row, digest.n * sizeof *s->row) == 0;
    if (is_same)
        return;
    if (s->n != digest.n)
        s->row = xrealloc(s->row, digest.n, sizeof *s->row);
    memcpy(s->row, digest.row, digest.n * sizeof *s->row);
    s->n = digest.n;
    s->number = ++t->n_sights;
}

/* To those of a look who are in step, or to those who are not. */
static void send_view(struct view_message *m, const struct sight *s, bool is_patch)
{
    struct net_text *body = NULL;
    for (struct live *l = m->t->lives, *next; l; l = next) {
        next = l->next;
        if (!is_told(l, m) || is_in_step(l, s) != is_patch)
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

/* From the view that they had to this one; what is the same in both is not written, if that is possible. */
static struct vk_view_text patch_text(struct view_message *m, const struct sight *s,
                                      struct vk_view_text *whole)
{
    struct vk_view_text patch = { .key = "patch" };
    bool is_said = true;
    struct patching p = { s, &is_said };
    whole->text = view_text(m, true, &whole->n);
    patch.text = page_text(&patch_page, write_patch, &p, &patch.n);
    if (!is_said) {
        m->had = NULL;
        whole->text = view_text(m, true, &whole->n);
        patch.text = page_text(&patch_page, write_patch, &p, &patch.n);
    }
    return patch;
}

static void say_view(struct table *t, int look, int tongue, const struct vk_news *news)
{
    struct sight *s = sight_of(t, look, tongue);
    struct view_message m = {
        .t = t, .news = news, .look = look, .tongue = tongue, .write = write_news_view
    };
    int n_told = 0, n_patched = 0, n_patches = 0;
    for (const struct live *l = t->lives; l; l = l->next) {
        n_told += is_told(l, &m);
        n_patches += is_told(l, &m) && l->has_patches;
        n_patched += is_told(l, &m) && is_in_step(l, s);
    }
    if (!n_told)
        return;
    live_speak(t, tongue);
    struct vk_view_text whole = { .key = "view" }, patch;
    m.had = n_patched == n_told ? s : NULL;
    if (n_patched) {
        patch = patch_text(&m, s, &whole);
        m.view = &patch;
        send_view(&m, s, true);
    } else {
        whole.text = view_text(&m, n_patches > 0, &whole.n);
    }
    m.view = &whole;
    send_view(&m, s, false);
    if (!n_patches)
        return;
    keep_sight(t, s);
    for (struct live *l = t->lives; l; l = l->next)
        if (is_told(l, &m) && l->has_patches)
            l->sight = s->number;
}

void live_say_views(struct table *t, unsigned looks, const struct vk_news *news)
{
    for (int look = 0; look < N_LOOKS; look++)
        for (int tongue = 0; looks >> look & 1 && tongue <= vk_n_languages(); tongue++)
            say_view(t, look, tongue, news);
}

void live_sees(struct live *l, struct table *t)
{
    struct view_message m = { .t = t, .look = l->look, .tongue = l->tongue, .write = write_now };
    struct sight *s;
    size_t n;
    l->sight = 0;
    if (!l->has_patches || !t->play.game.state)
        return;
    live_speak(t, l->tongue);
    (void)view_text(&m, true, &n);
    s = sight_of(t, l->look, l->tongue);
    keep_sight(t, s);
    l->sight = s->number;
}

void live_forget(struct table *t)
{
    for (int i = 0; t->sight && i < N_LOOKS * (1 + vk_n_languages()); i++)
        free(t->sight[i].row);
    free(t->sight);
    t->sight = NULL;
}
