/* say.c - the messages of a table, each for one viewer. */
#include "table/say.h"
#include "table/own.h"
#include "vaka/why.h"
#include <string.h>

enum { PROTOCOL = 1 };

static void begin(struct vk_json *j, const char *type)
{
    vk_json_object(j, NULL);
    vk_json_text(j, "type", type);
}

static void seat_or_null(struct vk_json *j, const char *key, int seat)
{
    if (seat < VK_SEATS_MAX)
        vk_json_int(j, key, seat);
    else
        vk_json_null(j, key);
}

/* ---- Hello --------------------------------------------------------------------------------- */

/* The number after which the last own turn ended, or what was shown last. */
static uint32_t since_of(const struct vk_table *t, int viewer, int64_t seen)
{
    uint32_t now = vk_table_number(t, viewer, t->game.n), own = 0;
    if (viewer < VK_SEATS_MAX)
        own = vk_table_number(t, viewer, vk_table_own_last(t, viewer));
    else if (!seen)
        return now;
    seen = seen < now ? seen : now;
    return seen > own ? (uint32_t)seen : own;
}

void vk_say_hello(const struct vk_table *t, int viewer, int64_t now, int64_t seen,
                  const struct vk_house *house, struct vk_json *j)
{
    begin(j, "hello");
    vk_json_int(j, "protocol", PROTOCOL);
    vk_json_int(j, "now", now);
    house->row(house, "table", j);
    seat_or_null(j, "you", viewer);
    vk_json_int(j, "step", vk_table_number(t, viewer, t->game.n));
    vk_say_view(t, viewer, j);
    vk_say_log(t, viewer, j);
    if (house->chat)
        house->chat(house, j);
    vk_json_int(j, "since", since_of(t, viewer, seen));
    vk_say_undo(t, viewer, j);
    vk_say_asked(t, viewer, j);
    vk_json_end(j, '}');
}

/* ---- What happens -------------------------------------------------------------------------- */

void vk_put_view(struct vk_json *j, const struct vk_view_text *view)
{
    vk_json_key(j, view->key);
    vk_put_bytes(j->out, view->text, view->n);
    j->first[j->depth] = false;
}

void vk_say_step(const struct vk_table *t, int viewer, uint32_t i, const void *before,
                 const struct vk_view_text *view, const struct vk_house *house, struct vk_json *j)
{
    _Alignas(8) uint8_t state[VK_STATE_MAX];
    uint32_t number = vk_table_number(t, viewer, i + 1);
    memcpy(state, before, t->game.game->state_size);
    begin(j, "step");
    vk_json_int(j, "step", number);
    room_say_step(t, viewer, viewer, i, number, state, j);
    if (view) {
        vk_put_view(j, view);
    } else {
        vk_json_key(j, "view");
        room_say_now(t, viewer, number, state, j);
    }
    house->row(house, "table", j);
    vk_say_undo(t, viewer, j);
    vk_json_end(j, '}');
}

void vk_say_undone(const struct vk_table *t, int viewer, int seat, uint32_t to,
                   const struct vk_view_text *view, const struct vk_house *house, struct vk_json *j)
{
    uint32_t since = room_before_seals(t, to);
    begin(j, "undone");
    vk_json_int(j, "step", vk_table_number(t, viewer, t->game.n));
    seat_or_null(j, "seat", seat);
    vk_json_int(j, "since", vk_table_number(t, viewer, since));
    room_say_log(t, viewer, since, j);
    if (view)
        vk_put_view(j, view);
    else
        vk_say_view(t, viewer, j);
    house->row(house, "table", j);
    vk_say_undo(t, viewer, j);
    vk_json_end(j, '}');
}

void vk_say_question(const struct vk_table *t, int viewer, struct vk_json *j)
{
    begin(j, "asked");
    vk_say_asked(t, viewer, j);
    vk_json_end(j, '}');
}

static void write_secret(struct vk_json *j, const uint8_t secret[32])
{
    static const char digit[] = "0123456789abcdef";
    char hex[65] = "";
    for (int i = 0; i < 32; i++) {
        hex[2 * i] = digit[secret[i] >> 4];
        hex[2 * i + 1] = digit[secret[i] & 15];
    }
    vk_json_text(j, "secret", hex);
}

void vk_say_over(const struct vk_table *t, const struct vk_house *house, struct vk_json *j)
{
    const struct vk_face *face = vk_face_of(t->game.game);
    struct vk_words words;
    struct vk_score score;
    room_words(t, VK_NONE, &words);
    words.state = t->game.state;
    begin(j, "over");
    house->row(house, "table", j);
    vk_score_for(face, t->game.state, VK_REFEREE, &score);
    vk_score_json(face, &score, t->game.setup.seats, &words, j);
    if (t->head.chance_kind == VK_CHANCE_FAIR)
        write_secret(j, t->chance.secret);
    vk_json_end(j, '}');
}

/* ---- Hints --------------------------------------------------------------------------------- */

/* Why, and the seat's own steps that would follow. */
static void write_line(struct vk_json *j, const struct vk_question *q, const void *seen,
                       const struct vk_words *words, const struct vk_thought *thought)
{
    const struct vk_face *face = vk_face_of(q->game);
    vk_action line[1 + VK_LINE_MAX] = { thought->act };
    char text[1000];
    struct vk_out out = vk_out_to(text, sizeof text);
    int n = 1 + thought->n_then;
    memcpy(line + 1, thought->then, thought->n_then * sizeof *line);
    vk_json_text(j, "why", vk_why_line(face, seen, q->seat, line, n, words, &out) ? text : "");
    vk_json_array(j, "then");
    for (int i = 1; i < n; i++) {
        out = vk_out_to(text, sizeof text);
        if (!vk_line_label(face, seen, q->seat, line, i, words, &out))
            break;
        vk_json_text(j, NULL, text);
    }
    vk_json_end(j, ']');
}

static void write_thought(struct vk_json *j, const struct vk_question *q, const void *seen,
                          const struct vk_words *words, const struct vk_thought *thought)
{
    const struct vk_face *face = vk_face_of(q->game);
    char text[1000];
    struct vk_out out = vk_out_to(text, sizeof text);
    vk_json_object(j, NULL);
    vk_action_write(q->game, thought->act, &out);
    vk_json_text(j, "do", text);
    out = vk_out_to(text, sizeof text);
    vk_action_label(face, thought->act, words, &out);
    vk_json_text(j, "label", text);
    out = vk_out_to(text, sizeof text);
    face->explain(seen, q->seat, thought->act, words, &out);
    vk_json_text(j, "explain", out.len ? text : "");
    write_line(j, q, seen, words, thought);
    vk_json_int(j, "wins", vk_wins_of_100(thought));
    vk_json_real(j, "share", (double)thought->value, 3);
    vk_json_int(j, "visits", thought->visits);
    vk_json_end(j, '}');
}

/* A hint up to its moves, and the words for them. */
static void begin_hint(const struct vk_table *t, const char *id, const struct vk_question *q,
                       const void *seen, struct vk_words *words, struct vk_json *j)
{
    room_words(t, q->seat, words);
    words->state = seen;
    words->viewer = q->seat;
    begin(j, "hint");
    vk_json_text(j, "id", id);
    vk_json_array(j, "moves");
}

void vk_say_hint(const struct vk_table *t, const char *id, const struct vk_question *q,
                 const void *seen, const struct vk_thought *thought, int n, struct vk_json *j)
{
    struct vk_words words;
    begin_hint(t, id, q, seen, &words, j);
    for (int i = 0; i < n; i++)
        write_thought(j, q, seen, &words, &thought[i]);
    vk_json_end(j, ']');
    vk_json_end(j, '}');
}

/* ---- Plans ---------------------------------------------------------------------------------- */

/* What the seat sees after the first n steps of a plan. */
static void view_in(const struct vk_question *q, const void *seen, const struct vk_plan *p, int n,
                    void *view)
{
    _Alignas(8) uint8_t world[VK_STATE_MAX];
    struct vk_rng rng = vk_rng_from(q->seed, q->seen);
    memcpy(world, seen, q->game->state_size);
    q->game->imagine(world, q->seat, &rng);
    for (int i = 0; i < n; i++)
        (void)vk_apply(q->game, world, q->seat, p->line[i], NULL);
    vk_view(q->game, world, q->seat, view);
}

static void write_actions(struct vk_json *j, const struct vk_question *q, const struct vk_plan *p)
{
    char text[VK_ACTION_TEXT];
    vk_json_array(j, "line");
    for (int i = 0; i < p->n; i++) {
        struct vk_out out = vk_out_to(text, sizeof text);
        vk_action_write(q->game, p->line[i], &out);
        vk_json_text(j, NULL, text);
    }
    vk_json_end(j, ']');
}

/* The other steps that are new: of a plan that drops what was begun all but the first. */
static void write_new(struct vk_json *j, const struct vk_question *q, const void *seen,
                      const struct vk_words *words, const struct vk_plan *p)
{
    _Alignas(8) uint8_t view[VK_STATE_MAX];
    struct vk_words then = *words;
    char text[1000];
    vk_json_array(j, "then");
    for (int i = vk_plan_first_new(p) + 1; i < p->n; i++) {
        struct vk_out out = vk_out_to(text, sizeof text);
        if (!p->is_new[i])
            continue;
        view_in(q, seen, p, i, view);
        then.state = view;
        vk_action_label(vk_face_of(q->game), p->line[i], &then, &out);
        vk_json_text(j, NULL, text);
    }
    vk_json_end(j, ']');
}

/*
 * Told of the first step that is new, at its place. Why to end it here is told where that is best: what else would be
 * good stands above it.
 */
static void write_plan(struct vk_json *j, const struct vk_question *q, const void *seen,
                       const struct vk_words *words, const struct vk_plan *p, bool is_best)
{
    static const char *const kinds[] = { "whole", "more", "anew" };
    const struct vk_face *face = vk_face_of(q->game);
    _Alignas(8) uint8_t view[VK_STATE_MAX];
    struct vk_words there = *words;
    int at = vk_plan_first_new(p);
    char text[1000];
    struct vk_out out = vk_out_to(text, sizeof text);
    view_in(q, seen, p, at, view);
    there.state = view;
    vk_json_object(j, NULL);
    vk_json_text(j, "plan", kinds[p->kind]);
    vk_action_write(q->game, p->line[at], &out);
    vk_json_text(j, "do", text);
    out = vk_out_to(text, sizeof text);
    vk_action_label(face, p->line[at], &there, &out);
    vk_json_text(j, "label", text);
    out = vk_out_to(text, sizeof text);
    face->explain(view, q->seat, p->line[at], &there, &out);
    vk_json_text(j, "explain", out.len ? text : "");
    out = vk_out_to(text, sizeof text);
    bool has_why = (is_best || p->kind != VK_PLAN_WHOLE) &&
                   vk_why_line(face, view, q->seat, p->line + at, 1, &there, &out);
    vk_json_text(j, "why", has_why ? text : "");
    write_new(j, q, seen, words, p);
    write_actions(j, q, p);
    vk_json_int(j, "wins", vk_wins_of_100(&(struct vk_thought){ .value = p->value }));
    vk_json_real(j, "share", (double)p->value, 3);
    vk_json_int(j, "visits", p->visits);
    vk_json_end(j, '}');
}

/* The same of plans, where one was begun. */
static void say_plans(const struct vk_table *t, const char *id, const struct vk_question *q,
                      const void *seen, const struct vk_plan *plan, int n, struct vk_json *j)
{
    struct vk_words words;
    begin_hint(t, id, q, seen, &words, j);
    for (int i = 0; i < n; i++)
        write_plan(j, q, seen, &words, &plan[i], i == 0);
    vk_json_end(j, ']');
    vk_json_end(j, '}');
}

/* ---- Judgements ----------------------------------------------------------------------------- */

enum { AS_GOOD = 2 /* of 100: nobody could tell them apart */ };

static bool goes_on_with(const struct vk_thought *thought, vk_action a)
{
    for (int i = 0; i < thought->n_then; i++)
        if (thought->then[i] == a)
            return true;
    return false;
}

/* Only the order differs: a line as good as the best has the action in it, or its own goes on with the best. */
static bool is_of_one_line(const struct vk_thought *thought, int n,
                           const struct vk_thought *watched)
{
    for (int i = 0; i < n; i++)
        if (vk_wins_of_100(&thought[i]) + AS_GOOD >= vk_wins_of_100(&thought[0]) &&
            goes_on_with(&thought[i], watched->act))
            return true;
    return goes_on_with(watched, thought[0].act);
}

/*
 * A difference of d in 100 between shares of a and b games is clear if it is twice what luck makes of it:
 * that is at most 50 * sqrt(1 / a + 1 / b).
 */
static bool is_clear(int64_t d, int64_t a, int64_t b)
{
    return d > 0 && d * d * a * b >= 10000 * (a + b);
}

/* In parts of 100: what the watched action gives away against the best one; 0 where that is not clear. */
static int given_away(const struct vk_question *q, const struct vk_thought *thought, int n)
{
    for (int i = 0; i < n; i++) {
        int lost = vk_wins_of_100(&thought[0]) - vk_wins_of_100(&thought[i]);
        if (thought[i].act == q->watched)
            return is_clear(lost, thought[0].visits, thought[i].visits) &&
                           !is_of_one_line(thought, n, &thought[i])
                       ? lost
                       : 0;
    }
    return 0;
}

void vk_say_judged(const struct vk_table *t, const char *id, const struct vk_question *q,
                   const void *seen, const struct vk_thought *thought, int n, struct vk_json *j)
{
    struct vk_words words;
    room_words(t, q->seat, &words);
    words.state = seen;
    words.viewer = q->seat;
    begin(j, "judged");
    vk_json_text(j, "id", id);
    vk_json_int(j, "lost", given_away(q, thought, n));
    vk_json_key(j, "best");
    write_thought(j, q, seen, &words, &thought[0]);
    vk_json_end(j, '}');
}

void vk_say_advice(const struct vk_table *t, const char *id, const struct vk_question *q,
                   const void *seen, const struct vk_advice *advice, struct vk_json *j)
{
    if (advice->n_plans)
        say_plans(t, id, q, seen, advice->plan, advice->n_plans, j);
    else if (q->watched == VK_NO_ACTION)
        vk_say_hint(t, id, q, seen, advice->thought, advice->n, j);
    else
        vk_say_judged(t, id, q, seen, advice->thought, advice->n, j);
}

void vk_say_draft(const struct vk_table *t, const char *id, int seat, const char *text,
                  struct vk_json *j)
{
    struct vk_words words;
    room_words(t, seat, &words);
    begin(j, "draft");
    vk_json_text(j, "id", id);
    vk_draft_json(t->game.game, t->game.state, seat, text, &words, j);
    vk_json_end(j, '}');
}
