/*
 * cannot.c - why a thing on the table of Archipelago cannot be chosen now, in one sentence. A seat asks for it by the
 * thing: `why unit 12`, `why part 3 A`, `why good export fish`. What lies on the map is in cannot_land.c.
 */
#include "cannot.h"
#include "drafts.h"
#include "things.h"
#include <string.h>

/* ---- the thing that is asked about ------------------------------------------------------------------ */

static const char *const kinds[N_THINGS] = {
    [A_UNIT_THERE] = "unit",    [A_REGION_THERE] = "region", [A_SHORE] = "part",
    [AN_ICON] = "icon",         [A_HOUSE] = "house",         [A_SECTOR] = "zone",
    [A_ZONE_OF_GOODS] = "good", [A_SLOT_THERE] = "slot",     [A_CARD_THERE] = "card",
    [THE_PILE] = "pile",        [THE_SECOND] = "second",     [THE_BACK] = "back",
    [THE_STACKS] = "stacks",    [THE_CRISIS] = "consume",    [THE_COUNTS] = "number",
    [A_SEAT_THERE] = "seat",
};

/* The next word of a text, up to a blank; false at its end. */
static bool next_word(const char **text, char *word, size_t size)
{
    size_t n = 0;
    while (**text == ' ')
        (*text)++;
    for (; **text && **text != ' '; (*text)++)
        if (n + 1 < size)
            word[n++] = **text;
    word[n] = '\0';
    return n > 0;
}

static int number_of(const char *word)
{
    int n = 0, sign = *word == '-' ? -1 : 1;
    for (word += sign < 0; *word >= '0' && *word <= '9' && n < 1000; word++)
        n = n * 10 + (*word - '0');
    return sign * n;
}

/* The value of an argument kind with this word, or VK_NONE. */
static int value_of(unsigned kind, const char *word)
{
    const struct vk_arg_kind *k = &archipelago_game.arg_kinds[kind];
    for (int i = 0; i < k->n; i++)
        if (!strcmp(k->words[i], word))
            return i;
    return VK_NONE;
}

static bool is_there(const struct arch_state *s, const struct thing *t)
{
    switch (t->kind) {
    case A_UNIT_THERE:
        return t->one >= 0 && t->one < arch_end_unit(s, s->h.seats - 1) &&
               arch_on_map(&s->unit[t->one]);
    case AN_ICON:
        return t->one >= 0 && t->one < s->n_regions && t->two >= 0 &&
               t->two < arch_face_of(s, t->one)->n_icons;
    case A_HOUSE:
        return t->one >= 0 && t->one < s->n_regions && t->two < N_BUILDINGS &&
               s->region[t->one].building[t->two] != VK_NONE;
    case A_SHORE:
    case A_REGION_THERE: return t->one >= 0 && t->one < s->n_regions;
    case A_SECTOR: return t->one < N_ZONES;
    case A_ZONE_OF_GOODS: return t->one < N_BOARDS && t->two < N_RES;
    case A_SLOT_THERE: return t->one >= 0 && t->one < ARCH_SLOTS;
    case A_CARD_THERE: return t->one < N_CARDS;
    case A_SEAT_THERE: return t->one >= 0 && t->one < s->h.seats;
    default: return true;
    }
}

static bool read_thing(const struct arch_state *s, const char *text, struct thing *t)
{
    char word[24], one[24] = "", two[24] = "";
    if (!next_word(&text, word, sizeof word))
        return false;
    next_word(&text, one, sizeof one);
    next_word(&text, two, sizeof two);
    for (t->kind = 0; t->kind < N_THINGS && strcmp(kinds[t->kind], word) != 0;)
        t->kind++;
    t->one = number_of(one);
    t->two = number_of(two);
    switch (t->kind) {
    case N_THINGS: return false;
    case A_SHORE: t->two = value_of(A_PART, two); break;
    case A_HOUSE: t->two = value_of(A_BUILDING, two); break;
    case A_SECTOR: t->one = value_of(A_ZONE, one); break;
    case A_CARD_THERE: t->one = value_of(A_CARD, one); break;
    case A_ZONE_OF_GOODS:
        t->one = value_of(A_BOARD, one);
        t->two = value_of(A_RES, two);
        break;
    default: break;
    }
    return is_there(s, t);
}

/* ---- boards and cards -------------------------------------------------------------------------------- */

bool arch_says_closed(const struct telling *to, vk_action a)
{
    struct vk_closed list[VK_CLOSED_MAX];
    int n = arch_closed(to->s, to->seat, list);
    for (int i = 0; i < n; i++)
        if (list[i].act == a) {
            vk_closed_text(&archipelago_face, &list[i], to->seat, to->words, to->out);
            return true;
        }
    return false;
}

/* In a round: what the wheel says of an action, or that it comes first. */
bool arch_says_wheel(const struct telling *to, int zone)
{
    if (arch_point_now(to->s) != P_round_menu)
        return false;
    if (!arch_says_closed(to, arch_action_of(zone)))
        arch_tell_of(to, "First choose on the wheel: {0}.", W_SECTOR, zone, 0);
    return true;
}

static bool says_sector(const struct telling *to, int zone)
{
    if (arch_point_now(to->s) == P_round_menu)
        return arch_says_closed(to, arch_action_of(zone));
    if (to->s->phase == 5)
        return false;
    arch_tell_text(to, "The wheel is for rounds: they come in phase 5.");
    return true;
}

static bool says_good(const struct telling *to, int board, int res)
{
    const struct arch_state *s = to->s;
    const struct vk_frame *f = arch_frame_of(s, P_transaction);
    if (!f)
        return arch_says_wheel(to, Z_TRANSACTION);
    int n = s->market[board][res],
        price = n ? arch_price_to_buy(s, board, res, arch_discount_now(s)) : 0;
    if (!(f->v[TRADE_BOARDS] >> board & 1))
        arch_tell_text(to, board == DOMESTIC ? "You are trading on the export market now."
                                             : "You are trading on the home market now.");
    else if (!n && f->v[TRADE_BUY_ONLY])
        arch_tell_of(to, "There is no {0} to buy here.", A_RES, res, 0);
    else if (!n)
        arch_tell_of(to, "There is no {0} to buy here, and you have none to sell.", A_RES, res, 0);
    else if (n == arch_zone_capacity(board, res))
        arch_tell(to,
                  "It costs {0} {0|florin|florins}; you have {1}. To sell there is no room left.",
                  price, to->p->florins, 0);
    else
        arch_tell(to, "It costs {0} {0|florin|florins}; you have {1}, and no cube of it to sell.",
                  price, to->p->florins, 0);
    return true;
}

static bool says_slot(const struct telling *to, int slot)
{
    const struct arch_state *s = to->s;
    int price = arch_price_now(s, slot), now = arch_point_now(s);
    if (price < 0)
        arch_tell_text(to, arch_states[STATE_NO_CARD]);
    else if (now == P_evolve_first && price > to->p->florins)
        arch_tell(to, "It costs {0} {0|florin|florins}; you have {1}. You can turn it.", price,
                  to->p->florins, 0);
    else if (now == P_evolve_second)
        arch_tell_text(to, "Of two cards the left one is turned first.");
    else if (now != P_evolve_first)
        arch_tell_text(to, "Cards are bought and turned in phase 6, at the end of the turn.");
    else
        return false;
    return true;
}

static bool says_card(const struct telling *to, int card)
{
    const struct arch_state *s = to->s;
    bool is_wonder = arch_cards[card].kind == WONDER;
    if (arch_point_now(s) == P_round_menu)
        return arch_says_closed(to,
                                vk_act(is_wonder ? V_wonder : V_use_card, (unsigned)card, 0, 0));
    if (arch_point_now(s) != P_reveal_buy)
        return false;
    const struct vk_frame *f = arch_frame_of(s, P_reveal_buy);
    bool wants_character = f && f->v[SEARCH_BY] == C_headhunter;
    if (wants_character != (arch_cards[card].kind == CHARACTER))
        arch_tell_text(to, wants_character
                               ? "The Headhunter finds characters only."
                               : "The Researcher finds progress cards and wonders only.");
    else
        arch_tell(to, "It costs {0} {0|florin|florins}; you have {1}.", arch_minimal_cost(card),
                  to->p->florins, 0);
    return true;
}

/* ---- a crisis ---------------------------------------------------------------------------------------- */

static bool says_crisis(const struct telling *to)
{
    struct arch_crisis c;
    if (!arch_crisis_now(to->s, &c))
        return false;
    if (!to->s->market[c.board][c.res])
        arch_tell_of(to, "The market has no {0} left.", A_RES, c.res, 0);
    else if (arch_point_now(to->s) == P_crisis_stand)
        arch_tell_text(to, "First choose who gets up.");
    else
        return false;
    return true;
}

bool arch_says_lying(const struct telling *to, int unit)
{
    struct arch_crisis c;
    if (!arch_crisis_now(to->s, &c))
        return false;
    if (!(to->s->unit[unit].flags & REBEL))
        arch_tell_text(to, "Nothing is wrong here: nobody lies.");
    else if (c.board == EXPORT)
        arch_tell_text(to, "This crisis is about exports. Nobody gets up in it.");
    else
        arch_tell_text(to, "First give a cube or a token, then choose who gets up.");
    return true;
}

/* ---- all of it ---------------------------------------------------------------------------------------- */

static bool says_seat(const struct telling *to, int seat)
{
    return seat != to->seat && arch_says_closed(to, vk_act(V_deal, (unsigned)seat, 0, 0));
}

static void say_to_read(const struct telling *to, int kind)
{
    static const char *const text[N_THINGS] = {
        [THE_BACK] = "This is only to be read: the crisis comes in phase 4 of the next turn.",
        [THE_STACKS] = "This is only to be read: whoever explores takes a token from here.",
        [THE_COUNTS] = "This is only to be read.",
    };
    arch_tell_text(to, text[kind]);
}

static bool says_why(const struct telling *to, const struct thing *t)
{
    switch (t->kind) {
    case A_SECTOR: return says_sector(to, t->one);
    case A_ZONE_OF_GOODS: return says_good(to, t->one, t->two);
    case A_SLOT_THERE: return says_slot(to, t->one);
    case A_CARD_THERE: return says_card(to, t->one);
    case THE_PILE:
    case THE_SECOND: return arch_says_wheel(to, Z_EXPLORATION);
    case THE_CRISIS: return says_crisis(to);
    case A_SEAT_THERE: return says_seat(to, t->one);
    case THE_BACK:
    case THE_STACKS:
    case THE_COUNTS: say_to_read(to, t->kind); return true;
    default: return arch_says_land(to, t);
    }
}

void arch_draft_why(const struct arch_state *s, int seat, const char *text,
                    const struct vk_words *w, struct vk_json *j)
{
    char why[320];
    struct vk_out out = vk_out_to(why, sizeof why);
    struct telling to = { s, &s->player[seat], seat, w, &out };
    struct thing t;
    if (!read_thing(s, text, &t))
        return;
    if (!says_why(&to, &t)) {
        arch_tell_text(&to, "This is not what is asked now.");
        vk_put_char(&out, ' ');
        arch_question(s, seat, w, &out);
    }
    vk_json_object(j, "draft");
    vk_json_text(j, "why", why);
    vk_json_end(j, '}');
}
