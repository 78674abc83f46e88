/*
 * drafting.c - an offer of Archipelago while its owner puts it together: what is said already, what fits beside it, why
 * no more of a thing does, what is missing, and the actions that make it. As JSON: tables.c.
 */
#include "drafting.h"
#include <string.h>

/* Where an offer of this seat would be made as things stand; a wish can be written at any time. */
int arch_window_now(const struct arch_state *s, int seat)
{
    if (s->draft.owner == seat)
        return s->draft.window;
    if (s->deal.partner == seat)
        return s->deal.window;
    if (arch_point_now(s) == P_order_offer && vk_due(&archipelago_game, s).seats >> seat & 1)
        return FOR_PLACE;
    if (!s->h.depth || vk_top_of(&s->h)->seat != seat)
        return AS_WISH;
    switch (arch_point_now(s)) {
    case P_round_menu: return IN_ROUND;
    case P_crisis_stand:
    case P_crisis_offer: return AT_STANDING;
    case P_crisis_domestic_turn:
    case P_crisis_export_turn: return IN_CRISIS;
    default: return AS_WISH;
    }
}

/* What the seat has said of it to the engine. */
static const struct arch_deal *said_to(const struct arch_state *s, int seat, int partner,
                                       int window)
{
    const struct arch_deal *d = window == FOR_PLACE ? &s->player[seat].note[0] : &s->draft;
    bool is_begun = d->partner == partner && (window == FOR_PLACE || d->owner == seat);
    return is_begun ? d : &arch_no_deal;
}

/* Whether it is said already how much money changes hands: it cannot be said again. */
static bool is_paid(const struct arch_state *s, const struct arch_deal *said, int window)
{
    if (window == FOR_PLACE)
        return !arch_is_empty(said);
    return said->owner != VK_NONE && arch_point_now(s) == P_deal_goods;
}

static void legal_items(const struct arch_table *t, const struct arch_deal *d,
                        struct vk_actions *out)
{
    out->n = 0;
    if (d->window == FOR_PLACE)
        arch_gifts_legal(&t->s, d, out);
    else
        arch_items_legal(&t->s, d, out);
}

void arch_lay_table(const struct arch_state *s, int seat, int partner, struct arch_table *t)
{
    int window = arch_window_now(s, seat);
    t->s = *s;
    if (window == AS_WISH)
        t->s.active = (uint8_t)partner; /* it is for a round of his */
    t->is_seen = arch_sees_screen(s, seat, partner);
    t->said = *said_to(s, seat, partner, window);
    t->is_paid = is_paid(s, &t->said, window);
    t->said.owner = (uint8_t)seat;
    t->said.partner = (uint8_t)partner;
    t->said.window = (uint8_t)window;
    t->d = t->said;
    t->left_out = VK_NO_ACTION;
    if (t->said.n_items)
        legal_items(t, &t->said, &t->open);
}

/* ---- how much fits --------------------------------------------------------------------------------- */

static int lesser(int a, int b)
{
    return a < b ? a : b;
}

static int greater(int a, int b)
{
    return a > b ? a : b;
}

static int count_in(const struct arch_deal *d, unsigned verb, int arg)
{
    if (verb == V_offer || verb == V_ask)
        return verb == V_offer ? d->give : d->want;
    return arch_items_of(d, (int)verb, arg);
}

/* Of what is wanted no more than the other has, where the owner can see that. */
static int most_there(const struct arch_table *t, unsigned verb, int arg)
{
    const struct arch_player *q = &t->s.player[t->d.partner];
    bool is_given = verb == V_offer || verb == V_give || verb == V_give_card;
    if (t->d.window == FOR_PLACE && !is_given)
        return 0;
    if (verb == V_offer || verb == V_ask) {
        int all = arch_most_florins(&t->s, t->d.owner, (int)verb);
        return verb == V_ask && t->is_seen ? lesser(all, q->florins) : all;
    }
    int all = arch_most_of(&t->s, &t->d, (int)verb, arg);
    if (verb == V_want && t->is_seen)
        return lesser(all, arg == TOKEN ? q->tokens : q->cubes[arg]);
    return all;
}

/* Items go up: what comes before the last one that was said cannot be said any more. */
static bool is_locked(const struct arch_table *t, unsigned verb, int arg)
{
    if (verb == V_offer || verb == V_ask)
        return t->is_paid;
    return t->said.n_items && vk_find(&t->open, vk_act(verb, (unsigned)arg, 0, 0)) < 0;
}

struct arch_limit arch_limit_of(const struct arch_table *t, unsigned verb, int arg)
{
    bool is_sum = verb == V_offer || verb == V_ask;
    int n = count_in(&t->d, verb, arg), all = greater(most_there(t, verb, arg), n);
    int room = is_sum ? ARCH_FLORINS : ARCH_ITEMS - t->d.n_items;
    struct arch_limit x = { .all = all, .n = n, .least = count_in(&t->said, verb, arg) };
    if (is_sum && is_locked(t, verb, arg))
        x.why = FULL_SAID;
    else if (all > n && !room)
        x.why = FULL_ROOM;
    else if (all > n && is_locked(t, verb, arg))
        x.why = FULL_SAID;
    else
        x.why = all > n + room ? FULL_ROOM : FULL_ALL;
    x.least = x.why == FULL_SAID ? n : x.least;
    x.most = x.why == FULL_SAID ? n : lesser(all, n + room);
    return x;
}

bool arch_is_place_locked(const struct arch_table *t, unsigned place)
{
    return t->is_paid || t->said.places >> place;
}

static const char *all_text(const struct arch_table *t, unsigned verb)
{
    switch (verb) {
    case V_ask:
    case V_want: return t->is_seen ? "{who} has no more." : "There is no more of it in the game.";
    case V_want_card: return "{who} has no more.";
    case V_give_permit: return "{who} has no more people in {0}.";
    case V_want_permit: return "You have no more people in {0}.";
    case V_give_stand:
    case V_want_stand: return "No more can be promised.";
    default: return "You have no more.";
    }
}

void arch_full_text(const struct arch_table *t, unsigned verb, int arg, enum arch_full why,
                    const struct vk_words *w, struct vk_out *out)
{
    struct face_blanks b = {
        .who = t->d.partner, .n = 1, .kind = { A_REGION }, .value = { (int16_t)arg }
    };
    const char *text =
        why == FULL_ALL ? all_text(t, verb) : "This is already said. Use Undo to change it.";
    if (why == FULL_ROOM) {
        text = "A deal holds at most {0} things besides money.";
        b = (struct face_blanks){ .who = VK_NONE, .n = 1, .value = { ARCH_ITEMS } };
    }
    face_fill(&archipelago_face, text, &b, w, out);
}

/* ---- putting it together ----------------------------------------------------------------------------- */

/* Money goes one way: who names a sum takes back the one before. */
static void draft_sum(struct arch_table *t, unsigned verb, int sum)
{
    struct arch_deal with = t->d;
    with.give = with.want = 0;
    int most = most_there(t, verb, 0);
    *(verb == V_offer ? &with.give : &with.want) = (uint8_t)lesser(sum, most);
    t->d = with;
}

static void draft_item(struct arch_table *t, vk_action a)
{
    unsigned verb = vk_verb_of(a), arg = vk_arg(a, 0);
    bool is_item = false;
    switch (verb) {
    case V_for_place:
        if (t->d.window == FOR_PLACE && !arch_is_place_locked(t, arg))
            t->d.places |= (uint8_t)(1u << arg);
        return;
    case V_offer:
    case V_ask:
        if (!t->is_paid)
            draft_sum(t, verb, (int)arg);
        return;
    case V_give:
    case V_want:
    case V_give_card:
    case V_want_card:
    case V_give_permit:
    case V_want_permit:
    case V_give_stand:
    case V_want_stand: is_item = true; break;
    default: break;
    }
    if (!is_item)
        return;
    struct arch_limit x = arch_limit_of(t, verb, (int)arg);
    if (x.n < x.most) {
        arch_add_item(&t->d, a);
    } else {
        t->left_out = a;
        t->left_out_why = x.why;
    }
}

/* `trade 1 offer 4,give wood`: with whom, and what it holds besides what is said already. */
bool arch_read_trade(const struct arch_state *s, int seat, const char *text, struct arch_table *t)
{
    const char *why;
    char word[VK_ACTION_TEXT];
    int partner = *text - '0';
    if (!arch_has_deals(s) || !s->phase || s->h.over || partner < 0 || partner >= s->h.seats ||
        partner == seat)
        return false;
    arch_lay_table(s, seat, partner, t);
    for (text += 1 + (text[1] == ' '); *text;) {
        size_t n = strcspn(text, ",");
        vk_action a;
        if (n < sizeof word) {
            memcpy(word, text, n);
            word[n] = '\0';
            if (vk_action_read(&archipelago_game, word, &a, &why))
                draft_item(t, a);
        }
        text += n + (text[n] == ',');
    }
    return true;
}

const char *arch_missing(const struct arch_table *t)
{
    bool is_for_place = t->d.window == FOR_PLACE;
    if (is_for_place && !t->d.places)
        return "Choose a place first.";
    if (arch_is_empty(&t->d))
        return is_for_place ? "Say what you would give for it."
                            : "Put something on one side first.";
    return NULL;
}

/* ---- the actions ------------------------------------------------------------------------------------- */

vk_action arch_opening(const struct arch_table *t)
{
    const struct arch_deal *d = &t->d;
    if (t->s.draft.owner == d->owner || d->window == FOR_PLACE)
        return VK_NO_ACTION;
    if (t->s.deal.partner == d->owner)
        return vk_act(V_counter, 0, 0, 0);
    return d->window == AS_WISH ? vk_act(V_wish, 0, 0, 0) : vk_act(V_deal, d->partner, 0, 0);
}

/* Items in the order in which the rules take them. */
static void list_items(const struct arch_table *t, struct vk_actions *out)
{
    struct arch_deal so_far = t->said, left = t->d;
    struct vk_actions legal;
    int from = t->said.n_items;
    while (from < left.n_items) {
        legal_items(t, &so_far, &legal);
        int at = left.n_items;
        for (int i = 0; i < legal.n && at == left.n_items; i++)
            for (at = from; at < left.n_items; at++)
                if (vk_act(left.verb[at], left.arg[at], 0, 0) == legal.act[i])
                    break;
        if (at == left.n_items)
            return;
        vk_action next = vk_act(left.verb[at], left.arg[at], 0, 0);
        left.verb[at] = left.verb[from];
        left.arg[at] = left.arg[from++];
        arch_add_item(&so_far, next);
        vk_add(out, next);
    }
}

void arch_list_steps(const struct arch_table *t, struct vk_actions *out)
{
    const struct arch_deal *d = &t->d;
    vk_action begin = arch_opening(t);
    out->n = 0;
    if (begin != VK_NO_ACTION)
        vk_add(out, begin);
    for (unsigned place = 1; place <= ARCH_SEATS; place++)
        if ((d->places & ~t->said.places) >> place & 1)
            vk_add(out, vk_act(V_for_place, place, 0, 0));
    if (!t->is_paid && (d->give || d->want))
        vk_add(out, vk_act(d->give ? V_offer : V_ask, d->give ? d->give : d->want, 0, 0));
    else if (!t->is_paid && d->window != FOR_PLACE)
        vk_add(out, vk_act(V_no_money, 0, 0, 0));
    list_items(t, out);
    vk_add(out, vk_act(V_propose, 0, 0, 0));
}
