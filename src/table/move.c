/* move.c - a game that goes to another house: other luck from here on, its journal written anew, its end here. */
#include "table/move.h"
#include "table/own.h"
#include <string.h>

/* The lines for luck that ended at one place, each to the clerk. */
static int write_lucks(struct vk_table *t, int k, const struct vk_luck_place *at,
                       struct vk_clerk *clerk)
{
    char lines[VK_PAST_LUCKS * 512];
    struct vk_out out = vk_out_to(lines, sizeof lines);
    k = vk_journal_write_lucks(&t->journal, &t->head, k, at, &out);
    vk_assert(vk_out_ok(&out));
    if (out.len && clerk->line)
        clerk->line(clerk, lines, out.len);
    return k;
}

bool vk_table_change_luck(struct vk_table *t, const struct vk_new_luck *luck,
                          struct vk_clerk *clerk)
{
    struct vk_luck_place at = { .game = t->game.game,
                                .state = t->game.state,
                                .steps = t->game.n,
                                .number = t->game.n,
                                .viewer = VK_REFEREE };
    if (!vk_luck_ends(&t->head, t->game.n, luck->secret, clerk->now))
        return false;
    t->head.chance_kind = luck->kind;
    t->head.seed = luck->seed;
    memcpy(t->head.commit, luck->commit, sizeof t->head.commit);
    write_lucks(t, t->head.n_past - 1, &at, clerk);
    return true;
}

void vk_table_rewrite(struct vk_table *t, struct vk_clerk *clerk)
{
    _Alignas(8) uint8_t state[VK_STATE_MAX];
    char line[VK_JOURNAL_LINE];
    struct vk_out out = vk_out_to(line, sizeof line);
    const struct vk_game *g = t->game.game;
    struct vk_luck_place at = { .game = g, .state = state, .viewer = VK_REFEREE };
    room_name_seats(t);
    t->journal = (struct vk_journal){ 0 };
    t->has_end = false;
    vk_journal_write_head(&t->journal, g, &t->game.setup, &t->head, &out);
    clerk->line(clerk, line, out.len);
    vk_session_at(&t->game, 0, state, NULL);
    int k = write_lucks(t, 0, &at, clerk);
    for (uint32_t i = 0; i < t->game.n; i++) {
        struct vk_step *step = &t->game.step[i];
        if (step->time > clerk->now)
            step->time = clerk->now;
        out = vk_out_to(line, sizeof line);
        vk_journal_write_step(&t->journal, g, i + 1, step, &out);
        clerk->line(clerk, line, out.len);
        vk_play(g, state, step->seat, step->act, NULL);
        at.steps = at.number = i + 1;
        k = write_lucks(t, k, &at, clerk);
    }
}

void vk_table_begin_like(struct vk_table *t, const struct vk_table *from, uint32_t n,
                         struct vk_clerk *clerk)
{
    const struct vk_session *old = &from->game;
    uint32_t cap = n + 32;
    t->game = (struct vk_session){ .game = old->game, .setup = old->setup, .n = n, .cap = cap };
    t->game.state = t->resize(NULL, old->game->state_size);
    t->game.step = t->resize(NULL, cap * sizeof *t->game.step);
    t->told = t->resize(NULL, cap * sizeof *t->told);
    vk_session_at(old, n, t->game.state, NULL);
    memcpy(t->game.step, old->step, n * sizeof *t->game.step);
    t->head = from->head;
    vk_luck_undone(&t->head, n);
    vk_table_rewrite(t, clerk);
    room_settle(t, 0, clerk);
}

void vk_table_conclude(struct vk_table *t, struct vk_clerk *clerk)
{
    room_end(t, clerk);
}

void vk_table_give_up(struct vk_table *t, struct vk_clerk *clerk)
{
    t->is_given_up = true;
    room_end(t, clerk);
}
