/* tell.c - see tell.h. Numbers are points of 100. */
#include "analysis/tell.h"
#include "vaka/why.h"
#include <string.h>

enum { TEXT = 1000 };

static const char *const kind_ids[] = { "open", "forced", "decision", "chance", "hidden" };

static void points(struct vk_json *j, const char *key, int32_t x)
{
    vk_json_real(j, key, (double)x / VK_POINT, 2);
}

/* A number for each seat, and one for nobody. */
static void all_points(struct vk_json *j, const char *key, const int32_t x[VK_PARTIES], int seats)
{
    vk_json_array(j, key);
    for (int party = 0; party <= seats; party++)
        points(j, NULL, x[party]);
    vk_json_end(j, ']');
}

/* ---- The account --------------------------------------------------------------------------- */

static void write_play(const struct vk_fared *f, struct vk_json *j)
{
    vk_json_int(j, "decisions", f->n_decisions);
    points(j, "accuracy", f->accuracy);
    vk_json_object(j, "marks");
    for (int mark = VK_INACCURATE; mark < VK_N_MARKS; mark++)
        vk_json_int(j, vk_mark_ids[mark], f->n_mark[mark]);
    vk_json_end(j, '}');
    vk_json_array(j, "phases");
    for (int phase = 0; phase < VK_PHASES; phase++) {
        vk_json_object(j, NULL);
        vk_json_int(j, "decisions", f->phase_decisions[phase]);
        points(j, "accuracy", f->phase_accuracy[phase]);
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
}

static void write_party(const struct vk_fared *f, int seat, bool is_fair, struct vk_json *j)
{
    if (seat < 0)
        vk_json_null(j, "seat");
    else
        vk_json_int(j, "seat", seat);
    points(j, "start", f->start);
    points(j, "end", f->end);
    points(j, "luck", f->luck);
    points(j, "unseen", f->unseen);
    points(j, "given", f->given);
    points(j, "gained", f->gained);
    if (is_fair)
        points(j, "fair", f->fair);
    else
        vk_json_null(j, "fair");
    if (seat >= 0)
        write_play(f, j);
}

static void write_parties(const struct vk_session *t, const struct vk_account *sums,
                          struct vk_json *j)
{
    int seats = t->setup.seats;
    bool is_fair = vk_knows_all(t); /* else the mistakes of others are missing */
    vk_json_array(j, "players");
    for (int seat = 0; seat < seats; seat++) {
        vk_json_object(j, NULL);
        write_party(&sums->party[seat], seat, is_fair, j);
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
    vk_json_object(j, "nobody");
    write_party(&sums->party[seats], -1, is_fair, j);
    vk_json_end(j, '}');
}

/* How the seats played in one round. */
static void write_round(const struct vk_analysis *a, uint16_t round, struct vk_json *j)
{
    int32_t given[VK_SEATS_MAX] = { 0 }, accuracy[VK_SEATS_MAX] = { 0 };
    int32_t n[VK_SEATS_MAX] = { 0 };
    for (uint32_t i = 0; i < a->game->n; i++) {
        const struct vk_judged *row = &a->row[i];
        if (row->kind != VK_DECIDED || row->round != round)
            continue;
        n[row->seat]++;
        given[row->seat] += vk_given_away(row);
        accuracy[row->seat] += vk_accuracy(vk_given_away(row));
    }
    vk_json_object(j, NULL);
    vk_json_int(j, "round", round);
    vk_json_array(j, "players");
    for (int seat = 0; seat < a->game->setup.seats; seat++) {
        vk_json_object(j, NULL);
        vk_json_int(j, "decisions", n[seat]);
        points(j, "given", given[seat]);
        points(j, "accuracy", n[seat] ? (accuracy[seat] + n[seat] / 2) / n[seat] : 0);
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
    vk_json_end(j, '}');
}

/* Rounds never go back, so each is written when it is first met. */
static void write_rounds(const struct vk_analysis *a, struct vk_json *j)
{
    int last = -1;
    vk_json_array(j, "rounds");
    for (uint32_t i = 0; i < a->game->n; i++)
        if (a->row[i].kind == VK_DECIDED && a->row[i].round > last) {
            last = a->row[i].round;
            write_round(a, a->row[i].round, j);
        }
    vk_json_end(j, ']');
}

void vk_account_json(const struct vk_analysis *a, struct vk_json *j)
{
    const struct vk_session *t = a->game;
    struct vk_account sums;
    vk_account(a, &sums);
    vk_json_int(j, "analysis", 1);
    vk_json_text(j, "game", t->game->id);
    vk_json_int(j, "rules_version", t->game->rules_version);
    vk_json_int(j, "seats", t->setup.seats);
    vk_json_int(j, "steps", t->n);
    vk_json_int(j, "judged", sums.n_judged);
    vk_json_int(j, "budget", sums.budget);
    vk_json_bool(j, "over", vk_due(t->game, t->state).over);
    write_parties(t, &sums, j);
    write_rounds(a, j);
    vk_json_array(j, "chances");
    for (uint32_t at = 0; at <= t->n; at++) {
        int32_t now[VK_PARTIES];
        vk_chances(a, at, now);
        all_points(j, NULL, now, t->setup.seats);
    }
    vk_json_end(j, ']');
}

/* ---- A step -------------------------------------------------------------------------------- */

struct seen {
    const struct vk_face *face;
    const void *state;
    struct vk_words words;
    int seat;
};

/* What whoever took this step saw before it; where only one seat's knowledge is there, what that one saw. */
static struct seen seen_before(const struct vk_session *t, uint32_t number,
                               const struct vk_words *words, void *state)
{
    struct seen s = { .face = vk_face_of(t->game), .state = state };
    s.seat = t->step[number - 1].seat;
    int viewer = t->known_by ? t->known_by - 1 : s.seat == VK_CHANCE ? VK_REFEREE : s.seat;
    vk_session_view(t, number - 1, viewer, state);
    if (words)
        s.words = *words;
    s.words.state = state;
    s.words.viewer = viewer;
    return s;
}

void vk_judged_label(const struct vk_session *t, uint32_t number, vk_action act,
                     const struct vk_words *words, struct vk_out *out)
{
    _Alignas(8) uint8_t state[VK_STATE_MAX];
    struct seen s = seen_before(t, number, words, state);
    vk_action_label(s.face, act, &s.words, out);
}

static void write_action(const struct seen *s, vk_action act, struct vk_json *j)
{
    char text[TEXT];
    struct vk_out out = vk_out_to(text, sizeof text);
    if (act == VK_NO_ACTION) {
        vk_json_null(j, "do");
        vk_json_text(j, "label", "");
        return;
    }
    vk_action_write(s->face->game, act, &out);
    vk_json_text(j, "do", text);
    out = vk_out_to(text, sizeof text);
    vk_action_label(s->face, act, &s->words, &out);
    vk_json_text(j, "label", text);
}

static void write_move(const struct seen *s, const struct vk_move *move, struct vk_json *j)
{
    char text[TEXT];
    struct vk_out out = vk_out_to(text, sizeof text);
    vk_action line[1 + VK_LINE_MAX] = { move->act };
    int n = 1 + (int)move->n_then;
    memcpy(line + 1, move->then, sizeof move->then);
    vk_json_object(j, NULL);
    write_action(s, move->act, j);
    points(j, "value", move->value);
    vk_json_int(j, "visits", move->visits);
    bool has_why = vk_why_line(s->face, s->state, s->seat, line, n, &s->words, &out);
    vk_json_text(j, "why", has_why ? text : "");
    vk_json_array(j, "then");
    for (int i = 1; i < n; i++) {
        out = vk_out_to(text, sizeof text);
        if (!vk_line_label(s->face, s->state, s->seat, line, i, &s->words, &out))
            break;
        vk_json_text(j, NULL, text);
    }
    vk_json_end(j, ']');
    vk_json_end(j, '}');
}

static void write_values(const struct vk_judged *row, int seats, struct vk_json *j)
{
    int32_t change[VK_PARTIES];
    for (int party = 0; party < VK_PARTIES; party++)
        change[party] = row->after[party] - row->before[party];
    all_points(j, "before", row->before, seats);
    all_points(j, "after", row->after, seats);
    if (row->kind == VK_CAME)
        all_points(j, "luck", change, seats);
    else
        points(j, "given", vk_given_away(row));
}

void vk_judged_json(const struct vk_analysis *a, uint32_t number, const struct vk_words *words,
                    struct vk_json *j)
{
    _Alignas(8) uint8_t state[VK_STATE_MAX];
    const struct vk_session *t = a->game;
    const struct vk_judged *row = &a->row[number - 1];
    struct seen s = seen_before(t, number, words, state);
    bool is_valued = row->kind == VK_DECIDED || row->kind == VK_CAME;
    vk_json_object(j, NULL);
    vk_json_int(j, "step", number);
    if (s.seat == VK_CHANCE)
        vk_json_text(j, "seat", "chance");
    else
        vk_json_int(j, "seat", s.seat);
    vk_json_text(j, "kind", kind_ids[row->kind]);
    vk_json_int(j, "round", ((const struct vk_head *)(const void *)state)->round);
    write_action(&s, t->step[number - 1].act, j);
    if (is_valued) {
        vk_json_int(j, "choices", row->n_legal);
        vk_json_text(j, "mark", vk_mark_ids[row->mark]);
        write_values(row, t->setup.seats, j);
    }
    vk_json_array(j, "best");
    for (int i = 0; i < row->n_best; i++)
        write_move(&s, &row->best[i], j);
    vk_json_end(j, ']');
    vk_json_end(j, '}');
}
