/*
 * check.c - what must hold in every position: each ritual card, small card and tile is at one place
 * only (vector 44), counted anew from the places; public sizes agree with hidden zones; nothing is
 * linked, used or owned that is not there.
 */
#include "games/raiatea/rules.h"

/* Every design in play has two cards: deck, discards, zones of players, the row, and the one that is
 * being performed (in the frame of its program). */
static const char *check_rituals(const struct raia_state *s)
{
    uint8_t n[N_RITUALS] = { 0 };
    bool has_tane = raia_option(s, O_TANE);
    for (int r = 0; r < N_RITUALS; r++) {
        for (int d = 0; d < N_DECKS; d++)
            n[r] = (uint8_t)(n[r] + cards_of(s->deck[d], r) + cards_of(s->open[d], r));
        for (int seat = 0; seat < s->h.seats; seat++) {
            const struct raia_player *p = &s->player[seat];
            n[r] = (uint8_t)(n[r] + cards_of(p->hand, r) + cards_of(p->drawn, r) +
                             cards_of(p->buried, r) + cards_of(p->prepared, r) +
                             cards_of(p->lasting, r));
        }
    }
    for (int i = 0; i < s->n_row; i++)
        n[s->row[i].ritual]++;
    for (int i = 0; i < s->h.depth; i++)
        if (s->h.frame[i].point == P_perform)
            n[s->h.frame[i].v[PERFORM_RITUAL]]++;
    for (int r = 0; r < N_RITUALS; r++)
        if (n[r] != (raia_rituals[r].is_tane && !has_tane ? 0 : 2))
            return "every ritual card is at one place";
    for (int d = 0; d < N_DECKS; d++) {
        if (cards_count(s->deck[d]) != s->n_deck[d])
            return "the number of cards in a deck is right";
        if ((s->deck[d].one | s->open[d].one) & ~raia_deck_mask[d])
            return "a card lies in its own deck";
    }
    return NULL;
}

static const char *check_hands(const struct raia_state *s)
{
    for (int seat = 0; seat < s->h.seats; seat++) {
        const struct raia_player *p = &s->player[seat];
        for (int d = 0; d < N_DECKS; d++) {
            uint64_t mask = raia_deck_mask[d];
            int held = cards_count(cards_among(p->hand, mask)) +
                       cards_count(cards_among(p->prepared, mask));
            if (held != p->n_hand[d])
                return "the public size of a hand is right";
            if (cards_count(cards_among(p->drawn, mask)) != p->n_drawn[d])
                return "the public number of cards drawn is right";
            if (cards_count(cards_among(p->buried, mask)) != p->n_buried[d])
                return "the public number of buried cards is right";
        }
        if ((p->hand.two & ~p->hand.one) | (p->prepared.two & ~p->prepared.one))
            return "two of a card are also one";
    }
    return NULL;
}

/* The small cards, wherever they are: markets, forest, display and players. */
struct tally {
    int goods[N_GOODS], helpers[N_HELPERS], masks[N_MASK_FACES];
};

static void tally_some(const uint8_t goods[N_GOODS], const uint8_t helpers[N_HELPERS],
                       const uint8_t masks[N_MASK_FACES], struct tally *t)
{
    for (int g = 0; g < N_GOODS; g++)
        t->goods[g] += goods[g];
    for (int h = 0; h < N_HELPERS; h++)
        t->helpers[h] += helpers[h];
    for (int m = 0; m < N_MASK_FACES; m++)
        t->masks[m] += masks[m];
}

static struct tally tally_all(const struct raia_state *s)
{
    struct tally t = { 0 };
    tally_some(s->goods, s->helpers, s->masks, &t);
    for (int seat = 0; seat < s->h.seats; seat++)
        tally_some(s->player[seat].goods, s->player[seat].helpers, s->player[seat].masks, &t);
    for (int f = 0; f < N_FACES; f++) {
        int n = s->forest[f] + s->display[f];
        switch (raia_faces[f].type) {
        case FACE_GOOD: t.goods[raia_faces[f].what] += n; break;
        case FACE_HELPER: t.helpers[raia_faces[f].what] += n; break;
        case FACE_MASK: t.masks[raia_faces[f].what] += n; break;
        default: t.masks[MIRROR] += n; break;
        }
    }
    return t;
}

/* 36 goods, 44 helpers, 24 masks and 4 mirrors. */
static const char *check_cards(const struct raia_state *s)
{
    struct tally t = tally_all(s);
    for (int g = 0; g < N_GOODS; g++) {
        if (t.goods[g] != 9)
            return "there are nine goods of each kind";
        if (s->level[g] < 1 || s->level[g] > RAIA_LEVELS)
            return "a price is on its track";
    }
    for (int h = 0; h < N_HELPERS; h++)
        if (t.helpers[h] != 11)
            return "there are eleven helpers of each kind";
    for (int m = 0; m < N_MASKS; m++)
        if (t.masks[m] != 2)
            return "there are two masks of each picture";
    if (t.masks[MIRROR] != 4)
        return "there are four mirrors";
    return NULL;
}

static const char *check_players(const struct raia_state *s)
{
    for (int seat = 0; seat < s->h.seats; seat++) {
        const struct raia_player *p = &s->player[seat];
        for (int h = 0; h < N_HELPERS; h++)
            if (p->ready[h] > p->helpers[h])
                return "a ready helper is a helper";
        for (int m = 0; m < N_MASK_FACES; m++)
            if (raia_unlinked(p, m) < 0)
                return "links join cards that are there";
        if (p->tattoo > RAIA_TATTOOS || p->priests > RAIA_PRIESTS)
            return "tattoos and priests stay on their tracks";
    }
    return NULL;
}

static const char *check_tiles(const struct raia_state *s)
{
    uint8_t on[N_MISSIONS] = { 0 };
    for (int st = 0; st < RAIA_STATUES; st++)
        for (int i = 0; i < RAIA_SPACES; i++) {
            int tile = s->tile[st][i];
            if (tile == VK_NONE)
                continue;
            if (raia_missions[tile].points != st + 1)
                return "a statue holds tiles of its own value";
            on[tile]++;
        }
    for (int t = 0; t < N_MISSIONS; t++) {
        int at = s->tile_at[t];
        if (on[t] != (at == TILE_STATUE))
            return "a tile lies on one space, or elsewhere";
        if (at >= s->h.seats && at != TILE_STATUE && at != TILE_POOL && at != TILE_GONE)
            return "a tile is somewhere";
    }
    return NULL;
}

const char *raia_check(const void *st)
{
    const struct raia_state *s = st;
    const char *broken = check_rituals(s);
    if (!broken)
        broken = check_hands(s);
    if (!broken)
        broken = check_cards(s);
    if (!broken)
        broken = check_players(s);
    if (!broken)
        broken = check_tiles(s);
    return broken;
}
