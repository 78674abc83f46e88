/*
 * bot.c - bots and hints: a question is all that a bot needs, with a copy of what the seat may know. It
 * is answered elsewhere, and the answer is used if the seat still sees the same.
 */
#include "table/own.h"

int vk_table_bot_due(const struct vk_table *t)
{
    uint16_t due = vk_table_due(t);
    for (int i = 0; i < VK_SEATS_MAX; i++)
        if (due >> i & 1 && t->seat[i].who == VK_SEAT_BOT)
            return i;
    return -1;
}

void vk_table_question(const struct vk_table *t, int seat, const char *level, struct vk_question *q,
                       void *state)
{
    const struct vk_game *g = t->game.game;
    *q = (struct vk_question){
        .game = g, .seed = t->bot_seed[seat], .watched = VK_NO_ACTION, .seat = (uint8_t)seat
    };
    if (!vk_level_read(level ? level : t->seat[seat].level, &q->level))
        (void)vk_level_read("normal", &q->level);
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

bool vk_table_fits(const struct vk_table *t, const struct vk_question *q)
{
    return vk_table_due(t) >> q->seat & 1 && t->game.game == q->game &&
           room_seen_by(t, q->seat) == q->seen;
}
