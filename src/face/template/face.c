/*
 * face.c - the template for people, with a bit of everything. Every member that is left out has a
 * plain default (see struct vk_face).
 */
#include "face/canvas.h"
#include "games/template/state.h"

extern const struct vk_game template_game;
extern const struct vk_face template_face;

enum { SKY_W = 34, SKY_H = 5, HUT_W = 8, PICTURE_H = SKY_H + 4 };

static const char *const colours[] = { "coral", "turquoise", "violet", "gold" };

static const char *const event_texts[N_EVENTS] = {
    [E_round_began] = "Round {0} begins.",
    [E_sky_turned] = "The weather of this round: {0}.",
    [E_passed] = "{who} passes.",
    [E_game_ended] = "The game ends after round {0}.",
};

static const char *const verb_texts[N_VERBS] = { [V_sky] = "Weather: {0}", [V_pass] = "Pass" };

static const char *const point_titles[N_POINTS] = {
    [P_round] = "Round", [P_weather] = "The weather", [P_turn] = "Your turn"
};
static const char *const point_helps[N_POINTS] = {
    [P_round] = "",
    [P_weather] = "Chance turns the sky.",
    [P_turn] = "Pass. Under a clear sky that is worth one point more.",
};
static const char *const part_titles[N_PARTS] = {
    [PART_PASSES] = "Passes", [PART_LUCK] = "Under a clear sky"
};
static const char *const sky_titles[N_SKIES] = { "clear", "rain", "storm" };

static const char *const about[] = {
    "Template: everybody passes, and a clear sky brings luck.",
    NULL,
};

static void arg_text(unsigned kind, int value, const struct vk_words *w, struct vk_out *out)
{
    if (kind == A_SKY && value >= 0 && value < N_SKIES)
        vk_put(out, vk_tr(w, sky_titles[value]));
    else
        vk_arg_write(&template_game, kind, value, out);
}

static void view(const void *state, VK_UNUSED int viewer, const struct vk_words *w,
                 struct vk_json *j)
{
    const struct template_state *s = state;
    vk_json_int(j, "rounds", s->rounds);
    if (s->sky == VK_NONE)
        vk_json_null(j, "sky");
    else
        vk_json_text(j, "sky", vk_tr(w, sky_titles[s->sky]));
    vk_json_array(j, "players");
    for (int seat = 0; seat < s->h.seats; seat++) {
        vk_json_object(j, NULL);
        vk_json_int(j, "seat", seat);
        vk_json_int(j, "passes", s->passes[seat]);
        vk_json_int(j, "clear", s->clear[seat]);
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
}

static void draw_sky(const struct template_state *s, struct vk_picture *p)
{
    static const char *const fall[N_SKIES] = { " ", "'", "/" };
    for (int y = 0; y < SKY_H - 1; y++)
        for (int x = 0; x < SKY_W; x++)
            if (s->sky != VK_NONE && (x + 2 * y) % 5 == 0)
                canvas_glyph(p, x, y, fall[s->sky], VK_INK_SEA);
    if (s->sky == SKY_CLEAR)
        canvas_text(p, SKY_W / 2 - 2, 1, "\\ O /", 5, VK_INK_FIRE);
    for (int x = 0; x < SKY_W; x++) {
        canvas_glyph(p, x, SKY_H - 1, "_", VK_INK_LAND);
        canvas_glyph(p, x, PICTURE_H - 1, "~", VK_INK_SEA);
    }
}

/* A hut a seat, and below it how often it passed. */
static void picture(const void *state, VK_UNUSED const struct vk_words *w, struct vk_picture *p)
{
    const struct template_state *s = state;
    canvas_clear(p, SKY_W, PICTURE_H);
    draw_sky(s, p);
    for (int seat = 0; seat < s->h.seats; seat++) {
        int x = 2 + seat * HUT_W;
        canvas_text(p, x, SKY_H, "/^\\", 3, VK_INK_SEAT_0 + seat);
        canvas_text(p, x, SKY_H + 1, "|_|", 3, VK_INK_SEAT_0 + seat);
        canvas_number(p, x + 1, SKY_H + 2, s->passes[seat], VK_INK_STRONG);
    }
}

/* To pass is to stay in one's hut. */
static bool spot(const void *state, vk_action a, VK_UNUSED const struct vk_picture *p,
                 struct vk_spot *from, struct vk_spot *to)
{
    struct vk_due due = vk_due(&template_game, state);
    if (vk_verb_of(a) != V_pass || due.over || !due.seats)
        return false;
    *to = (struct vk_spot){ (int16_t)(3 + __builtin_ctz(due.seats) * HUT_W), SKY_H + 1 };
    *from = *to;
    return true;
}

static void player_text(const void *state, int seat, const struct vk_words *w, struct vk_out *out)
{
    const struct template_state *s = state;
    vk_seat_text(&template_face, seat, w, out);
    vk_put(out, "\n");
    vk_put(out, vk_tr(w, "passes"));
    vk_put(out, " ");
    vk_put_int(out, s->passes[seat]);
    vk_put(out, "\n");
    vk_put(out, vk_tr(w, "under a clear sky"));
    vk_put(out, " ");
    vk_put_int(out, s->clear[seat]);
}

static void table_text(const void *state, const struct vk_words *w, struct vk_out *out)
{
    const struct template_state *s = state;
    vk_put(out, vk_tr(w, "The sky: "));
    vk_put(out, vk_tr(w, s->sky == VK_NONE ? "not yet seen" : sky_titles[s->sky]));
}

/* Nothing but passes: without this the game would play itself. */
static bool is_asked(VK_UNUSED vk_action a)
{
    return true;
}

const struct vk_face template_face = {
    .game = &template_game,
    .line = "Pass, and hope for a clear sky.",
    .seat_colour = colours,
    .seat_letter = "ctvg",
    .event_text = event_texts,
    .verb_text = verb_texts,
    .point_title = point_titles,
    .point_help = point_helps,
    .part_title = part_titles,
    .arg_text = arg_text,
    .view = view,
    .picture = picture,
    .spot = spot,
    .player_text = player_text,
    .table_text = table_text,
    .is_asked = is_asked,
    .about = about,
};
