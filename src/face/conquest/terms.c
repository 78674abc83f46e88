/*
 * terms.c - what an action is about, for programs: hexes, pieces, cards, prices. Keys stand
 * only where they say something.
 */
#include "face.h"
#include "games/conquest/battle.h"
#include <string.h>

/* Points left in the pool of a hex by the plan so far; -1 where there is no pool. */
static int pool_left(const struct conq_state *s, int seat, int hex)
{
    struct conq_pool pool[CONQ_HEXES];
    int n = conq_pools_left(s, seat, pool);
    for (int i = 0; i < n; i++)
        if (hs_has(pool[i].groups, hex))
            return pool[i].points;
    return -1;
}

static void write_price(const struct conq_state *s, int seat, int hex, int cost, struct vk_json *j)
{
    int left = hex < CONQ_HEXES ? pool_left(s, seat, hex) : -1;
    vk_json_int(j, "cost", cost);
    if (left >= 0)
        vk_json_int(j, "left", left - cost);
}

static void write_args(vk_action a, struct vk_json *j)
{
    static const char *const key_of[N_ARGS] = {
        [A_KIND] = "kind", [A_CARD] = "card", [A_EVENT] = "event",
        [A_ITEM] = "item", [A_TILE] = "tile", [A_CARGO] = "cargo"
    };
    const uint8_t *kind = conquest_game.verbs[vk_verb_of(a)].arg;
    for (int i = 0; i < VK_ARGS_MAX && kind[i]; i++) {
        bool is_second = i > 0 && kind[i] == kind[i - 1];
        if (kind[i] == A_HEX && vk_verb_of(a) != V_depart)
            vk_json_int(j, "hex", vk_arg(a, i));
        else if (key_of[kind[i]] && !is_second)
            vk_json_text(j, key_of[kind[i]], conquest_game.arg_kinds[kind[i]].words[vk_arg(a, i)]);
    }
}

static void write_build(const struct conq_state *s, int seat, vk_action a, struct vk_json *j)
{
    const struct conq_plan *plan = &s->plan[seat];
    int arg = (int)vk_arg(a, 0);
    switch (vk_verb_of(a)) {
    case V_build: write_price(s, seat, VK_NONE, conq_price(s, seat, (enum item)arg), j); break;
    case V_place:
        if (plan->pending < N_ITEMS)
            write_price(s, seat, arg, conq_price(s, seat, (enum item)plan->pending), j);
        break;
    case V_buy_card: write_price(s, seat, arg, conq_card_price(s), j); break;
    case V_save_bp: write_price(s, seat, arg, 1, j); break;
    default: break;
    }
}

/* The chance that the attacker wins with this card or event, where there is a Battle. */
static void write_odds(const struct conq_state *s, int seat, vk_action a, struct vk_json *j)
{
    if (s->battle.hex >= CONQ_HEXES)
        return;
    if (vk_verb_of(a) == V_use_card)
        vk_json_int(j, "odds", conq_odds_with_card(s, seat, (enum card)vk_arg(a, 0)));
    else if (vk_verb_of(a) == V_play_event)
        vk_json_int(j, "odds", conq_odds_with_event(s, seat, (enum random_event)vk_arg(a, 0)));
    else if (vk_verb_of(a) == V_pass)
        vk_json_int(j, "odds", conq_battle_odds(s));
}

/* What becomes of the roll, or of the Battle. */
static const char *effect_of(vk_action a, int point)
{
    static const char *const of_card[N_CARDS] = {
        [C_HAKA] = "die",    [C_WAR_CLUBS] = "again", [C_TATTOO] = "void",
        [C_MANA] = "choose", [C_ARIOI] = "off",       [C_ARIOI_2] = "off"
    };
    switch (vk_verb_of(a)) {
    case V_use_card: return of_card[vk_arg(a, 0)];
    case V_play_event: return vk_arg(a, 0) == RE_OMENS ? "again" : "leader";
    case V_pass: return point == P_rp_battle_roll ? "die" : "begin";
    default: return NULL;
    }
}

static void write_effect(const struct conq_state *s, int seat, vk_action a, struct vk_json *j)
{
    int point = vk_top_of(&s->h)->point, die = s->battle.die;
    const char *effect = effect_of(a, point);
    if (!effect || (point != P_rp_battle_roll && point != P_rp_battle_start))
        return;
    vk_json_text(j, "effect", effect);
    if (vk_verb_of(a) == V_use_card)
        die = conq_shifted(die, s->battle.attacker == seat ? ATTACKING : DEFENDING);
    if (strcmp(effect, "die") == 0)
        vk_json_int(j, "die", die);
}

/* Who plays after whom then. */
static void write_order(const struct conq_state *s, int seat, vk_action a, struct vk_json *j)
{
    struct conq_state then = *s;
    vk_play(&conquest_game, &then, seat, a, NULL);
    vk_json_array(j, "order");
    for (int i = 0; i < s->h.seats; i++)
        vk_json_int(j, NULL, then.order[i]);
    vk_json_end(j, ']');
}

void conq_write_terms(const void *st, int seat, vk_action a, VK_UNUSED const struct vk_words *w,
                      struct vk_json *j)
{
    const struct conq_state *s = st;
    const struct vk_frame *top = vk_top_of(&s->h);
    write_args(a, j);
    switch (vk_verb_of(a)) {
    case V_depart:
        vk_json_int(j, "from", vk_arg(a, 0));
        vk_json_int(j, "to", vk_arg(a, 1));
        break;
    case V_explore:
    case V_traverse:
        if (s->pos < CONQ_HEXES)
            vk_json_int(j, "from", s->pos);
        vk_json_int(j, "to", vk_arg(a, 0));
        break;
    case V_to:
        if (top->point == P_jump_to)
            vk_json_int(j, "from", top->v[MOVE_FROM]);
        else if (s->pos < CONQ_HEXES)
            vk_json_int(j, "from", s->pos);
        vk_json_int(j, "to", vk_arg(a, 0));
        break;
    case V_send:
        vk_json_int(j, "from", top->v[MOVE_FROM]);
        vk_json_int(j, "to", vk_arg(a, 0));
        vk_json_int(j, "n", vk_arg(a, 1));
        break;
    case V_take: vk_json_int(j, "mp", vk_arg(a, 1)); break;
    case V_first: write_order(s, seat, a, j); break;
    default: break;
    }
    write_build(s, seat, a, j);
    write_odds(s, seat, a, j);
    write_effect(s, seat, a, j);
}
