/* lay.c - new land in words: what is on it, beside what it would lie, and where its own land or sea would be. */
#include "trading.h"

const char *const arch_side_name[SIDES] = { "east", "north-east", "north-west",
                                            "west", "south-west", "south-east" };

static void put_name(struct vk_out *out, const struct vk_words *w, const char *text)
{
    vk_put(out, vk_tr(w, text));
}

static void fill_text(const char *msgid, const char *text, const struct vk_words *w,
                      struct vk_out *out)
{
    struct face_blanks blanks = { .who = VK_NONE, .n = 1, .text = { text } };
    face_fill(&archipelago_face, msgid, &blanks, w, out);
}

/* What stands between two of n things in a list. */
static void put_between(struct vk_out *out, const struct vk_words *w, int i, int n)
{
    if (i > 0)
        vk_put(out, vk_tr(w, i == n - 1 ? " and " : ", "));
}

/* One more of what a land has, in a list that is parted by commas. */
static void put_goods(struct vk_out *out, const struct vk_words *w, int res, int n)
{
    if (n > 0) {
        vk_put(out, out->len ? ", " : "");
        arch_goods_text(res, n, w, out);
    }
}

static void put_huts(struct vk_out *out, const struct vk_words *w, int n)
{
    if (n > 0) {
        vk_put(out, out->len ? ", " : "");
        face_fill(&archipelago_face, "{0} {0|hut|huts}",
                  &(struct face_blanks){ .who = VK_NONE, .n = 1, .value = { (int16_t)n } }, w, out);
    }
}

static bool is_island(const struct arch_face *f)
{
    bool has_land = false;
    for (int side = 0; side < SIDES; side++)
        has_land |= arch_of_side(f->edges, side) != EDGE_S;
    return f->n_parts == 1 && !has_land;
}

void arch_face_text(int face, const struct vk_words *w, struct vk_out *all)
{
    const struct arch_face *f = &arch_faces[face];
    char text[160];
    struct vk_out out = vk_out_to(text, sizeof text);
    int n[N_RES] = { 0 };
    for (int i = 0; i < f->n_icons; i++)
        n[f->icon[i].res]++;
    for (int res = 0; res < N_RES; res++)
        put_goods(&out, w, res, n[res]);
    put_huts(&out, w, f->huts);
    if (!out.len)
        put_name(&out, w, "no goods, no huts");
    if (f->n_parts > 1)
        put_name(&out, w, ", two shores");
    if (is_island(f))
        put_name(&out, w, ", an island");
    vk_put(all, text);
}

void arch_cell_text(const struct arch_state *s, int q, int r, const struct vk_words *w,
                    struct vk_out *out)
{
    static const char *const side_of[SIDES] = { "east of {0}",       "north-east of {0}",
                                                "north-west of {0}", "west of {0}",
                                                "south-west of {0}", "south-east of {0}" };
    uint8_t region[SIDES], side[SIDES];
    int n = 0;
    for (int d = 0; d < SIDES; d++) {
        int at = arch_region_at(s, q + arch_step[d][0], r + arch_step[d][1]);
        if (at == VK_NONE)
            continue;
        region[n] = (uint8_t)at;
        side[n++] = (uint8_t)arch_across(d);
    }
    if (!n) {
        put_name(out, w, "somewhere at sea");
        return;
    }
    char first[100], others[300];
    struct vk_out name = vk_out_to(first, sizeof first), list = vk_out_to(others, sizeof others);
    arch_region_name(s, region[0], w, &name);
    fill_text(side_of[side[0]], first, w, out);
    for (int i = 1; i < n; i++) {
        put_between(&list, w, i - 1, n - 1);
        arch_region_name(s, region[i], w, &list);
    }
    if (n > 1)
        fill_text(", beside {0}", others, w, out);
}

static bool is_land(unsigned edges, int side)
{
    return arch_of_side(edges, side) != EDGE_S;
}

/* Is there another way to turn it that has land on the same sides? */
static bool has_double(int face, int rot)
{
    unsigned edges = arch_turn(arch_faces[face].edges, rot);
    for (int other = 0; other < SIDES; other++) {
        unsigned turned = arch_turn(arch_faces[face].edges, other);
        int same = 0;
        for (int side = 0; side < SIDES; side++)
            same += is_land(edges, side) == is_land(turned, side);
        if (other != rot && same == SIDES)
            return true;
    }
    return false;
}

void arch_turned_text(int face, int rot, const struct vk_words *w, struct vk_out *out)
{
    static const char *const turns[SIDES] = { "not turned",        "turned once",
                                              "turned twice",      "turned three times",
                                              "turned four times", "turned five times" };
    if (face >= N_FACES || has_double(face, rot)) {
        put_name(out, w, turns[rot]);
        return;
    }
    unsigned edges = arch_turn(arch_faces[face].edges, rot);
    int n_land = 0, n = 0;
    for (int side = 0; side < SIDES; side++)
        n_land += is_land(edges, side);
    bool by_land = n_land <= SIDES / 2;
    char sides[120];
    struct vk_out list = vk_out_to(sides, sizeof sides);
    for (int side = 0; side < SIDES; side++)
        if (is_land(edges, side) == by_land) {
            put_between(&list, w, n++, by_land ? n_land : SIDES - n_land);
            put_name(&list, w, arch_side_name[side]);
        }
    fill_text(by_land ? "land in the {0}" : "sea in the {0}", sides, w, out);
}

void arch_pose_text(int pose, const struct vk_words *w, struct vk_out *out)
{
    const struct arch_state *s = w ? w->state : NULL;
    int hex = s ? arch_hex_now(s) : VK_NONE;
    int face = hex < N_HEXES ? 2 * hex + pose / SIDES : VK_NONE;
    arch_arg_text(A_FACE, face, w, out);
    vk_put(out, ", ");
    arch_turned_text(face, pose % SIDES, w, out);
}
