/*
 * live_view.c - messages with a view. It is written once for a look; who has the one before and asked for patches is
 * told what changed (table/patch.h), everybody else gets it whole. Of the former view only a digest is kept.
 */
#include "server/live.h"
#include "server/show.h"
#include "store/xmalloc.h"
#include <stdlib.h>
#include <string.h>

/* The loop's alone, like the digest: they are large. */
static struct page view_page, patch_page, body_page;
static struct vk_digest digest;

struct view_message {
    const struct table *t;
    const struct vk_news *news;
    const struct vk_view_text *view;
    int look;
    page_fn *write; /* the view alone */
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
    j.spans = vk_digest_begin(&digest);
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

static void write_patch(struct vk_out *out, const void *context)
{
    const struct sight *s = context;
    vk_patch_write(s->row, s->n, &digest, out);
}

static bool is_told(const struct live *l, int look)
{
    return l->look == look && l->is_greeted && l->ws;
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
        if (!is_told(l, m->look) || is_in_step(l, s) != is_patch)
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

static void say_view(struct table *t, int look, const struct vk_news *news)
{
    struct sight *s = &t->sight[look];
    struct view_message m = { .t = t, .news = news, .look = look, .write = write_news_view };
    int n_told = 0, n_patched = 0, n_patches = 0;
    for (const struct live *l = t->lives; l; l = l->next) {
        n_told += is_told(l, look);
        n_patches += is_told(l, look) && l->has_patches;
        n_patched += is_told(l, look) && is_in_step(l, s);
    }
    if (!n_told)
        return;
    struct vk_view_text whole = { .key = "view" }, patch = { .key = "patch" };
    whole.text = view_text(&m, n_patches > 0, &whole.n);
    if (n_patched) {
        patch.text = page_text(&patch_page, write_patch, s, &patch.n);
        m.view = &patch;
        send_view(&m, s, true);
    }
    m.view = &whole;
    send_view(&m, s, false);
    if (!n_patches)
        return;
    keep_sight(t, s);
    for (struct live *l = t->lives; l; l = l->next)
        if (is_told(l, look) && l->has_patches)
            l->sight = s->number;
}

void live_say_views(struct table *t, unsigned looks, const struct vk_news *news)
{
    for (int look = 0; look < N_LOOKS; look++)
        if (looks >> look & 1)
            say_view(t, look, news);
}

void live_sees(struct live *l, struct table *t)
{
    struct view_message m = { .t = t, .look = l->look, .write = write_now };
    size_t n;
    l->sight = 0;
    if (!l->has_patches || !t->play.game.state)
        return;
    (void)view_text(&m, true, &n);
    keep_sight(t, &t->sight[l->look]);
    l->sight = t->sight[l->look].number;
}

void live_forget(struct table *t)
{
    for (int look = 0; look < N_LOOKS; look++) {
        free(t->sight[look].row);
        t->sight[look] = (struct sight){ 0 };
    }
}
