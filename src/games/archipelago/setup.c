/*
 * setup.c - sections 3 and 7: which options go together, what lies on the table before anything is
 * drawn, and what the options change of the objectives. The draws of the set-up are points of the game:
 * game.c, turn_zero.c.
 */
#include "games/archipelago/rules.h"
#include <string.h>

enum { START_FLORINS = 10, START_DISCS = 3, START_CITIZENS = 2, DESERT_SUR = 5 };

/* ---- options ---------------------------------------------------------------------------------------- */

static int refuse(struct vk_refusal *no, enum option which, const char *why)
{
    no->option = (uint8_t)which;
    no->why = why;
    return VK_ERR_SETUP;
}

/* Without secrets there are no trends, and no objectives that a player could choose from. */
static const char *const not_without_secrets[N_OPTIONS] = {
    [O_MORE_CONTROL] = "a game without secrets has no trend cards, so there is no second one",
    [O_MORE_SPICE] = "a game without secrets deals no objective cards to choose from",
    [O_CHOSEN_TREND] = "a game without secrets has no trend card to vote on",
    [O_BENEFACTOR] = "a game without secrets has no trend cards, so the Benefactor is not in play",
};

/* Five players who draw two cards each need all ten of the pack. */
static const char *const not_spiced_by_five[N_OPTIONS] = {
    [O_BENEFACTOR] = "five players who choose from two objectives need all ten cards, "
                     "and the Benefactor removes two",
    [O_FAMILY] = "five players who choose from two objectives need all ten cards, "
                 "and the family game removes two",
};

static int check_options(const struct vk_setup *cfg, struct vk_refusal *no)
{
    for (int o = 0; o < N_OPTIONS; o++) {
        if (!cfg->option[o])
            continue;
        if (cfg->option[O_NO_SECRETS] && not_without_secrets[o])
            return refuse(no, (enum option)o, not_without_secrets[o]);
        if (cfg->option[O_MORE_SPICE] && cfg->seats == ARCH_SEATS && not_spiced_by_five[o])
            return refuse(no, (enum option)o, not_spiced_by_five[o]);
    }
    return VK_OK;
}

uint16_t arch_pack_mask(const struct arch_state *s)
{
    unsigned mask = 0;
    bool is_plain = s->h.seats == 2 || arch_option(s, O_NO_SECRETS) ||
                    arch_option(s, O_BENEFACTOR) || arch_option(s, O_FAMILY);
    for (int k = 0; k < PACK_SIZE; k++) {
        int criterion = arch_objectives[PACK_SIZE * arch_pack(s) + k].criterion;
        if (!is_plain || (criterion != SEPARATIST && criterion != PACIFIST))
            mask |= 1u << k;
    }
    return (uint16_t)mask;
}

int arch_objectives_dealt(const struct arch_state *s)
{
    if (arch_option(s, O_NO_SECRETS))
        return 0;
    return (s->h.seats == 2 ? 2 : 1) + arch_option(s, O_MORE_SPICE);
}

/* ---- the table --------------------------------------------------------------------------------------- */

/* Everything that is "none" at the start. */
static void set_none(struct arch_state *s)
{
    for (int u = 0; u < ARCH_UNITS; u++)
        s->unit[u].region = IN_SUPPLY;
    for (int seat = 0; seat < ARCH_SEATS; seat++) {
        struct arch_player *p = &s->player[seat];
        memset(p->objective, VK_NONE, sizeof p->objective);
        memset(p->slot, VK_NONE, sizeof p->slot);
        p->dropped = p->bid = p->rebid = VK_NONE;
    }
    memset(s->order, VK_NONE, sizeof s->order);
    memset(s->track, VK_NONE, sizeof s->track);
    memset(s->trend, VK_NONE, sizeof s->trend);
    memset(s->common, VK_NONE, sizeof s->common);
    memset(s->vote, VK_NONE, sizeof s->vote);
    s->active = s->decider = s->top = s->second = s->back = s->diplomat = VK_NONE;
    s->deal = s->before = s->draft = arch_no_deal;
}

static void fill_bank(struct arch_state *s)
{
    for (int res = 0; res < N_RES; res++) {
        s->market[DOMESTIC][res] = 1;
        s->supply[res] = (uint8_t)(arch_cubes_of_game[res] - 1);
    }
    s->bank = (uint8_t)(ARCH_FLORINS - START_FLORINS * s->h.seats);
    memset(s->stack, ARCH_STACK, sizeof s->stack);
    memset(s->card_at, CARD_DECK, sizeof s->card_at);
    s->n_deck = N_CARDS;
    s->bag = (UINT64_C(1) << N_BACKS) - 1;
    memset(s->hex_at, HEX_PILE, sizeof s->hex_at);
}

/* At sea each has a ship, his citizens land in turn zero; in the desert they are there already. */
static void place_start(struct arch_state *s)
{
    bool is_desert = s->option[O_START] != 0;
    arch_put_region(s, 0, 0, is_desert ? F_desert_village : F_open_sea, 0, NULL);
    for (int seat = 0; seat < s->h.seats; seat++) {
        s->player[seat].florins = START_FLORINS;
        s->player[seat].discs = s->player[seat].ready = START_DISCS;
        if (!is_desert)
            arch_add_unit(s, seat, true, 0, PART_W, NULL);
        for (int k = 0; is_desert && k < START_CITIZENS; k++)
            arch_add_unit(s, seat, false, 0, PART_A, NULL);
    }
    if (is_desert)
        s->sur = DESERT_SUR;
}

int arch_setup(void *st, const struct vk_setup *cfg, struct vk_refusal *no)
{
    struct arch_state *s = st;
    if (check_options(cfg, no))
        return VK_ERR_SETUP;
    for (int o = 0; o < N_OPTIONS; o++)
        s->option[o] = (uint8_t)cfg->option[o];
    set_none(s);
    fill_bank(s);
    place_start(s);
    return VK_OK;
}
