/*
 * view.c - the common envelope of a position as JSON. The state is concealed before anything is
 * written, so that no front can show what its viewer may not know.
 */
#include "fill.h"
#include "not_now.h"
#include "plain.h"
#include "vaka/hash.h"
#include "vaka/why.h"
#include "wait.h"
#include <string.h>

enum { LABEL_MAX = 512 };

static void write_viewer(struct vk_json *j, int viewer)
{
    if (viewer == VK_REFEREE)
        vk_json_text(j, "viewer", "all");
    else if (viewer == VK_SPECTATOR)
        vk_json_text(j, "viewer", "spectator");
    else
        vk_json_int(j, "viewer", viewer);
}

static void write_seats(struct vk_json *j, const char *key, unsigned mask)
{
    vk_json_array(j, key);
    for (int seat = 0; seat < VK_SEATS_MAX; seat++)
        if (mask >> seat & 1)
            vk_json_int(j, NULL, seat);
    vk_json_end(j, ']');
}

static void text_or_null(struct vk_json *j, const char *key, const char *text)
{
    if (text)
        vk_json_text(j, key, text);
    else
        vk_json_null(j, key);
}

/* The question, to a seat that has to answer it, and what stands behind its line feed. */
static void write_ask(const struct vk_face *f, const void *s, int seat, const struct vk_words *w,
                      struct vk_json *j)
{
    char text[LABEL_MAX] = "";
    struct vk_out out = vk_out_to(text, sizeof text);
    if (f->ask && seat < VK_SEATS_MAX)
        f->ask(s, seat, w, &out);
    char *end = strchr(text, '\n');
    if (end)
        *end = 0;
    text_or_null(j, "ask", text[0] ? text : NULL);
    text_or_null(j, "ask_help", end ? end + 1 : NULL);
}

static void write_stage(const struct vk_face *f, const void *s, const struct vk_words *w,
                        struct vk_json *j)
{
    char text[LABEL_MAX];
    struct vk_out out = vk_out_to(text, sizeof text);
    vk_stage_text(f, s, w, &out);
    vk_json_text(j, "stage", text);
}

static void write_ending(const struct vk_face *f, const void *s, const struct vk_words *w,
                         struct vk_json *j)
{
    char text[LABEL_MAX];
    struct vk_out out = vk_out_to(text, sizeof text);
    const struct vk_head *h = s;
    struct face_blanks b = { .who = VK_NONE, .n = 1, .value = { (int16_t)h->round } };
    bool is_by_points = true;
    if (!h->over)
        return;
    if (f->ending)
        is_by_points = f->ending(s, w, &out);
    else
        face_fill(f, "The game ended in round {0}.", &b, w, &out);
    vk_json_text(j, "ending", text);
    vk_json_bool(j, "by_points", is_by_points);
}

/* All keys are there whoever reads, so that a patch need not say the help again with every turn. */
static void write_due(const struct vk_face *f, const void *s, int seat, const struct vk_due *due,
                      const struct vk_words *w, struct vk_json *j)
{
    static const char *const kind[] = { "step", "choice", "secret", "chance" };
    char title[LABEL_MAX];
    struct vk_out out = vk_out_to(title, sizeof title);
    if (due->over) {
        vk_json_null(j, "due");
        return;
    }
    vk_json_object(j, "due");
    vk_json_text(j, "point", f->game->points[due->point].name);
    vk_json_text(j, "kind", kind[due->kind]);
    vk_point_title(f, due->point, w, &out);
    vk_json_text(j, "title", title);
    out = vk_out_to(title, sizeof title);
    vk_point_help(f, due->point, w, &out);
    vk_json_text(j, "help", title);
    write_ask(f, s, seat, w, j);
    out = vk_out_to(title, sizeof title);
    if (seat == VK_NONE)
        face_wait(f, due, w, &out);
    text_or_null(j, "wait", seat == VK_NONE ? title : NULL);
    write_seats(j, "seats", due->seats);
    vk_json_end(j, '}');
}

/* The seat's total after this step alone. Only where nothing is hidden: `s` is the true state. */
static int points_after(const struct vk_game *g, const void *s, int seat, vk_action a)
{
    _Alignas(8) unsigned char next[VK_STATE_MAX];
    struct vk_score score = { 0 };
    memcpy(next, s, g->state_size);
    vk_play(g, next, seat, a, NULL);
    g->score(next, &score);
    return score.total[seat];
}

/* Explanations of a list that were written, by what they hang on, and where they stand in the text. */
struct explained {
    int n;
    struct {
        uint32_t from;
        size_t at, n;
    } row[8];
};

/* The same once more, if it was written before. */
static bool write_again(struct explained *e, uint32_t from, struct vk_json *j)
{
    int i = 0;
    while (i < e->n && e->row[i].from != from)
        i++;
    if (i == e->n || !vk_out_ok(j->out))
        return false;
    vk_json_key(j, "explain");
    vk_put_bytes(j->out, j->out->buf + e->row[i].at, e->row[i].n);
    j->first[j->depth] = false;
    return true;
}

static void write_explanation(const struct vk_face *f, const void *s, int seat, vk_action a,
                              const struct vk_words *w, struct explained *e, struct vk_json *j)
{
    enum { KEY = sizeof "\"explain\":" - 1 };
    uint32_t from = f->explain_from ? f->explain_from(s, seat, a) : 0;
    char text[LABEL_MAX];
    struct vk_out out = vk_out_to(text, sizeof text);
    if (from && write_again(e, from, j))
        return;
    f->explain(s, seat, a, w, &out);
    if (!out.len)
        return;
    size_t at = j->out->len + !j->first[j->depth] + KEY;
    vk_json_put(j, "explain", &out);
    if (!from || e->n == (int)(sizeof e->row / sizeof *e->row) || !vk_out_ok(j->out))
        return;
    e->row[e->n].from = from;
    e->row[e->n].at = at;
    e->row[e->n++].n = j->out->len - at;
}

static void write_action(const struct vk_face *f, const void *s, int seat, vk_action a,
                         bool is_open, const struct vk_words *w, struct explained *e,
                         struct vk_json *j)
{
    char text[LABEL_MAX];
    struct vk_out out = vk_out_to(text, sizeof text);
    vk_json_action(j, "do", f->game, a);
    vk_action_label(f, a, w, &out);
    vk_json_put(j, "label", &out);
    if (seat == VK_CHANCE)
        return;
    write_explanation(f, s, seat, a, w, e, j);
    if (is_open)
        vk_json_int(j, "points", points_after(f->game, s, seat, a));
    f->terms(s, seat, a, w, j);
}

/* Whose list this viewer gets: its own if it is due; the referee that of whoever decides alone. */
static int seat_listed(const struct vk_due *due, int viewer)
{
    if (due->over)
        return VK_NONE;
    if (viewer < VK_SEATS_MAX)
        return due->seats >> viewer & 1 ? viewer : VK_NONE;
    if (viewer != VK_REFEREE || due->kind == VK_SECRET)
        return VK_NONE;
    return due->kind == VK_RANDOM ? VK_CHANCE : __builtin_ctz(due->seats);
}

/* An answer of the list by its text; -1: none. */
static void write_one(const struct vk_face *f, const char *key, const struct vk_actions *list,
                      int at, struct vk_json *j)
{
    if (at < 0)
        vk_json_null(j, key);
    else
        vk_json_action(j, key, f->game, list->act[at]);
}

static void write_legal(const struct vk_face *f, const void *s, int seat,
                        const struct vk_actions *list, bool is_open, const struct vk_words *w,
                        struct vk_json *j)
{
    struct explained explained = { .n = 0 };
    vk_json_single(j);
    vk_json_array(j, "legal");
    for (int i = 0; i < list->n; i++) {
        vk_json_object(j, NULL);
        write_action(f, s, seat, list->act[i], is_open, w, &explained, j);
        if (seat == VK_CHANCE)
            vk_json_int(j, "weight", list->weight[i]);
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
    struct vk_routine routine = vk_routine(f, s, seat, list);
    write_one(f, "usual", list, list->n == 0 || seat == VK_CHANCE ? -1 : list->usual, j);
    write_one(f, "routine", list, routine.at, j);
}

void vk_closed_text(const struct vk_face *f, const struct vk_closed *c, int seat,
                    const struct vk_words *w, struct vk_out *out)
{
    struct face_blanks b = { .who = seat,
                             .n = 2,
                             .kind = { c->kind[0], c->kind[1] },
                             .value = { c->value[0], c->value[1] } };
    face_fill(f, c->why, &b, w, out);
}

static bool is_same_reason(const struct vk_closed *a, const struct vk_closed *b)
{
    return a->why == b->why && memcmp(a->kind, b->kind, sizeof a->kind) == 0 &&
           memcmp(a->value, b->value, sizeof a->value) == 0;
}

/* How many of the n rows before it have its reason. */
static int count_alike(const struct vk_closed *row, int n)
{
    int alike = 0;
    for (int i = 1; i <= n; i++)
        alike += is_same_reason(row - i, row);
    return alike;
}

/* Of actions that have one reason the first are named; a reader tells how many there are besides. */
static void write_closed(const struct vk_face *f, const void *s, int seat, const struct vk_words *w,
                         struct vk_json *j)
{
    enum { NAMED = 6 };
    struct vk_closed list[VK_CLOSED_MAX];
    char text[LABEL_MAX], why[LABEL_MAX];
    struct vk_out out, reason = vk_out_to(why, sizeof why);
    int n = seat < VK_SEATS_MAX ? f->closed(s, seat, list) : 0;
    vk_json_single(j);
    vk_json_array(j, "closed");
    for (int i = 0; i < n; i++) {
        vk_json_object(j, NULL);
        vk_json_action(j, "do", f->game, list[i].act);
        if (count_alike(&list[i], i) < NAMED) {
            out = vk_out_to(text, sizeof text);
            vk_action_label(f, list[i].act, w, &out);
            vk_json_put(j, "label", &out);
        }
        if (i == 0 || !is_same_reason(&list[i - 1], &list[i])) {
            reason = vk_out_to(why, sizeof why);
            vk_closed_text(f, &list[i], seat, w, &reason);
        }
        vk_json_put(j, "why", &reason);
        if (f->place)
            f->place(list[i].act, j);
        if (list[i].is_for_all)
            vk_json_bool(j, "all", true);
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
}

static void write_not_now(const struct vk_face *f, const struct vk_due *due, int viewer,
                          const struct vk_words *w, struct vk_json *j)
{
    char text[LABEL_MAX];
    struct vk_out out = vk_out_to(text, sizeof text);
    face_not_now(f, due, viewer, w, &out);
    vk_json_text(j, "not_now", text);
}

/* One seat decides, and somebody who only watches knows all that there is to know, screens included. */
static bool is_open_to_all(const struct vk_face *f, const void *s, const struct vk_due *due)
{
    _Alignas(8) unsigned char seen[VK_STATE_MAX];
    const struct vk_head *h = s;
    struct vk_score score;
    if (due->over || due->kind != VK_CHOICE)
        return false;
    vk_view(f->game, s, VK_SPECTATOR, seen);
    if (memcmp(seen, s, f->game->state_size) != 0)
        return false;
    vk_score_for(f, seen, VK_SPECTATOR, &score);
    for (int seat = 0; seat < h->seats; seat++)
        if (score.unknown[seat])
            return false;
    return true;
}

/* The keys of a view are there whether there is something to say or not: what changed is then told by members. */
static void write_refusals(const struct vk_face *f, const void *s, int seat,
                           const struct vk_words *w, struct vk_json *j)
{
    size_t before = j->out->len;
    if (seat != VK_NONE)
        f->refusals(s, seat, w, j);
    if (j->out->len > before)
        return;
    vk_json_array(j, "refusals");
    vk_json_end(j, ']');
}

static void write_draft(const struct vk_face *f, const void *s, int seat, const struct vk_words *w,
                        struct vk_json *j)
{
    size_t before = j->out->len;
    if (seat != VK_NONE)
        f->draft(s, seat, "", w, j);
    if (j->out->len == before)
        vk_json_null(j, "draft");
}

/* What every sentence of a view may hang on besides the position. */
static uint64_t seed_of(const struct vk_words *w)
{
    const struct vk_words only = { .language = w->language,
                                   .viewer = w->viewer,
                                   .reader = w->reader };
    uint64_t seed = vk_hash(VK_HASH_START, &only, sizeof only);
    for (int seat = 0; seat < VK_SEATS_MAX; seat++)
        if (w->name[seat])
            seed = vk_hash(seed + (uint64_t)seat, w->name[seat], strlen(w->name[seat]));
    return seed;
}

void vk_view_json_in(const struct vk_game *g, const void *s, int viewer, uint32_t step,
                     const struct vk_words *w, struct vk_json *j)
{
    _Alignas(8) unsigned char seen[VK_STATE_MAX];
    const struct vk_face *f = vk_face_of(g);
    const struct vk_head *h = (const struct vk_head *)(const void *)seen;
    vk_view(g, s, viewer, seen);
    struct vk_due due = vk_due(g, seen);
    struct vk_actions list = { .n = 0 };
    int listed = seat_listed(&due, viewer);
    struct vk_score score;
    struct vk_words words = w ? *w : (struct vk_words){ .tr = NULL };
    words.state = seen;
    words.viewer = viewer;
    w = &words;
    if (j->spans)
        j->spans->seed = seed_of(w);
    vk_json_object(j, NULL);
    vk_json_text(j, "game", g->id);
    vk_json_int(j, "rules_version", g->rules_version);
    vk_json_int(j, "seats", h->seats);
    vk_json_int(j, "step", step);
    vk_json_int(j, "round", h->round);
    write_stage(f, seen, w, j);
    write_viewer(j, viewer);
    vk_json_bool(j, "over", h->over);
    write_ending(f, seen, w, j);
    write_due(f, seen, listed == viewer ? viewer : VK_NONE, &due, w, j);
    if (listed != VK_NONE)
        vk_legal(g, seen, listed, &list);
    bool is_open = list.n && !g->has_no_points && is_open_to_all(f, s, &due);
    write_legal(f, seen, listed, &list, is_open, w, j);
    if (f->closed)
        write_closed(f, seen, listed, w, j);
    write_not_now(f, &due, viewer, w, j);
    if (f->refusals)
        write_refusals(f, seen, listed == viewer ? viewer : VK_NONE, w, j);
    vk_score_for(f, seen, viewer, &score);
    vk_score_json(f, &score, h->seats, w, j);
    vk_json_object(j, "position");
    f->view(seen, viewer, w, j);
    vk_json_end(j, '}');
    write_draft(f, seen, listed == viewer ? viewer : VK_NONE, w, j);
    if (!f->has_own_board)
        face_plain_json(f, seen, listed, &list, w, j);
    vk_json_end(j, '}');
}

void vk_view_json(const struct vk_game *g, const void *s, int viewer, uint32_t step,
                  struct vk_json *j)
{
    vk_view_json_in(g, s, viewer, step, NULL, j);
}

void vk_draft_json(const struct vk_game *g, const void *s, int seat, const char *text,
                   const struct vk_words *w, struct vk_json *j)
{
    _Alignas(8) unsigned char seen[VK_STATE_MAX];
    const struct vk_face *f = vk_face_of(g);
    vk_view(g, s, seat, seen);
    struct vk_due due = vk_due(g, seen);
    struct vk_words words = w ? *w : (struct vk_words){ .tr = NULL };
    words.state = seen;
    words.viewer = seat;
    if (seat_listed(&due, seat) == seat || f->drafts_ahead)
        f->draft(seen, seat, text, &words, j);
}
