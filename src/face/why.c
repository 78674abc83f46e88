/*
 * why.c - why an action: what it brings the seat that takes it, in points, and the reasons that the game
 * knows. Both come from playing it in one imagined world that fits what the seat may know, so a reason
 * tells nobody anything hidden: what is compared is what the seat would see before and after.
 */
#include "vaka/face.h"
#include <string.h>

enum { TEXT_SIZE = 1000 };

static void put_points(const struct vk_face *f, int32_t units, struct vk_out *out)
{
    int unit = f->game->score_unit ? f->game->score_unit : 1;
    vk_put_int(out, units / unit);
    if (units % unit) {
        vk_put_char(out, '.');
        vk_put_int(out, units % unit * 10 / unit);
    }
}

static int32_t change_of(const struct vk_score *was, const struct vk_score *is, int seat, int part)
{
    if ((was->unknown[seat] | is->unknown[seat]) >> part & 1)
        return 0;
    return is->part[seat][part] - was->part[seat][part];
}

/* The parts that changed: `Turtle islands +2, Masks -1`. The sum of them. */
static int32_t list_changes(const struct vk_face *f, const struct vk_score *was,
                            const struct vk_score *is, int seat, const struct vk_words *w,
                            struct vk_out *out)
{
    int32_t sum = 0;
    for (int part = 0; part < f->game->n_parts; part++) {
        int32_t change = change_of(was, is, seat, part);
        if (change == 0)
            continue;
        vk_put(out, out->len ? ", " : "");
        vk_part_title(f, part, w, out);
        vk_put(out, change < 0 ? " -" : " +");
        put_points(f, change < 0 ? -change : change, out);
        sum += change;
    }
    return sum;
}

/* A sentence with {n} and {parts}. */
static void put_sentence(const char *text, const char *n, const char *parts, struct vk_out *out)
{
    for (const char *at = text; *at; at++) {
        if (strncmp(at, "{n}", 3) == 0) {
            vk_put(out, n);
            at += 2;
        } else if (strncmp(at, "{parts}", 7) == 0) {
            vk_put(out, parts);
            at += 6;
        } else {
            vk_put_char(out, *at);
        }
    }
}

/* `2 points more at once: Turtle islands +2.` */
static void put_change(const struct vk_face *f, const struct vk_score *was,
                       const struct vk_score *is, int seat, const struct vk_words *w,
                       struct vk_out *out)
{
    char parts[TEXT_SIZE], number[24];
    struct vk_out list = vk_out_to(parts, sizeof parts), n = vk_out_to(number, sizeof number);
    int32_t sum = list_changes(f, was, is, seat, w, &list), size = sum < 0 ? -sum : sum;
    if (list.len == 0)
        return;
    put_points(f, size, &n);
    bool is_one = size == f->game->score_unit;
    put_sentence(vk_tr(w, sum == 0  ? "As many points as before: {parts}."
                          : sum < 0 ? is_one ? "{n} point less at once: {parts}."
                                             : "{n} points less at once: {parts}."
                          : is_one  ? "{n} point more at once: {parts}."
                                    : "{n} points more at once: {parts}."),
                 number, parts, out);
}

bool vk_why(const struct vk_face *f, const void *seen, int seat, vk_action a,
            const struct vk_words *w, struct vk_out *out)
{
    _Alignas(8) unsigned char world[VK_STATE_MAX], after[VK_STATE_MAX];
    const struct vk_game *g = f->game;
    struct vk_rng rng = vk_rng_from(vk_state_hash(g, seen), 0);
    struct vk_score was, is;
    struct vk_words then = *w;
    char reasons[TEXT_SIZE] = "";
    struct vk_out text = vk_out_to(reasons, sizeof reasons);
    size_t begin = out->len;
    memcpy(world, seen, g->state_size);
    g->imagine(world, seat, &rng);
    if (vk_apply(g, world, seat, a, NULL) != VK_OK)
        return false;
    vk_view(g, world, seat, after);
    vk_score_for(f, seen, seat, &was);
    vk_score_for(f, after, seat, &is);
    then.state = after;
    if (!g->has_no_points)
        put_change(f, &was, &is, seat, &then, out);
    if (f->why)
        f->why(seen, after, seat, a, w, &text);
    if (text.len && out->len > begin)
        vk_put_char(out, ' ');
    vk_put(out, reasons);
    return out->len > begin;
}
