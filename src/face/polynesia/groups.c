/*
 * groups.c - the four actions of a turn as a seat is offered them: what each gives or costs now, in few words and
 * spoken in whole ones; one that cannot be chosen says why.
 */
#include "face.h"

enum group { EXPLORE, TRAVEL, POPULATE, FISH_FOR, N_GROUPS };
enum { TEXT_MAX = 200 };

struct offer {
    const struct poly_state *s;
    int seat;
    const struct vk_actions *legal;
    const struct vk_words *words;
};

static const char *const ids[N_GROUPS] = { "explore", "travel", "populate", "fish" };

/* N_GROUPS: it is no action of a turn. */
static enum group group_of(vk_action a)
{
    switch (vk_verb_of(a)) {
    case V_EXN:
    case V_EXE: return EXPLORE;
    case V_TRV: return TRAVEL;
    case V_POPV:
    case V_POPI: return POPULATE;
    case V_FISH: return FISH_FOR;
    default: return N_GROUPS;
    }
}

const char *poly_group_of(vk_action a)
{
    enum group group = group_of(a);
    return group == N_GROUPS ? NULL : ids[group];
}

static bool is_open(const struct vk_actions *list, enum group group)
{
    for (int i = 0; i < list->n; i++)
        if (group_of(list->act[i]) == group)
            return true;
    return false;
}

static void write(const struct offer *o, const char *key, const char *msgid, struct face_blanks b,
                  struct vk_json *j)
{
    char text[TEXT_MAX];
    struct vk_out out = vk_out_to(text, sizeof text);
    b.who = o->seat;
    b.n = 2;
    face_fill(&polynesia_face, msgid, &b, o->words, &out);
    vk_json_text(j, key, text);
}

static void write_both(const struct offer *o, const char *few, const char *whole, int n,
                       struct vk_json *j)
{
    struct face_blanks b = { .value = { (int16_t)n } };
    write(o, "short", few, b, j);
    write(o, "spoken", whole, b, j);
}

/* The least that an action of this verb costs, and in which goods it can be paid: bits. */
static int cheapest(const struct offer *o, unsigned verb, unsigned *goods)
{
    int least = 0;
    *goods = 0;
    for (int i = 0; i < o->legal->n; i++) {
        vk_action a = o->legal->act[i];
        if (vk_verb_of(a) != verb)
            continue;
        struct poly_terms t = poly_terms_of(o->s, o->seat, a);
        int price = t.each * (t.paid ? __builtin_popcount(t.paid) : 1);
        least = !*goods || price < least ? price : least;
        *goods |= 1u << t.goods;
    }
    return least;
}

/* The price of a new route; where there is none to be had, that of joining one. */
static void write_explore(const struct offer *o, struct vk_json *j)
{
    unsigned goods;
    int n = cheapest(o, V_EXN, &goods);
    if (!goods) {
        n = cheapest(o, V_EXE, &goods);
        write_both(o, "join a route: {0}", "too few goods for a new route; joining one costs {0}",
                   n, j);
    } else if (goods == 1u << G_FISH) {
        write_both(o, "new route: {0} fish", "a new route costs {0} fish", n, j);
    } else if (goods == 1u << G_SHELL) {
        write_both(o, "new route: {0} {0|shell|shells}", "a new route costs {0} {0|shell|shells}",
                   n, j);
    } else {
        write_both(o, "new route: {0}", "a new route costs {0} goods of one kind", n, j);
    }
}

static void write_open(const struct offer *o, enum group group, struct vk_json *j)
{
    int value = poly_marker(o->s);
    int pieces = poly_terms_of(o->s, o->seat, vk_act(V_POPV, 0, 0, 0)).pieces;
    switch (group) {
    case EXPLORE: write_explore(o, j); break;
    case TRAVEL:
        write_both(o, "{0} {0|step|steps}", value > 1 ? "sail up to {0} steps" : "sail 1 step",
                   value, j);
        break;
    case POPULATE:
        if (pieces > 1)
            write_both(o, "new pieces: {0} or 1", "{0} pieces to the volcano, or 1 to an island",
                       pieces, j);
        else
            write_both(o, "your last piece", "your last piece", 0, j);
        break;
    default: write_both(o, "{0} of one kind", "take {0} fish or {0} shells", value, j); break;
    }
}

/* The whole sentence is that of closed.c: of a new route before one of joining a route. */
static void write_closed(const struct offer *o, enum group group, struct vk_json *j)
{
    static const char *const why[N_GROUPS] = { "too few goods", "no route out", "none at home",
                                               "" };
    struct vk_closed list[VK_CLOSED_MAX];
    int n = poly_closed(o->s, o->seat, list), at = -1;
    bool has_no_boat = group == EXPLORE && !o->s->boats_left[o->seat];
    write(o, "short", has_no_boat ? "no boat left" : why[group], (struct face_blanks){ 0 }, j);
    for (int i = 0; i < n; i++) {
        bool is_new = vk_verb_of(list[i].act) == V_EXN;
        if (group_of(list[i].act) == group &&
            (at < 0 || (is_new && vk_verb_of(list[at].act) != V_EXN)))
            at = i;
    }
    if (at < 0) {
        vk_json_text(j, "spoken", "");
        return;
    }
    struct vk_closed *row = &list[at];
    write(o, "spoken", row->why,
          (struct face_blanks){ .kind = { row->kind[0], row->kind[1] },
                                .value = { row->value[0], row->value[1] } },
          j);
}

/* What is asked once it is chosen, by its id among the clicks of ask.c; a voyage asks as a decision of its own.
 * With two players a route belongs to one alone. */
static void write_click(const struct poly_state *s, enum group group, struct vk_json *j)
{
    static const char *const clicks[N_GROUPS] = { "explore", NULL, "populate", "fish" };
    if (group == EXPLORE && s->h.seats == 2)
        vk_json_text(j, "click", "explore_two");
    else if (clicks[group])
        vk_json_text(j, "click", clicks[group]);
    else
        vk_json_null(j, "click");
}

void poly_write_groups(const struct poly_state *s, int viewer, const struct vk_words *w,
                       struct vk_json *j)
{
    static const char *const titles[N_GROUPS] = { "Explore", "Travel", "Populate", "Fish" };
    struct vk_due due = vk_due(&polynesia_game, s);
    struct vk_actions legal = { .n = 0 };
    struct offer o = { s, viewer, &legal, w };
    if (due.over || due.point != P_choose_action || viewer >= VK_SEATS_MAX ||
        !(due.seats >> viewer & 1)) {
        vk_json_null(j, "groups");
        return;
    }
    vk_legal(&polynesia_game, s, viewer, &legal);
    vk_json_array(j, "groups");
    for (enum group g = 0; g < N_GROUPS; g++) {
        bool open = is_open(&legal, g);
        vk_json_object(j, NULL);
        vk_json_text(j, "id", ids[g]);
        vk_json_text(j, "title", vk_tr(w, titles[g]));
        write_click(s, g, j);
        if (g != POPULATE) /* which hangs on no turn value */
            vk_json_int(j, "value", poly_marker(s));
        vk_json_bool(j, "open", open);
        if (open)
            write_open(&o, g, j);
        else
            write_closed(&o, g, j);
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
}
