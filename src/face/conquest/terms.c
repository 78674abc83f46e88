/*
 * terms.c - what an action is about, for programs: where it leads and from where, whom one meets there, pieces and
 * cards, what it does in a Battle, and how it stands among the answers. Keys stand only where they say something.
 */
#include "games/conquest/battle.h"
#include "telling.h"

/* A piece, a stack, a canoe or an island that something is done to; else a hex is where it leads. */
static bool is_source(unsigned verb)
{
    return verb == V_lift || verb == V_depart || verb == V_flip || verb == V_jump ||
           verb == V_cross || verb == V_show_tile || verb == V_recall;
}

void conq_write_place(vk_action a, struct vk_json *j)
{
    static const char *const key_of[N_ARGS] = {
        [A_KIND] = "kind", [A_CARD] = "card", [A_EVENT] = "event"
    };
    const uint8_t *kind = conquest_game.verbs[vk_verb_of(a)].arg;
    for (int i = 0; i < VK_ARGS_MAX && kind[i]; i++) {
        bool is_second = i > 0 && kind[i] == kind[i - 1];
        if (kind[i] == A_HEX)
            vk_json_int(j, is_source(vk_verb_of(a)) && !is_second ? "from" : "hex", vk_arg(a, i));
        else if (key_of[kind[i]] && !is_second)
            vk_json_text(j, key_of[kind[i]], conquest_game.arg_kinds[kind[i]].words[vk_arg(a, i)]);
    }
}

/* What lies in the hex where it leads: nobody knows, or rivals to fight. */
static void write_meeting(const struct conq_state *s, int seat, vk_action a, struct vk_json *j)
{
    int first = (int)vk_arg(a, 0);
    bool is_fight = false;
    switch (vk_verb_of(a)) {
    case V_explore:
    case V_kumara:
    case V_to:
        if (hs_has(s->unexplored, first))
            vk_json_text(j, "meets", "unknown");
        return;
    case V_depart: is_fight = conq_rival_in(s, seat, (int)vk_arg(a, 1)) != VK_NONE; break;
    default: is_fight = vk_top_of(&s->h)->point == P_choose_battle;
    }
    if (is_fight)
        vk_json_text(j, "meets", "rivals");
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

/* ---- Among the answers ------------------------------------------------------------------------ */

/* A card, an event or an island that can be shown or used while something else is asked. */
static bool is_aside(unsigned verb, int point)
{
    return verb >= V_show_card && verb <= V_play_event &&
           (point == P_explore_start || point == P_explore_continue || point == P_transit_action ||
            point == P_move_action || point == P_victory_action);
}

/* It ends what is asked, or confirms it: `call` where that is what one came for. */
static const char *ending_of(const struct conq_state *s, int seat, unsigned verb)
{
    switch (verb) {
    case V_declare:
    case V_go:
    case V_land: return "call";
    case V_return:
        return !conq_searches_kumara(s) && conq_risk_of(s, seat, s->knots).is_bold ? "call" : "end";
    case V_stay:
    case V_accept:
    case V_pass:
    case V_end_transit:
    case V_end_movement:
    case V_end_build:
    case V_none: return "end";
    default: return NULL;
    }
}

static void write_role(const struct conq_state *s, int seat, unsigned verb, struct vk_json *j)
{
    const char *role = is_aside(verb, vk_top_of(&s->h)->point) ? "aside" : ending_of(s, seat, verb);
    if (role)
        vk_json_text(j, "role", role);
}

/* The click after which it can be chosen (ask.c), and what it is called there. */
static void write_click(vk_action a, const struct vk_words *w, struct vk_json *j)
{
    int click;
    switch (vk_verb_of(a)) {
    case V_traverse: click = CLICK_TRAVERSE; break;
    case V_lift: {
        char text[80];
        struct vk_out out = vk_out_to(text, sizeof text);
        click = CLICK_LIFT;
        vk_arg_title(&conquest_face, A_KIND, (int)vk_arg(a, 1), w, &out);
        vk_json_put(j, "short", &out);
        break;
    }
    case V_depart:
    case V_flip:
    case V_jump:
    case V_cross: click = CLICK_DEPART; break;
    default: return;
    }
    vk_json_text(j, "click", conq_click_ids[click]);
}

/* ---- In a Battle ------------------------------------------------------------------------------ */

/* `1 War Canoe, 2 Warrior Bands`, given up for so many Villages. */
static void write_giving(vk_action a, const struct vk_words *w, struct vk_json *j)
{
    static const uint8_t kind[2] = { WC, WB };
    char text[80];
    struct vk_out out = vk_out_to(text, sizeof text);
    int saves = 0;
    for (int i = 0; i < 2; i++) {
        int n = (int)vk_arg(a, i);
        vk_json_int(j, conq_kind_words[kind[i]], n);
        saves += n;
        if (!n)
            continue;
        vk_put(&out, out.len ? ", " : "");
        conq_pieces_text(kind[i], n, w, &out);
    }
    vk_json_int(j, "saves", saves);
    if (saves)
        vk_json_put(j, "paid", &out);
}

/* What a number of the die does to this seat. */
static void tell_outcome(const struct telling *to, int die)
{
    static const char *const text[2][2] = {
        { "They lose a piece.", "One of their pieces panics." },
        { "You lose a piece.", "One of your pieces panics." },
    };
    bool is_yours = conq_battle_side(to->s, conq_part_hit(die)) == to->seat;
    conq_tell_text(to, text[is_yours][!conq_die_removes(die)]);
}

static void tell_card(const struct telling *to, unsigned card)
{
    static const char *const text[N_CARDS] = {
        [C_TATTOO] = "The panic has no effect.",
        [C_MANA] = "You choose which enemy piece is hit.",
        [C_ARIOI] = "No Battle: the attackers retreat.",
        [C_ARIOI_2] = "No Battle: the attackers retreat.",
        [C_WAR_CLUBS] = "Roll again; the new die stands.",
    };
    if (card != C_HAKA) {
        conq_tell_text(to, text[card]);
        return;
    }
    bool attacks = to->s->battle.attacker == to->seat;
    int die = conq_shifted(to->s->battle.die, attacks ? ATTACKING : DEFENDING);
    conq_tell(to, "The die then shows {0}.", die, 0, 0);
    tell_outcome(to, die);
}

/* What becomes of the roll, or of the Battle; and the chance to win it then. */
static void write_battle(const struct conq_state *s, int seat, vk_action a,
                         const struct vk_words *w, struct vk_json *j)
{
    char text[200];
    struct vk_out out = vk_out_to(text, sizeof text);
    struct telling to = { s, seat, w, &out };
    int odds = conq_battle_odds(s), arg = (int)vk_arg(a, 0);
    switch (vk_verb_of(a)) {
    case V_use_card:
        tell_card(&to, (unsigned)arg);
        odds = conq_odds_with_card(s, seat, (enum card)arg);
        break;
    case V_play_event:
        conq_tell_text(&to, arg == RE_OMENS ? "Roll again; the new die stands."
                                            : "One more piece in your front row.");
        odds = conq_odds_with_event(s, seat, (enum random_event)arg);
        break;
    case V_pass:
        if (vk_top_of(&s->h)->point == P_rp_battle_roll)
            tell_outcome(&to, s->battle.die);
        else
            conq_tell_text(&to, "All stand as you see them.");
        break;
    default: return;
    }
    vk_json_int(j, "odds", conq_odds_for(s, seat, odds));
    vk_json_put(j, "brings", &out);
}

void conq_write_terms(const void *st, int seat, vk_action a, const struct vk_words *w,
                      struct vk_json *j)
{
    const struct conq_state *s = st;
    int point = vk_top_of(&s->h)->point;
    conq_write_place(a, j);
    write_meeting(s, seat, a, j);
    write_role(s, seat, vk_verb_of(a), j);
    write_click(a, w, j);
    switch (vk_verb_of(a)) {
    case V_people: vk_json_int(j, "hex", conq_peoples[vk_arg(a, 0)].home); break;
    case V_first: write_order(s, seat, a, j); break;
    case V_send: vk_json_int(j, "n", vk_arg(a, 1)); break;
    case V_lose: vk_json_int(j, "part", conq_part_hit(s->battle.die)); break;
    case V_up: vk_json_text(j, "kind", conq_kind_words[TCU]); break;
    case V_down: vk_json_text(j, "kind", conq_kind_words[TC]); break;
    case V_colonies: vk_json_text(j, "kind", conq_kind_words[COL]); break;
    case V_give: write_giving(a, w, j); break;
    default: break;
    }
    if (point == P_rp_battle_roll || point == P_rp_battle_start)
        write_battle(s, seat, a, w, j);
}
