/* odds.c - what may happen: the next draw of a voyage, the rest of a Battle. */
#include "face.h"
#include "games/conquest/battle.h"

/* ---- A voyage ------------------------------------------------------------------------------ */

int conq_limit_of(const struct conq_state *s, int side)
{
    return conq_card_up(s, side, C_NAVIGATION) ? 6 : 5;
}

struct conq_risk conq_risk_of(const struct conq_state *s, int side, int knots)
{
    int on = 0, lost = 0, all = 0, limit = conq_limit_of(s, side);
    bool never_lost = conq_card_up(s, side, C_OCEAN_CHART) || side >= s->h.seats;
    for (int m = 0; m < N_MARKERS; m++) {
        int then = knots + conq_markers[m].knots;
        all += s->cup[m];
        if (conq_markers[m].type == COURSE || then < limit)
            on += s->cup[m];
        else if (then > limit && !never_lost)
            lost += s->cup[m];
    }
    if (all == 0)
        return (struct conq_risk){ .home = 100 };
    struct conq_risk out = { .on = (200 * on + all) / (2 * all),
                             .lost = (200 * lost + all) / (2 * all) };
    out.home = 100 - out.on - out.lost;
    if (out.home < 0) { /* two halves rounded up */
        out.on--;
        out.home = 0;
    }
    out.is_bold = out.lost >= 50;
    return out;
}

/* ---- Battle -------------------------------------------------------------------------------- */

enum { ROW_MAX = 40 };

int conq_odds(int attackers, int defenders)
{
    double chance[ROW_MAX + 1] = { 0 }; /* with so many attackers, against the defenders so far */
    attackers = attackers > ROW_MAX ? ROW_MAX : attackers;
    defenders = defenders > ROW_MAX ? ROW_MAX : defenders;
    for (int a = 0; a <= attackers; a++)
        chance[a] = 1; /* an empty front row has lost, even against one that never fought */
    for (int d = 1; d <= defenders; d++) {
        chance[0] = 0;
        for (int a = 1; a <= attackers; a++)
            chance[a] = (chance[a] + chance[a - 1]) / 2;
    }
    return (int)(100 * chance[attackers] + 0.5);
}

static int row_size(const uint8_t row[N_ROWS])
{
    int n = 0;
    for (int k = 0; k < N_ROWS; k++)
        n += row[k];
    return n;
}

bool conq_is_roll_waiting(const struct conq_state *s)
{
    return s->battle.die &&
           (conq_frame_of(s, P_rp_battle_roll) || conq_frame_of(s, P_battle_choose_loss));
}

/* The odds when the die has shown this; 0: before the roll. */
static int odds_after(const struct conq_state *s, int die)
{
    int a = row_size(s->battle.front[ATTACKING]), d = row_size(s->battle.front[DEFENDING]);
    if (die)
        *(conq_part_hit(die) == ATTACKING ? &a : &d) -= 1;
    return conq_odds(a < 0 ? 0 : a, d < 0 ? 0 : d);
}

int conq_battle_odds(const struct conq_state *s)
{
    return odds_after(s, conq_is_roll_waiting(s) ? s->battle.die : 0);
}

int conq_odds_with_card(const struct conq_state *s, int side, enum card c)
{
    bool is_attacker = s->battle.attacker == side;
    switch (c) {
    case C_HAKA:
        return odds_after(s, conq_shifted(s->battle.die, is_attacker ? ATTACKING : DEFENDING));
    case C_WAR_CLUBS:
    case C_TATTOO: return odds_after(s, 0);
    case C_ARIOI:
    case C_ARIOI_2: return 0;
    default: return conq_battle_odds(s);
    }
}

int conq_odds_with_event(const struct conq_state *s, int side, enum random_event e)
{
    bool is_attacker = s->battle.attacker == side;
    int a = row_size(s->battle.front[ATTACKING]), d = row_size(s->battle.front[DEFENDING]);
    if (e == RE_OMENS)
        return odds_after(s, 0);
    if (e == RE_LEADER)
        return conq_odds(a + is_attacker, d + !is_attacker);
    return conq_battle_odds(s);
}

int conq_odds_for(const struct conq_state *s, int side, int odds)
{
    return s->battle.attacker == side ? odds : 100 - odds;
}

/*
 * At sea only the War Canoes and as many Warrior Bands fight, on land all of them; what is not known
 * may be anything. A stack known to hold no War Canoe has nobody to fight at sea.
 */
struct conq_guess conq_defenders(const struct conq_state *s, int attacker, int hex)
{
    struct conq_guess out = { 0, 0 };
    int warriors = conq_local_warriors(s, hex), rival = conq_rival_in(s, attacker, hex);
    if (rival < CONQ_SIDES) {
        struct conq_stack known = conq_stack_at(s, rival, hex);
        int unknown = conq_total(s, rival, hex);
        for (int k = 0; k < N_MAP_KINDS; k++)
            unknown -= known.n[k];
        bool is_land = conq_is_island(s, hex), has_no_canoe = hs_has(s->no_canoe[rival], hex);
        int bands = known.n[WB];
        out.least = known.n[WC] + (is_land || bands < known.n[WC] ? bands : known.n[WC]);
        out.most = has_no_canoe && !is_land ? 0 : known.n[WC] + bands + unknown;
    }
    out.least += warriors;
    out.most += warriors;
    return out;
}
