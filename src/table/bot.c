/*
 * bot.c - bots and hints: a question is all that a bot needs, with a copy of what the seat may know. It
 * is answered elsewhere, and the answer is used if the seat still sees the same.
 */
#include "table/own.h"
#include <string.h>

int vk_table_bot_due(const struct vk_table *t)
{
    uint16_t due = vk_table_due(t);
    for (int i = 0; i < VK_SEATS_MAX; i++)
        if (due >> i & 1 && t->seat[i].who == VK_SEAT_BOT)
            return i;
    return -1;
}

bool vk_table_awaits_consent(const struct vk_table *t, int64_t now)
{
    int64_t asked = now - t->asked.since;
    return t->asked.is_open && asked >= 0 && asked < VK_ASKED_MS;
}

/* At the quiet point nobody looks at what a bot does. */
static bool is_pausing(const struct vk_table *t, int64_t now, int pause)
{
    const struct vk_game *g = t->game.game;
    int64_t shown = now - t->shown;
    bool is_quiet = g->quiet_point && vk_due(g, t->game.state).point == g->quiet_point;
    return vk_table_awaits_consent(t, now) || (!is_quiet && shown >= 0 && shown < pause);
}

enum vk_turn vk_table_turn(struct vk_table *t, int seat, int64_t now, int pause)
{
    if (seat < 0 || t->bot.is_thinking)
        return VK_TURN_WAITS;
    if (t->bot.has_move && (t->bot.question.seat != seat || !vk_table_fits(t, &t->bot.question)))
        t->bot.has_move = false;
    if (!t->bot.has_move)
        return VK_TURN_ASKS;
    return is_pausing(t, now, pause) ? VK_TURN_WAITS : VK_TURN_PLAYS;
}

void vk_table_thought(struct vk_table *t, const struct vk_question *q, bool is_done, vk_action act)
{
    t->bot = (struct vk_bot_turn){ .has_move = is_done, .question = *q, .act = act };
}

void vk_table_question(const struct vk_table *t, int seat, const char *level, struct vk_question *q,
                       void *state)
{
    const struct vk_game *g = t->game.game;
    *q = (struct vk_question){
        .game = g, .seed = t->bot_seed[seat], .watched = VK_NO_ACTION, .seat = (uint8_t)seat
    };
    if (!vk_level_read(level ? level : t->seat[seat].level, &q->level))
        (void)vk_level_read(VK_USUAL_LEVEL, &q->level);
    vk_view(g, t->game.state, seat, state);
    q->seen = vk_state_hash(g, state);
}

/* A search gives a quarter of its time to what it watches. */
void vk_question_watch(struct vk_question *q, vk_action a)
{
    q->watched = a;
    q->level.iterations += q->level.iterations / 3;
}

vk_action vk_question_answer(const struct vk_question *q, const void *state, void *memory,
                             size_t size, struct vk_thought *thought, int max, int *n)
{
    struct vk_bot bot;
    vk_bot_open(&bot, q->game, &q->level, q->seed, memory, size);
    bot.watched = q->watched;
    vk_action a = vk_bot_choose(&bot, state, q->seat, thought, max, n);
    if (n)
        *n = vk_thoughts_for_people(thought, *n);
    return a;
}

/* The next line that can be done now: its place, or -1. */
static int next_begun(const struct vk_question *q, const void *state, const vk_action *wished,
                      int n)
{
    struct vk_actions list;
    vk_legal(q->game, state, q->seat, &list);
    for (int i = 0; i < n; i++)
        if (wished[i] != VK_NO_ACTION && vk_find(&list, wished[i]) >= 0)
            return i;
    return -1;
}

static int read_begun(const struct vk_game *g, const char *text, vk_action wished[VK_PLAN_MAX])
{
    char line[VK_ACTION_TEXT];
    const char *why;
    int n = 0;
    for (; *text; text += *text == '\n') {
        size_t length = strcspn(text, "\n");
        if (length >= sizeof line || n == VK_PLAN_MAX)
            return 0;
        memcpy(line, text, length);
        line[length] = 0;
        if (!vk_action_read(g, line, &wished[n++], &why))
            return 0;
        text += length;
    }
    return n;
}

bool vk_question_begun(struct vk_question *q, const void *state, const char *text)
{
    _Alignas(8) uint8_t then[VK_STATE_MAX];
    vk_action wished[VK_PLAN_MAX];
    struct vk_rng rng = vk_rng_from(q->seed, q->seen);
    int n = read_begun(q->game, text, wished);
    memcpy(then, state, q->game->state_size);
    q->game->imagine(then, q->seat, &rng);
    for (q->n_begun = 0; q->n_begun < n;) {
        int i = next_begun(q, then, wished, n);
        if (i < 0)
            break;
        vk_play(q->game, then, q->seat, wished[i], NULL);
        q->begun[q->n_begun++] = wished[i];
        wished[i] = VK_NO_ACTION;
    }
    bool is_whole = n > 0 && q->n_begun == n;
    q->n_begun = is_whole ? q->n_begun : 0;
    return is_whole;
}

vk_action vk_question_advise(const struct vk_question *q, const void *state, void *memory,
                             size_t size, struct vk_advice *out)
{
    struct vk_bot bot;
    int rows = q->watched == VK_NO_ACTION ? VK_HINT_ROWS : VK_JUDGED;
    *out = (struct vk_advice){ 0 };
    if (q->n_begun) {
        vk_bot_open(&bot, q->game, &q->level, q->seed, memory, size);
        out->n_plans = vk_bot_compare(&bot, state, q->seat, q->begun, q->n_begun, out->plan, rows);
    }
    if (out->n_plans)
        return out->plan[0].line[0];
    return vk_question_answer(q, state, memory, size, out->thought, rows, &out->n);
}

bool vk_table_fits(const struct vk_table *t, const struct vk_question *q)
{
    return vk_table_due(t) >> q->seat & 1 && t->game.game == q->game &&
           room_seen_by(t, q->seat) == q->seen;
}
