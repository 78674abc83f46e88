/*
 * face.c - what all faces share: sentences for events and actions, names for
 * people. A game without a face of its own is shown by the names in its tables.
 */
#include "vaka/face.h"
#include "fill.h"
#include "plain.h"
#include "vaka/language.h"
#include "you.h"
#include <string.h>

/* ---- What a face need not have ------------------------------------------------------------- */

enum { ROWS = 32, SENTENCE = 1000, NAME = 200 };

static void no_view(VK_UNUSED const void *s, VK_UNUSED int viewer,
                    VK_UNUSED const struct vk_words *w, VK_UNUSED struct vk_json *j)
{
}

static void no_draft(VK_UNUSED const void *s, VK_UNUSED int seat, VK_UNUSED const char *text,
                     VK_UNUSED const struct vk_words *w, VK_UNUSED struct vk_json *j)
{
}

static void no_picture(VK_UNUSED const void *s, VK_UNUSED const struct vk_words *w,
                       struct vk_picture *out)
{
    out->w = out->h = 0;
}

static bool no_spot(VK_UNUSED const void *s, VK_UNUSED vk_action a,
                    VK_UNUSED const struct vk_picture *p, VK_UNUSED struct vk_spot *from,
                    VK_UNUSED struct vk_spot *to)
{
    return false;
}

static void no_player(VK_UNUSED const void *s, VK_UNUSED int seat,
                      VK_UNUSED const struct vk_words *w, VK_UNUSED struct vk_out *out)
{
}

static void no_table(VK_UNUSED const void *s, VK_UNUSED const struct vk_words *w,
                     VK_UNUSED struct vk_out *out)
{
}

static void no_reason(VK_UNUSED const void *s, VK_UNUSED int seat, VK_UNUSED vk_action a,
                      VK_UNUSED const struct vk_words *w, VK_UNUSED struct vk_out *out)
{
}

static void no_terms(VK_UNUSED const void *s, VK_UNUSED int seat, VK_UNUSED vk_action a,
                     VK_UNUSED const struct vk_words *w, VK_UNUSED struct vk_json *j)
{
}

static bool no_card(VK_UNUSED const void *s, VK_UNUSED int i, VK_UNUSED const struct vk_words *w,
                    VK_UNUSED struct vk_out *out)
{
    return false;
}

static const char *const no_paragraphs[] = { NULL };

/* Members that may be NULL and are called without a look; the others have their default where they are used. */
static void complete(struct vk_face *f)
{
    f->view = f->view ? f->view : no_view;
    f->draft = f->draft ? f->draft : no_draft;
    f->picture = f->picture ? f->picture : no_picture;
    f->spot = f->spot ? f->spot : no_spot;
    f->player_text = f->player_text ? f->player_text : no_player;
    f->table_text = f->table_text ? f->table_text : no_table;
    f->explain = f->explain ? f->explain : no_reason;
    f->terms = f->terms ? f->terms : no_terms;
    f->card = f->card ? f->card : no_card;
    f->about = f->about ? f->about : no_paragraphs;
}

static struct vk_face own_face(const struct vk_game *g)
{
    for (int i = 0; i < vk_n_faces; i++)
        if (vk_faces[i]->game == g)
            return *vk_faces[i];
    return (struct vk_face){ .game = g };
}

/*
 * One row per game that was ever asked for. A row is claimed once and never changes, so threads need no
 * lock: who finds a row claimed but not ready waits for the one that claimed it.
 */
static struct {
    const struct vk_game *claim;
    int is_ready;
    struct vk_face face;
} row[ROWS];

const struct vk_face *vk_face_of(const struct vk_game *g)
{
    for (int i = 0; i < ROWS; i++) {
        const struct vk_game *owner = NULL;
        if (__atomic_compare_exchange_n(&row[i].claim, &owner, g, false, __ATOMIC_ACQ_REL,
                                        __ATOMIC_ACQUIRE)) {
            row[i].face = own_face(g);
            complete(&row[i].face);
            __atomic_store_n(&row[i].is_ready, 1, __ATOMIC_RELEASE);
            return &row[i].face;
        }
        if (owner != g)
            continue;
        while (!__atomic_load_n(&row[i].is_ready, __ATOMIC_ACQUIRE))
            continue;
        return &row[i].face;
    }
    vk_panic("too many games", __FILE__, __LINE__);
}

/* ---- Sentences ----------------------------------------------------------------------------- */

const char *vk_tr(const struct vk_words *w, const char *msgid)
{
    return w && w->tr ? w->tr(w, msgid) : vk_msgid_text(msgid);
}

void vk_seat_text(const struct vk_face *f, int seat, const struct vk_words *w, struct vk_out *out)
{
    bool is_seat = seat >= 0 && seat < VK_SEATS_MAX;
    if (seat == VK_CHANCE)
        vk_put(out, vk_tr(w, "Chance"));
    else if (seat == VK_NEUTRAL && f->neutral)
        vk_put(out, vk_tr(w, f->neutral));
    else if (!is_seat || seat >= f->game->seats_max)
        vk_put(out, vk_tr(w, "Somebody"));
    else if (w && w->name[seat])
        vk_put(out, w->name[seat]);
    else if (f->seat_colour)
        face_plain_name(vk_tr(w, f->seat_colour[seat]), out);
    else
        face_fill(f, "Seat {0}", &(struct face_blanks){ .n = 1, .value = { (int16_t)(seat + 1) } },
                  w, out);
}

char vk_seat_letter(const struct vk_face *f, int seat)
{
    return f->seat_letter ? f->seat_letter[seat] : (char)('1' + seat);
}

/* `Seat 2: sky turned, clear`: all that the tables tell. */
static void plain_event(const struct vk_face *f, const struct vk_event *ev,
                        const struct vk_words *w, struct vk_out *out)
{
    const struct vk_event_def *def = &f->game->events[ev->kind];
    if (ev->actor != VK_NONE) {
        vk_seat_text(f, ev->actor, w, out);
        vk_put(out, ": ");
    }
    face_plain_name(def->name, out);
    for (int i = 0; i < VK_EVENT_ARGS && def->arg[i]; i++) {
        vk_put(out, i ? ", " : " ");
        vk_arg_write(f->game, def->arg[i], ev->arg[i], out);
    }
}

void vk_event_text(const struct vk_face *f, const struct vk_event *ev, const struct vk_words *w,
                   struct vk_out *out)
{
    if (ev->kind >= f->game->n_events)
        return;
    if (!f->event_text) {
        plain_event(f, ev, w, out);
        return;
    }
    face_fill_event(f, f->event_text[ev->kind], ev, w, out);
}

/* A text that names everybody, for the one who reads it. */
static void put_to_reader(const struct vk_face *f, const char *text, const struct vk_words *w,
                          struct vk_out *out)
{
    char name[NAME];
    struct vk_out to = vk_out_to(name, sizeof name);
    vk_seat_text(f, w->reader - 1, w, &to);
    face_to_you(text, name, out);
}

static int events_by_name(const struct vk_face *f, const struct vk_event *ev, int n,
                          const struct vk_words *w, struct vk_out *out)
{
    int told = f->tell ? f->tell(ev, n, w, out) : 0;
    if (told > 0)
        return told;
    vk_event_text(f, ev, w, out);
    return 1;
}

int vk_events_text(const struct vk_face *f, const struct vk_event *ev, int n,
                   const struct vk_words *w, struct vk_out *out)
{
    char text[SENTENCE];
    struct vk_out line = vk_out_to(text, sizeof text);
    if (!w || !w->reader || w->language)
        return events_by_name(f, ev, n, w, out);
    int told = events_by_name(f, ev, n, w, &line);
    put_to_reader(f, text, w, out);
    return told;
}

int vk_events_actor(const struct vk_event *ev, int n)
{
    for (int i = 1; i < n; i++)
        if (ev[i].actor != ev[0].actor)
            return VK_NONE;
    return ev[0].actor;
}

/* The template of a verb: at the point where the position stands, or the usual one. */
static const char *verb_template(const struct vk_face *f, unsigned verb, const struct vk_words *w)
{
    const struct vk_head *h = w ? w->state : NULL;
    const struct vk_verb_at *at = f->verb_text_at;
    if (h && h->depth && at)
        for (; at->text; at++)
            if (at->verb == verb && at->point == vk_top_of(h)->point)
                return at->text;
    return f->verb_text[verb];
}

/* A gap alone says nothing. */
void face_verb_title(const struct vk_face *f, unsigned verb, const struct vk_words *w,
                     struct vk_out *out)
{
    char text[SENTENCE] = "";
    struct vk_out gaps = vk_out_to(text, sizeof text);
    if (f->verb_title && f->verb_title[verb])
        vk_put(&gaps, vk_tr(w, f->verb_title[verb]));
    else if (f->verb_text)
        face_outline(vk_tr(w, verb_template(f, verb, w)), &gaps);
    if (text[0] && strcmp(text, FACE_GAP) != 0)
        vk_put(out, text);
    else
        face_plain_name(f->game->verbs[verb].name, out);
}

static void label_by_name(const struct vk_face *f, vk_action a, const struct vk_words *w,
                          struct vk_out *out)
{
    unsigned verb = vk_verb_of(a);
    if (!f->verb_text || verb >= f->game->n_verbs) {
        vk_action_write(f->game, a, out);
        return;
    }
    if (f->label_now && w && w->state && f->label_now(a, w, out))
        return;
    struct face_blanks b = { .who = VK_NONE };
    for (; b.n < VK_ARGS_MAX && f->game->verbs[verb].arg[b.n]; b.n++) {
        b.kind[b.n] = f->game->verbs[verb].arg[b.n];
        b.value[b.n] = (int16_t)vk_arg(a, b.n);
    }
    if (f->more_blanks)
        b.n += f->more_blanks(a, b.kind + b.n, b.value + b.n);
    face_fill(f, verb_template(f, verb, w), &b, w, out);
}

void vk_action_label(const struct vk_face *f, vk_action a, const struct vk_words *w,
                     struct vk_out *out)
{
    char text[SENTENCE];
    struct vk_out label = vk_out_to(text, sizeof text);
    if (!w || !w->reader || w->language) {
        label_by_name(f, a, w, out);
        return;
    }
    label_by_name(f, a, w, &label);
    put_to_reader(f, text, w, out);
}

const char *vk_round_word(const struct vk_face *f)
{
    return f->round ? f->round : "Round";
}

void vk_put_round(const struct vk_face *f, int round, const struct vk_words *w, struct vk_out *out)
{
    if (f->round_name && round >= 1 && round <= f->n_rounds) {
        f->round_name(round, w, out);
        return;
    }
    vk_put(out, vk_tr(w, vk_round_word(f)));
    vk_put_char(out, ' ');
    vk_put_int(out, round);
}

void vk_stage_text(const struct vk_face *f, const void *s, const struct vk_words *w,
                   struct vk_out *out)
{
    const struct vk_head *h = s;
    size_t before = out->len;
    if (f->stage)
        f->stage(s, w, out);
    else if (h->round)
        vk_put_round(f, h->round, w, out);
    if (out->len == before)
        vk_put(out, vk_tr(w, "Setting up"));
}

void vk_point_title(const struct vk_face *f, int point, const struct vk_words *w,
                    struct vk_out *out)
{
    if (f->point_title)
        vk_put(out, vk_tr(w, f->point_title[point]));
    else
        face_plain_name(f->game->points[point].name, out);
}

/* A line feed parts what the decision means from how to think about it, for whoever shows the one alone. */
void vk_point_help(const struct vk_face *f, int point, const struct vk_words *w, struct vk_out *out)
{
    const char *help = f->point_help ? vk_tr(w, f->point_help[point]) : NULL;
    for (; help && *help; help++)
        vk_put_char(out, *help == '\n' ? ' ' : *help);
}

void vk_part_title(const struct vk_face *f, int part, const struct vk_words *w, struct vk_out *out)
{
    if (f->part_title_now && w && w->state && f->part_title_now(part, w, out))
        return;
    if (f->part_title)
        vk_put(out, vk_tr(w, f->part_title[part]));
    else
        face_plain_name(f->game->parts[part], out);
}

/* Without a text of its face a value is written as the rules do, a seat (by the name of its kind) by name. */
void vk_arg_text(const struct vk_face *f, unsigned kind, int value, const struct vk_words *w,
                 struct vk_out *out)
{
    if (f->arg_text)
        f->arg_text(kind, value, w, out);
    else if (strcmp(f->game->arg_kinds[kind].name, "seat") == 0)
        vk_seat_text(f, value, w, out);
    else
        vk_arg_write(f->game, kind, value, out);
}

void vk_arg_title(const struct vk_face *f, unsigned kind, int value, const struct vk_words *w,
                  struct vk_out *out)
{
    if (!f->arg_title || !f->arg_title(kind, value, w, out))
        vk_arg_text(f, kind, value, w, out);
}

void vk_option_title(const struct vk_face *f, int option, const struct vk_words *w,
                     struct vk_out *out)
{
    vk_put(out, vk_tr(w, f->game->options[option].title));
}

void vk_option_text(const struct vk_face *f, int option, int value, const struct vk_words *w,
                    struct vk_out *out)
{
    if (f->option_text)
        f->option_text(option, value, w, out);
    else
        vk_option_write(&f->game->options[option], value, out);
}
