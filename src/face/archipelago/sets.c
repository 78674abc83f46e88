/*
 * sets.c - several things of Archipelago that are chosen together before any is named to the engine, as JSON: citizens
 * who stand up, cards that are turned, the order of play. The actions that it comes to, or why it cannot be.
 */
#include "drafts.h"
#include "trading.h"
#include "vaka/action.h"

/* The next number of a list with commas between; false at its end. */
static bool next_number(const char **text, int *n)
{
    if (**text < '0' || **text > '9')
        return false;
    for (*n = 0; **text >= '0' && **text <= '9' && *n < 1000; (*text)++)
        *n = *n * 10 + (**text - '0');
    *text += **text == ',';
    return true;
}

static void write_numbers(const char *key, const uint8_t *n, int size, struct vk_json *j)
{
    vk_json_array(j, key);
    for (int i = 0; i < size; i++)
        vk_json_int(j, NULL, n[i]);
    vk_json_end(j, ']');
}

/* ---- citizens and cards ------------------------------------------------------------------------ */

struct set {
    const struct arch_state *s;
    unsigned verb;
    int n; /* how many in the end */
    int n_from, n_chosen;
    uint8_t from[ARCH_UNITS], chosen[ARCH_UNITS];
};

/* False: none is chosen by this seat now. */
static bool set_of(const struct arch_state *s, int seat, struct set *set)
{
    int now = arch_point_now(s);
    const struct vk_frame *top = s->h.depth ? vk_top_of(&s->h) : NULL;
    if (!top || (now != P_crisis_stand && now != P_evolve_first) || top->seat != seat)
        return false;
    *set = (struct set){ .s = s, .verb = now == P_crisis_stand ? V_stand : V_rotate };
    for (int slot = 0; now == P_evolve_first && slot < ARCH_SLOTS; slot++)
        if (s->track[slot] < N_CARDS)
            set->from[set->n_from++] = (uint8_t)slot;
    set->n = set->n_from > 1 ? 2 : 1;
    if (now == P_evolve_first)
        return true;
    for (int unit = top->v[STAND_LOWEST]; unit < arch_end_unit(s, s->h.seats - 1); unit++)
        if (s->unit[unit].flags & REBEL)
            set->from[set->n_from++] = (uint8_t)unit;
    set->n = top->v[STAND_LEFT];
    return true;
}

static bool is_among(const uint8_t *list, int n, int what)
{
    for (int i = 0; i < n; i++)
        if (list[i] == what)
            return true;
    return false;
}

/* What does not fit any more is left out. */
static void choose(struct set *set, const char *text)
{
    int n;
    while (next_number(&text, &n))
        if (set->n_chosen < set->n && is_among(set->from, set->n_from, n) &&
            !is_among(set->chosen, set->n_chosen, n))
            set->chosen[set->n_chosen++] = (uint8_t)n;
}

/* Of citizens who are alike those with the lowest numbers are named; all of them going up. */
static void write_actions(const struct set *set, struct vk_json *j)
{
    bool is_named[ARCH_UNITS] = { false };
    for (int i = 0; i < set->n_chosen; i++) {
        bool is_unit = set->verb == V_stand;
        int k = 0, like = is_unit ? arch_first_alike(set->s, set->chosen[i]) : set->chosen[i];
        while (is_named[k] ||
               (is_unit ? arch_first_alike(set->s, set->from[k]) : set->from[k]) != like)
            k++;
        is_named[k] = true;
    }
    vk_json_array(j, "actions");
    for (int k = 0; k < set->n_from; k++)
        if (is_named[k])
            vk_json_action(j, NULL, &archipelago_game, vk_act(set->verb, set->from[k], 0, 0));
    vk_json_end(j, ']');
}

/* Whose citizens a deal binds the giver to help up, more than are chosen; VK_NONE. */
static int owed_to(const struct set *set)
{
    for (int seat = 0; set->verb == V_stand && seat < set->s->h.seats; seat++) {
        int n = set->s->player[seat].owed;
        for (int i = 0; i < set->n_chosen; i++)
            n -= arch_owner(set->s, set->chosen[i]) == seat;
        if (n > 0)
            return seat;
    }
    return VK_NONE;
}

/* The actions that it comes to; null, and what is missing. */
static void write_end(const struct set *set, const struct vk_words *w, struct vk_json *j)
{
    int owed = owed_to(set), more = set->n - set->n_chosen;
    if (owed == VK_NONE && !more) {
        write_actions(set, j);
        return;
    }
    vk_json_null(j, "actions");
    if (owed != VK_NONE)
        arch_write_text(j, "why", "You have promised to help up {0} {0|citizen|citizens} of {who}.",
                        owed, set->s->player[owed].owed, 0, w);
    else
        arch_write_text(j, "why", "Choose {0} more first.", VK_NONE, more, 0, w);
}

/* `confirm`: what the button says, {0} of {1}. Cards are turned instead of a purchase. */
static void write_set(const struct set *set, const struct vk_words *w, struct vk_json *j)
{
    bool is_unit = set->verb == V_stand;
    vk_json_text(j, "verb", archipelago_game.verbs[set->verb].name);
    vk_json_text(j, "of", is_unit ? "unit" : "slot");
    vk_json_text(j, "confirm",
                 vk_tr(w, is_unit ? "Help them up ({0} of {1})" : "Turn these ({0} of {1})"));
    if (!is_unit)
        vk_json_text(j, "group", arch_click_ids[CLICK_ROTATE]);
    write_numbers("from", set->from, set->n_from, j);
    vk_json_int(j, "n", set->n);
    write_numbers("chosen", set->chosen, set->n_chosen, j);
    if (set->n_chosen >= set->n)
        arch_write_text(j, "full",
                        "Only {0} can be chosen. Drop {0|it|one} before you choose another.",
                        VK_NONE, set->n, 0, w);
    write_end(set, w, j);
    vk_json_end(j, '}');
}

void arch_write_set(const struct arch_state *s, int viewer, const struct vk_words *w,
                    struct vk_json *j)
{
    struct set set;
    if (!set_of(s, viewer, &set)) {
        vk_json_null(j, "set");
        return;
    }
    vk_json_object(j, "set");
    write_set(&set, w, j);
}

void arch_draft_set(const struct arch_state *s, int seat, const char *text,
                    const struct vk_words *w, struct vk_json *j)
{
    struct set set;
    if (!set_of(s, seat, &set))
        return;
    choose(&set, text);
    vk_json_object(j, "draft");
    write_set(&set, w, j);
}

/* ---- the order of play --------------------------------------------------------------------------------- */

/* Seats at their places from `place` on, as near to the present order as what was promised allows. */
static bool arrange(const struct arch_state *s, uint8_t order[ARCH_SEATS], int place)
{
    if (place == s->n_order)
        return true;
    for (int i = place; i < s->n_order; i++) {
        uint8_t who = order[i];
        if (!(arch_places_for(s, who) >> (place + 1) & 1))
            continue;
        for (int at = i; at > place; at--)
            order[at] = order[at - 1];
        order[place] = who;
        if (arrange(s, order, place + 1))
            return true;
        for (int at = place; at < i; at++)
            order[at] = order[at + 1];
        order[i] = who;
    }
    return false;
}

/* Which places a seat was promised that does not get one of them. */
static void write_promise(const struct arch_state *s, int seat, const struct vk_words *w,
                          struct vk_json *j)
{
    char places[60], text[160];
    struct vk_out list = vk_out_to(places, sizeof places), out = vk_out_to(text, sizeof text);
    struct face_blanks b = { .who = seat, .n = 1, .text = { places } };
    arch_places_text(&s->player[seat].note[0], w, &list);
    face_fill(&archipelago_face, "{who} was promised {0}.", &b, w, &out);
    vk_json_text(j, "why", text);
}

/* How many are set already, where this seat sets the order; VK_NONE: it does not. */
static int first_to_set(const struct arch_state *s, int seat)
{
    const struct vk_frame *choice = arch_frame_of(s, P_choose_order);
    return choice && choice->seat == seat ? choice->v[CHOOSE_ORDER_SET] : VK_NONE;
}

/* From which place on, the seats there, and the actions that set it: the last place follows by itself. */
static void write_order(const struct arch_state *s, const uint8_t order[ARCH_SEATS], int first,
                        const struct vk_words *w, struct vk_json *j)
{
    int broken = VK_NONE;
    bool is_bound = false;
    for (int place = s->n_order; place > first; place--)
        if (!(arch_places_for(s, order[place - 1]) >> place & 1))
            broken = order[place - 1];
    for (int seat = 0; seat < s->h.seats; seat++)
        is_bound |= s->player[seat].is_taken;
    vk_json_int(j, "from", first + 1);
    write_numbers("seats", order + first, s->n_order - first, j);
    vk_json_text(j, "note",
                 vk_tr(w, is_bound ? "Setting the order pays you for the offers that you took."
                                   : "You have taken no offer: any order is allowed."));
    if (broken != VK_NONE) {
        vk_json_null(j, "actions");
        write_promise(s, broken, w, j);
    } else {
        vk_json_array(j, "actions");
        for (int i = first; i < s->n_order - 1; i++)
            vk_json_action(j, NULL, &archipelago_game, vk_act(V_next, order[i], 0, 0));
        vk_json_end(j, ']');
    }
    vk_json_end(j, '}');
}

void arch_write_arranging(const struct arch_state *s, int viewer, const struct vk_words *w,
                          struct vk_json *j)
{
    int first = first_to_set(s, viewer);
    uint8_t order[ARCH_SEATS] = { 0 };
    if (first == VK_NONE) {
        vk_json_null(j, "arranging");
        return;
    }
    for (int i = 0; i < s->n_order; i++)
        order[i] = (uint8_t)arch_at_place(s, i);
    arrange(s, order, first);
    vk_json_object(j, "arranging");
    write_order(s, order, first, w, j);
}

/* Seats that are not named follow as they are. */
void arch_draft_order(const struct arch_state *s, int seat, const char *text,
                      const struct vk_words *w, struct vk_json *j)
{
    int first = first_to_set(s, seat), place = first, who;
    uint8_t order[ARCH_SEATS] = { 0 };
    if (first == VK_NONE)
        return;
    for (int i = 0; i < s->n_order; i++)
        order[i] = (uint8_t)arch_at_place(s, i);
    while (place < s->n_order && next_number(&text, &who)) {
        int at = place;
        while (at < s->n_order && order[at] != who)
            at++;
        if (at == s->n_order)
            continue;
        for (; at > place; at--)
            order[at] = order[at - 1];
        order[place++] = (uint8_t)who;
    }
    vk_json_object(j, "draft");
    write_order(s, order, first, w, j);
}
