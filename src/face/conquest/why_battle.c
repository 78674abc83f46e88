/* why_battle.c - reasons in a Battle and after it: what a loss costs, what a card changes, what a Village brings. */
#include "games/conquest/battle.h"
#include "telling.h"

/* Of 100 Battles from here, those that this seat wins. */
static int own_odds(const struct conq_state *s, int seat, int attacker_wins)
{
    return s->battle.attacker == seat ? attacker_wins : 100 - attacker_wins;
}

static void why_lose(const struct telling *to, int kind)
{
    const struct conq_battle *b = &to->s->battle;
    bool is_attacker = b->attacker == to->seat, is_removed = conq_die_removes(b->die);
    if (kind == LW)
        conq_tell_text(to, "It comes back by itself after the Battle.");
    else if (is_removed)
        conq_tell(to, "It costs {0} Build {0|Point|Points} to build again.", kind == WC ? 2 : 1, 0,
                  0);
    else if (kind == WC)
        conq_tell_text(to, "Your dearest piece is then safe from the rolls to come.");
    else
        conq_tell_text(to, "It stays yours, and stronger pieces stay in front.");
    if (is_attacker && b->villages && !is_removed)
        conq_tell(to, "Only pieces still in front can pay for the {0?Village|{0} Villages}.",
                  b->villages > 1 ? b->villages : 0, 0, 0);
}

static void why_card(const struct telling *to)
{
    if (to->s->battle.hex < CONQ_HEXES)
        conq_tell(to, "Without it you win {0} of 100 from here.",
                  own_odds(to->s, to->seat, conq_battle_odds(to->s)), 0, 0);
}

static void why_give(const struct telling *to, int canoes, int bands)
{
    const struct conq_state *s = to->s;
    int hex = s->battle.hex;
    if (canoes + bands == 0) {
        conq_tell_text(to, "Your pieces stay together.");
        return;
    }
    conq_tell(
        to,
        "Each Village is 1 Build Point a turn. What you give up cost {0} Build {0|Point|Points}.",
        2 * canoes + bands, 0, 0);
    if (hex < CONQ_HEXES && !hs_has(s->chain[to->seat], hex))
        conq_say(to, "{1} chain {1|canoe|canoes} would link {0}.",
                 (struct face_blanks){
                     .n = 2,
                     .kind = { A_HEX },
                     .value = { (int16_t)hex, (int16_t)conq_canoes_to_link(s, to->seat, hex) } });
}

static void why_fight(const struct telling *to, int hex)
{
    struct conq_stack own = conq_stack_at(to->s, to->seat, hex);
    struct conq_guess enemy = conq_defenders(to->s, to->seat, hex);
    int strength = own.n[WC] + (own.n[WB] < own.n[WC] ? own.n[WB] : own.n[WC]);
    conq_tell(to, "You win at least {0} of 100 such Battles.", conq_odds(strength, enemy.most), 0,
              0);
}

bool conq_why_battle(const struct telling *to, vk_action a, int point)
{
    int first = (int)vk_arg(a, 0);
    switch (vk_verb_of(a)) {
    case V_lose: why_lose(to, first); return true;
    case V_use_card:
    case V_play_event: why_card(to); return true;
    case V_give: why_give(to, first, (int)vk_arg(a, 1)); return true;
    case V_at:
        if (point == P_choose_battle)
            why_fight(to, first);
        return point == P_choose_battle;
    case V_pass:
        if (point == P_rp_battle_roll || point == P_rp_battle_start)
            conq_tell_text(to, "A card that you keep may decide a later roll.");
        return point == P_rp_battle_roll || point == P_rp_battle_start;
    default: return false;
    }
}
