/*
 * shared.c - actions that one click stands for: which of the two goods is paid or becomes the toll of a route, who
 * guides along it. What they have in common, and what is asked next, the first of them says for all.
 */
#include "face.h"

struct sharers {
    const struct poly_state *s;
    const struct vk_words *words;
    int n;
    uint8_t guide[POLY_SEATS]; /* who can be chosen, and how many they are */
    int guides;
    bool has_mask;
    vk_action first;
};

/* Do they lie at one place of the board? */
static bool are_together(vk_action a, vk_action b)
{
    return vk_verb_of(a) == vk_verb_of(b) && vk_arg(a, 0) == vk_arg(b, 0) &&
           (vk_verb_of(a) != V_HOP || vk_arg(a, 1) == vk_arg(b, 1));
}

static void find(struct sharers *of, int seat, vk_action a)
{
    struct vk_actions legal = { .n = 0 };
    vk_legal(&polynesia_game, of->s, seat, &legal);
    for (int i = 0; i < legal.n; i++) {
        int mode = vk_verb_of(a) == V_HOP ? (int)vk_arg(legal.act[i], 2) : M_OWN;
        if (!are_together(legal.act[i], a))
            continue;
        if (of->n++ == 0)
            of->first = legal.act[i];
        if (mode >= M_GUIDE && mode < M_MASK)
            of->guide[of->guides++] = (uint8_t)(mode - M_GUIDE);
        of->has_mask |= mode == M_MASK;
    }
}

/* `A`, `A or B`, `A, B or C`. */
static void put_guides(const struct sharers *of, struct vk_out *out)
{
    for (int i = 0; i < of->guides; i++) {
        if (i)
            vk_put(out, vk_tr(of->words, i + 1 < of->guides ? ", " : " or "));
        vk_seat_text(&polynesia_face, of->guide[i], of->words, out);
    }
}

/* {0} is the price, or who may guide. */
static void put_text(const struct sharers *of, vk_action a, int price, struct vk_out *out)
{
    char guides[300];
    struct vk_out names = vk_out_to(guides, sizeof guides);
    struct face_blanks b = { .who = VK_NONE, .n = 1, .value = { (int16_t)price } };
    const char *msgid = "Pay {0} fish or {0} {0|shell|shells}: you choose next.";
    if (vk_verb_of(a) == V_FREE_NEW) {
        msgid = "Free. Its toll is fish or shells: you choose next.";
    } else if (vk_verb_of(a) == V_HOP) {
        msgid = of->has_mask ? "Guided by {0}, or led by a mask: you choose next."
                             : "Guided by {0}: you choose next.";
        put_guides(of, &names);
        b.text[0] = guides;
    }
    face_fill(&polynesia_face, msgid, &b, of->words, out);
}

/* What they do, whichever is chosen: {0} is the route, or {0} and {1} the islands at its ends. */
static void put_label(const struct sharers *of, vk_action a, const struct poly_terms *t,
                      struct vk_out *out)
{
    const struct poly_map *m = poly_map_of(of->s);
    struct face_blanks b = { .who = VK_NONE, .n = 1, .kind = { A_ROUTE } };
    const char *msgid = vk_verb_of(a) == V_FREE_NEW ? "Explore {0} for free" : "Explore {0}";
    b.value[0] = (int16_t)poly_route_id(m, t->route);
    if (vk_verb_of(a) == V_HOP) {
        msgid = "Sail {0} to {1}";
        b = (struct face_blanks){ .who = VK_NONE,
                                  .n = 2,
                                  .kind = { A_ISLAND, A_ISLAND },
                                  .value = { (int16_t)poly_island_id(m, t->from),
                                             (int16_t)poly_island_id(m, t->to) } };
    }
    face_fill(&polynesia_face, msgid, &b, of->words, out);
}

void poly_write_shared(const struct poly_state *s, int seat, vk_action a, const struct vk_words *w,
                       struct vk_json *j)
{
    unsigned verb = vk_verb_of(a);
    struct sharers of = { .s = s, .words = w };
    char text[400], label[120];
    struct vk_out out = vk_out_to(text, sizeof text), name = vk_out_to(label, sizeof label);
    if (verb != V_EXN && verb != V_FREE_NEW && verb != V_HOP)
        return;
    find(&of, seat, a);
    if (of.n < 2 || of.first != a)
        return;
    struct poly_terms t = poly_terms_of(s, seat, a);
    put_text(&of, a, t.each, &out);
    put_label(&of, a, &t, &name);
    vk_json_object(j, "shared");
    vk_json_text(j, "click", verb == V_HOP ? "guide" : verb == V_EXN ? "pay" : "toll");
    vk_json_put(j, "label", &name);
    vk_json_put(j, "text", &out);
    vk_json_end(j, '}');
}
