/*
 * doctor_games.c - the engine tried on this machine: random games of every kind and number of
 * seats, each law checked on the way, each journal written, read back and compared.
 */
#include "cli/doctor.h"
#include "vaka/journal.h"
#include "words/speak.h"
#include <stdlib.h>
#include <string.h>

enum { GAMES_EACH = 3 };

struct trial {
    struct vk_session table, again;
    char *text;
    size_t text_size;
};

static bool trial_open(struct trial *t, const struct vk_game *g)
{
    size_t steps = (size_t)g->step_bound + 1;
    memset(t, 0, sizeof *t);
    t->text_size = (steps + 2) * (VK_ACTION_TEXT + 160) + 2 * (size_t)VK_JOURNAL_LINE;
    t->text = malloc(t->text_size);
    t->table.state = malloc(VK_STATE_MAX);
    t->again.state = malloc(VK_STATE_MAX);
    t->table.step = malloc(steps * sizeof *t->table.step);
    t->again.step = malloc(steps * sizeof *t->again.step);
    t->table.cap = t->again.cap = (uint32_t)steps;
    return t->text && t->table.state && t->again.state && t->table.step && t->again.step;
}

static void trial_close(struct trial *t)
{
    free(t->text);
    free(t->table.state);
    free(t->again.state);
    free(t->table.step);
    free(t->again.step);
}

/* Play to the end; NULL or which law broke. */
static const char *play(struct vk_session *t, const struct vk_chance *chance, struct vk_rng *rng)
{
    const char *fault = t->game->check(t->state);
    struct vk_actions list;
    for (struct vk_due due; !fault && !(due = vk_due(t->game, t->state)).over;) {
        if (t->n >= t->game->step_bound)
            return VK_WORD("the game is longer than its bound");
        if (vk_session_chance(t, chance, 0, NULL)) {
            fault = t->game->check(t->state);
            continue;
        }
        if (!due.seats)
            return VK_WORD("nobody is due");
        int seat = __builtin_ctz(due.seats);
        vk_legal(t->game, t->state, seat, &list);
        if (list.n == 0)
            return VK_WORD("nothing is legal for a seat that is due");
        if (vk_session_act(t, seat, list.act[vk_rng_below(rng, list.n)], 0, NULL) != VK_OK)
            return VK_WORD("a legal action was refused");
        fault = t->game->check(t->state);
    }
    return fault;
}

/* Write the journal, read it, compare. */
static const char *round_trip(struct trial *t, uint64_t seed)
{
    struct vk_out out = vk_out_to(t->text, t->text_size);
    struct vk_journal writer = { 0 }, reader = { 0 };
    struct vk_journal_head head = { .chance_kind = VK_CHANCE_SEED, .seed = seed }, head_again;
    struct vk_journal_end end;
    struct vk_journal_fault no;
    vk_journal_write_head(&writer, t->table.game, &t->table.setup, &head, &out);
    for (uint32_t i = 0; i < t->table.n; i++)
        vk_journal_write_step(&writer, t->table.game, i + 1, &t->table.step[i], &out);
    vk_journal_write_end(&writer, &t->table, NULL, 0, &out);
    if (!vk_out_ok(&out))
        return VK_WORD("the journal is longer than its bound");
    if (!vk_journal_read(t->text, out.len, &t->again, &head_again, &end, &reader, NULL, NULL, &no))
        return VK_WORD("a journal cannot be read back");
    if (t->again.n != t->table.n ||
        memcmp(t->again.state, t->table.state, t->table.game->state_size) != 0)
        return VK_WORD("a journal gives another position");
    return NULL;
}

static const char *try_game(struct trial *t, const struct vk_game *g, int seats, uint64_t seed)
{
    struct vk_setup setup;
    struct vk_refusal no;
    struct vk_chance chance = vk_chance_from_seed(seed);
    struct vk_rng rng = vk_rng_from(seed, (uint64_t)seats << 32);
    vk_setup_standard(g, seats, &setup);
    if (vk_session_open(&t->table, g, &setup, t->table.state, t->table.step, t->table.cap, &no,
                        NULL) != VK_OK)
        return VK_WORD("a game does not start");
    const char *fault = play(&t->table, &chance, &rng);
    return fault ? fault : round_trip(t, seed);
}

void doctor_play_games(struct findings *f)
{
    for (int i = 0; i < vk_n_games; i++) {
        const struct vk_game *g = vk_games[i];
        struct trial t;
        const char *fault = trial_open(&t, g) ? NULL : VK_WORD("there is not enough memory");
        int n = 0, seats = g->seats_min;
        uint64_t seed = 1;
        for (; !fault && seats <= g->seats_max; seats++)
            for (seed = 1; !fault && seed <= GAMES_EACH; seed++, n++)
                fault = try_game(&t, g, seats, seed);
        if (fault)
            finding_add(f, "self-check", FOUND_MISSING, "%s with %d {seat|seats}: %s", g->id, seats,
                        vk_say(fault));
        else
            finding_add(f, "self-check", FOUND_GOOD,
                        "%d games of %s, every law held, every journal came back", n, g->id);
        trial_close(&t);
    }
}
