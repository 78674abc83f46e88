/*
 * score.c - the score as a viewer may know it, and as JSON. Rules mark what a concealed state does not
 * tell; a face marks what the screens of the table hide. Neither may reach a front in any form: not in
 * a part, not in a total, not in a rank.
 */
#include "vaka/face.h"
#include "vaka/hash.h"
#include <string.h>

enum { TITLE_MAX = 512 };

static void drop_unknown(struct vk_score *score, int seat, int n_parts)
{
    score->total[seat] = 0;
    for (int part = 0; part < n_parts; part++) {
        if (score->unknown[seat] >> part & 1)
            score->part[seat][part] = 0;
        score->total[seat] += score->part[seat][part];
    }
}

void vk_score_for(const struct vk_face *f, const void *seen, int viewer, struct vk_score *out)
{
    const struct vk_head *h = seen;
    bool is_whole = true;
    *out = (struct vk_score){ 0 };
    f->game->score(seen, out);
    if (f->screen)
        f->screen(seen, viewer, out);
    for (int seat = 0; seat < h->seats; seat++) {
        if (out->unknown_ties >> seat & 1)
            out->tie_break[seat] = 0;
        if (out->unknown[seat])
            drop_unknown(out, seat, f->game->n_parts);
        is_whole &= !out->unknown[seat] && !(out->unknown_ties >> seat & 1);
    }
    if (!is_whole && !h->over)
        vk_rank(out, h->seats);
}

/* How a seat came to its points is told against the others: not where anybody's are hidden. */
static bool is_open(const struct vk_score *score, int part, int seats)
{
    for (int seat = 0; seat < seats; seat++)
        if (score->unknown[seat] >> part & 1)
            return false;
    return true;
}

void vk_part_text(const struct vk_face *f, const struct vk_score *score, int part, int seat,
                  const struct vk_words *w, struct vk_out *out)
{
    const struct vk_head *h = w->state;
    if (f->part_text && (seat == VK_NONE || is_open(score, part, h->seats)))
        f->part_text(w->state, part, seat, w, out);
}

/* What a part is, and how each seat came to its points: no notes where anybody's are hidden. */
struct part_words {
    char title[TITLE_MAX], help[TITLE_MAX], note[VK_SEATS_MAX][TITLE_MAX];
    bool is_there, has_notes;
};

static void find_words(const struct vk_face *f, const struct vk_score *score, int part, int seats,
                       const struct vk_words *w, struct part_words *to)
{
    struct vk_out out = vk_out_to(to->title, sizeof to->title);
    vk_part_title(f, part, w, &out);
    to->is_there = f->part_text && w && w->state;
    to->has_notes = to->is_there && is_open(score, part, seats);
    if (!to->is_there)
        return;
    out = vk_out_to(to->help, sizeof to->help);
    vk_part_text(f, score, part, VK_NONE, w, &out);
    for (int seat = 0; to->has_notes && seat < seats; seat++) {
        out = vk_out_to(to->note[seat], sizeof to->note[seat]);
        vk_part_text(f, score, part, seat, w, &out);
    }
}

/* Says whether they have changed. */
static uint64_t hash_of(const struct part_words *words, int seats)
{
    uint64_t hash = vk_hash_quick(VK_HASH_START, words->title, strlen(words->title));
    if (words->is_there)
        hash = vk_hash_quick(hash, words->help, strlen(words->help));
    for (int seat = 0; words->has_notes && seat < seats; seat++)
        hash = vk_hash_quick(hash, words->note[seat], strlen(words->note[seat]) + 1);
    return hash;
}

/* The same where the face knows what they hang on, without the words. */
static uint64_t hash_from(const struct vk_face *f, int part, const struct vk_words *w)
{
    uint64_t from[VK_PART_FROM];
    int n = f->part_from(w->state, part, from);
    return vk_hash_quick(VK_HASH_START, from, (size_t)n * sizeof *from);
}

static void write_words(const struct part_words *words, int seats, struct vk_json *j)
{
    vk_json_text(j, "help", words->help);
    if (!words->has_notes)
        return;
    vk_json_array(j, "notes");
    for (int seat = 0; seat < seats; seat++)
        vk_json_text(j, NULL, words->note[seat]);
    vk_json_end(j, ']');
}

/* All that what is said of a part hangs on; its words by their hash. */
static bool is_part_known(const struct vk_score *score, int part, int seats, uint64_t words,
                          struct vk_json *j)
{
    int64_t from[2 + VK_SEATS_MAX] = { part, (int64_t)words };
    for (int seat = 0; seat < seats; seat++)
        from[2 + seat] = score->unknown[seat] >> part & 1 ? INT64_MIN : score->part[seat][part];
    return vk_json_known(j, NULL, from, sizeof from);
}

static void write_part(const struct vk_face *f, const struct vk_score *score, int part, int seats,
                       const struct vk_words *w, struct vk_json *j)
{
    struct part_words words;
    bool has_from = f->part_from && w && w->state;
    if (!has_from)
        find_words(f, score, part, seats, w, &words);
    uint64_t hash = has_from ? hash_from(f, part, w) : hash_of(&words, seats);
    if (is_part_known(score, part, seats, hash, j))
        return;
    if (has_from)
        find_words(f, score, part, seats, w, &words);
    vk_json_object(j, NULL);
    vk_json_text(j, "name", f->game->parts[part]);
    vk_json_text(j, "title", words.title);
    vk_json_array(j, "points");
    for (int seat = 0; seat < seats; seat++)
        if (score->unknown[seat] >> part & 1)
            vk_json_null(j, NULL);
        else
            vk_json_int(j, NULL, score->part[seat][part]);
    vk_json_end(j, ']');
    if (words.is_there)
        write_words(&words, seats, j);
    vk_json_end(j, '}');
}

static void write_tie_breaks(const struct vk_score *score, int seats, struct vk_json *j)
{
    vk_json_array(j, "tie_breaks");
    for (int seat = 0; seat < seats; seat++)
        if (score->unknown_ties >> seat & 1)
            vk_json_null(j, NULL);
        else
            vk_json_int(j, NULL, score->tie_break[seat]);
    vk_json_end(j, ']');
}

void vk_score_json(const struct vk_face *f, const struct vk_score *score, int seats,
                   const struct vk_words *w, struct vk_json *j)
{
    vk_json_object(j, "score");
    vk_json_int(j, "unit", f->game->score_unit);
    vk_json_array(j, "totals");
    for (int seat = 0; seat < seats; seat++)
        vk_json_int(j, NULL, score->total[seat]);
    vk_json_end(j, ']');
    vk_json_array(j, "known");
    for (int seat = 0; seat < seats; seat++)
        vk_json_bool(j, NULL, !score->unknown[seat]);
    vk_json_end(j, ']');
    write_tie_breaks(score, seats, j);
    vk_json_array(j, "ranks");
    for (int seat = 0; seat < seats; seat++)
        vk_json_int(j, NULL, score->rank[seat]);
    vk_json_end(j, ']');
    vk_json_array(j, "winners");
    for (int seat = 0; seat < seats; seat++)
        if (score->winners >> seat & 1)
            vk_json_int(j, NULL, seat);
    vk_json_end(j, ']');
    vk_json_array(j, "parts");
    for (int part = 0; part < f->game->n_parts; part++)
        if (!f->has_part || !w || !w->state || f->has_part(w->state, part))
            write_part(f, score, part, seats, w, j);
    vk_json_end(j, ']');
    vk_json_end(j, '}');
}
