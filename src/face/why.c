/*
 * why.c - why an action: what it brings the seat that takes it, in points, and the reasons that the game
 * knows. Both come from playing it in one imagined world that fits what the seat may know, so a reason
 * tells nobody anything hidden: what is compared is what the seat would see before and after.
 */
#include "vaka/why.h"
#include <string.h>

enum { TEXT_SIZE = 1000 };

static void put_points(const struct vk_face *f, int32_t units, struct vk_out *out)
{
    int unit = f->game->score_unit;
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

/* What a change of points is called: none in all, less, more; at once, or with the steps that follow. */
static const char *const change_text[2][5] = {
    { "As many points as before: {parts}.", "{n} point less at once: {parts}.",
      "{n} points less at once: {parts}.", "{n} point more at once: {parts}.",
      "{n} points more at once: {parts}." },
    { "As many points as before with what follows: {parts}.",
      "{n} point less with what follows: {parts}.", "{n} points less with what follows: {parts}.",
      "{n} point more with what follows: {parts}.", "{n} points more with what follows: {parts}." },
};

/* `2 points more at once: Turtle islands +2.` */
static void put_change(const struct vk_face *f, const struct vk_score *was,
                       const struct vk_score *is, int seat, bool is_later, const struct vk_words *w,
                       struct vk_out *out)
{
    char parts[TEXT_SIZE], number[24];
    struct vk_out list = vk_out_to(parts, sizeof parts), n = vk_out_to(number, sizeof number);
    int32_t sum = list_changes(f, was, is, seat, w, &list), size = sum < 0 ? -sum : sum;
    if (list.len == 0)
        return;
    put_points(f, size, &n);
    int how = sum == 0 ? 0 : (sum < 0 ? 1 : 3) + (size != f->game->score_unit);
    put_sentence(vk_tr(w, change_text[is_later][how]), number, parts, out);
}

/* ---- A line: an action, and steps of the same seat behind it ---------------------------------- */

static void imagine(const struct vk_game *g, const void *seen, int seat, void *world)
{
    struct vk_rng rng = vk_rng_from(vk_state_hash(g, seen), 0);
    memcpy(world, seen, g->state_size);
    g->imagine(world, seat, &rng);
}

/* What the seat would see after the first n actions of a line; false: one of them is not possible. */
static bool after_line(const struct vk_game *g, const void *seen, int seat, const vk_action *line,
                       int n, void *after)
{
    _Alignas(8) unsigned char world[VK_STATE_MAX];
    imagine(g, seen, seat, world);
    for (int i = 0; i < n; i++)
        if (vk_apply(g, world, seat, line[i], NULL) != VK_OK)
            return false;
    vk_view(g, world, seat, after);
    return true;
}

/* Points of the action itself; or, where the steps behind it bring others, those of the whole line. */
static void put_points_of(const struct vk_face *f, const void *seen, int seat,
                          const vk_action *line, int n, const struct vk_words *w,
                          struct vk_out *out)
{
    _Alignas(8) unsigned char after[VK_STATE_MAX], last[VK_STATE_MAX];
    struct vk_score was, is, end;
    struct vk_words then = *w;
    if (!after_line(f->game, seen, seat, line, 1, after))
        return;
    vk_score_for(f, seen, seat, &was);
    vk_score_for(f, after, seat, &is);
    then.state = after;
    bool is_later = n > 1 && after_line(f->game, seen, seat, line, n, last);
    if (is_later) {
        vk_score_for(f, last, seat, &end);
        is_later = end.total[seat] != is.total[seat];
    }
    put_change(f, &was, is_later ? &end : &is, seat, is_later, &then, out);
}

bool vk_why_line(const struct vk_face *f, const void *seen, int seat, const vk_action *line, int n,
                 const struct vk_words *w, struct vk_out *out)
{
    _Alignas(8) unsigned char after[VK_STATE_MAX];
    char reasons[TEXT_SIZE] = "";
    struct vk_out text = vk_out_to(reasons, sizeof reasons);
    size_t begin = out->len;
    if (!after_line(f->game, seen, seat, line, 1, after))
        return false;
    /* What follows from a sealed choice hangs on those of others, which are only imagined. */
    if (!f->game->has_no_points && vk_due(f->game, seen).kind != VK_SECRET)
        put_points_of(f, seen, seat, line, n, w, out);
    if (f->why)
        f->why(seen, after, seat, line[0], w, &text);
    if (text.len && out->len > begin)
        vk_put_char(out, ' ');
    vk_put(out, reasons);
    return out->len > begin;
}

bool vk_why(const struct vk_face *f, const void *seen, int seat, vk_action a,
            const struct vk_words *w, struct vk_out *out)
{
    return vk_why_line(f, seen, seat, &a, 1, w, out);
}

bool vk_line_label(const struct vk_face *f, const void *seen, int seat, const vk_action *line,
                   int i, const struct vk_words *w, struct vk_out *out)
{
    _Alignas(8) unsigned char there[VK_STATE_MAX];
    struct vk_words then = *w;
    struct vk_actions list;
    if (!after_line(f->game, seen, seat, line, i, there))
        return false;
    vk_legal(f->game, there, seat, &list);
    if (vk_find(&list, line[i]) < 0)
        return false;
    then.state = there;
    vk_action_label(f, line[i], &then, out);
    return true;
}
