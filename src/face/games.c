/*
 * games.c - a game as a row of a list: seats, how long and how hard it is, colours, every option with its
 * values and its sentence; and which values a setup may not have.
 */
#include "vaka/face.h"

static const char *const kind_names[] = { "word", "toggle", "number" };
static const char *const weight_names[] = { "easy", "medium", "demanding" };

static void write_value(struct vk_json *j, const char *key, const struct vk_option *o, int value)
{
    char text[64];
    struct vk_out out = vk_out_to(text, sizeof text);
    vk_option_write(o, value, &out);
    vk_json_text(j, key, text);
}

static void write_title(struct vk_json *j, const struct vk_face *f, int i, int value,
                        const struct vk_words *w)
{
    char text[200];
    struct vk_out out = vk_out_to(text, sizeof text);
    vk_option_text(f, i, value, w, &out);
    vk_json_text(j, NULL, text);
}

static void write_option(struct vk_json *j, const struct vk_face *f, int i,
                         const struct vk_words *w)
{
    const struct vk_option *o = &f->game->options[i];
    char text[200];
    struct vk_out out = vk_out_to(text, sizeof text);
    vk_option_title(f, i, w, &out);
    vk_json_object(j, NULL);
    vk_json_text(j, "key", o->key);
    vk_json_text(j, "title", text);
    vk_json_text(j, "kind", kind_names[o->kind]);
    write_value(j, "default", o, o->standard);
    vk_json_array(j, "values");
    for (int v = o->min; v <= o->max; v++)
        write_value(j, NULL, o, v);
    vk_json_end(j, ']');
    vk_json_array(j, "titles");
    for (int v = o->min; v <= o->max; v++)
        write_title(j, f, i, v, w);
    vk_json_end(j, ']');
    vk_json_bool(j, "display", o->display != 0);
    vk_json_text(j, "help", vk_tr(w, o->help));
    vk_json_end(j, '}');
}

/* Ids and letters that stand for the seats; a face without colours has neither. */
static void write_seats(struct vk_json *j, const struct vk_face *f)
{
    char letters[VK_SEATS_MAX + 1] = "";
    vk_json_array(j, "colours");
    for (int seat = 0; f->seat_colour && seat < f->game->seats_max; seat++)
        vk_json_text(j, NULL, f->seat_colour[seat]);
    vk_json_end(j, ']');
    for (int seat = 0; seat < f->game->seats_max; seat++)
        letters[seat] = vk_seat_letter(f, seat);
    vk_json_text(j, "letters", letters);
}

static void write_first_game(struct vk_json *j, const struct vk_game *g)
{
    struct vk_setup first;
    vk_setup_first(g, g->seats_min, &first);
    vk_json_object(j, "first_game");
    for (int i = 0; i < g->n_options; i++)
        if (first.option[i] != g->options[i].standard)
            write_value(j, g->options[i].key, &g->options[i], first.option[i]);
    vk_json_end(j, '}');
}

static void write_parts(struct vk_json *j, const struct vk_face *f, const struct vk_words *w)
{
    vk_json_array(j, "parts");
    for (int p = 0; p < f->game->n_parts; p++) {
        char text[200];
        struct vk_out out = vk_out_to(text, sizeof text);
        vk_part_title(f, p, w, &out);
        vk_json_object(j, NULL);
        vk_json_text(j, "name", f->game->parts[p]);
        vk_json_text(j, "title", text);
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
}

/* Names of rounds by number, where they have any; the first, before round 1, is empty. */
static void write_rounds(struct vk_json *j, const struct vk_face *f, const struct vk_words *w)
{
    if (!f->round_name)
        return;
    vk_json_array(j, "rounds");
    vk_json_text(j, NULL, "");
    for (int round = 1; round <= f->n_rounds; round++) {
        char text[64];
        struct vk_out out = vk_out_to(text, sizeof text);
        vk_put_round(f, round, w, &out);
        vk_json_text(j, NULL, text);
    }
    vk_json_end(j, ']');
}

void vk_game_json(const struct vk_game *g, const struct vk_words *w, struct vk_json *j)
{
    const struct vk_face *f = vk_face_of(g);
    vk_json_object(j, NULL);
    vk_json_text(j, "id", g->id);
    vk_json_text(j, "title", g->title);
    vk_json_text(j, "short", f->short_title ? vk_tr(w, f->short_title) : g->title);
    vk_json_text(j, "line", f->line ? vk_tr(w, f->line) : "");
    vk_json_text(j, "about", f->about[0] ? vk_tr(w, f->about[0]) : "");
    vk_json_int(j, "rules_version", g->rules_version);
    vk_json_array(j, "seats");
    vk_json_int(j, NULL, g->seats_min);
    vk_json_int(j, NULL, g->seats_max);
    vk_json_end(j, ']');
    vk_json_int(j, "usual_seats", vk_usual_seats(g));
    vk_json_bool(j, "daily", vk_has_daily(g));
    vk_json_int(j, "unit", g->score_unit);
    vk_json_int(j, "minutes", g->minutes);
    vk_json_text(j, "weight", weight_names[g->weight]);
    write_first_game(j, g);
    if (g->first_help)
        vk_json_text(j, "first_help", vk_tr(w, g->first_help));
    write_seats(j, f);
    vk_json_text(j, "round", vk_tr(w, vk_round_word(f)));
    write_rounds(j, f, w);
    vk_json_bool(j, "chance", vk_has_chance(g));
    vk_json_bool(j, "secrets", vk_has_secrets(g));
    vk_json_bool(j, "points", !g->has_no_points);
    write_parts(j, f, w);
    vk_json_array(j, "options");
    for (int i = 0; i < g->n_options; i++)
        write_option(j, f, i, w);
    vk_json_end(j, ']');
    vk_json_end(j, '}');
}

/* ---- Which values a setup may not have ----------------------------------------------------- */

static bool is_refused(const struct vk_game *g, const struct vk_setup *cfg, int option, int value,
                       struct vk_refusal *no)
{
    return vk_setup_refused(g, cfg, option, value, no) != VK_OK && no->option == option;
}

static void write_refused(struct vk_json *j, const struct vk_game *g, const struct vk_setup *cfg,
                          int option, const struct vk_words *w)
{
    const struct vk_option *o = &g->options[option];
    struct vk_refusal no;
    bool is_open = false;
    for (int v = o->min; v <= o->max; v++) {
        char key[64];
        struct vk_out out = vk_out_to(key, sizeof key);
        if (!is_refused(g, cfg, option, v, &no))
            continue;
        if (!is_open)
            vk_json_object(j, o->key);
        is_open = true;
        vk_option_write(o, v, &out);
        vk_json_text(j, key, vk_tr(w, no.why));
    }
    if (is_open)
        vk_json_end(j, '}');
}

void vk_setup_json(const struct vk_game *g, const struct vk_setup *cfg, const struct vk_words *w,
                   struct vk_json *j)
{
    struct vk_refusal no;
    vk_json_object(j, NULL);
    vk_json_object(j, "refused");
    for (int i = 0; i < g->n_options; i++)
        write_refused(j, g, cfg, i, w);
    vk_json_end(j, '}');
    if (vk_setup_refused(g, cfg, -1, 0, &no) != VK_OK)
        vk_json_text(j, "why", vk_tr(w, no.why));
    else
        vk_json_null(j, "why");
    vk_json_end(j, '}');
}
