/* panel.c - lines for the panels beside a map: one player, and the table. */
#include "face.h"

#define FILL(msgid, who_, ...)                                                                     \
    face_fill(                                                                                     \
        &polynesia_face, (msgid),                                                                  \
        &(struct face_blanks){ .who = (who_), .n = VK_EVENT_ARGS, .value = { __VA_ARGS__ } }, w,   \
        out)

/* So many of something, behind a sign. */
static void put_count(const char *sign, enum count count, int n, const struct vk_words *w,
                      struct vk_out *out)
{
    vk_put(out, sign);
    poly_count_text(count, n, w, out);
}

/* What a player keeps, only if there is any of it. */
static void put_kept(const struct poly_state *s, int seat, const struct vk_words *w,
                     struct vk_out *out)
{
    int turtles = s->turtle_tokens[seat] + s->island_turtles[seat];
    int fish = s->goods_tokens[seat][G_FISH], shell = s->goods_tokens[seat][G_SHELL];
    size_t before = out->len;
    if (s->masks[seat])
        put_count(" ", COUNT_MASK, s->masks[seat], w, out);
    if (turtles)
        put_count(" ", COUNT_TURTLE, turtles, w, out);
    if (fish)
        put_count(" +", COUNT_FISH, fish, w, out);
    if (shell)
        put_count(" +", COUNT_SHELL, shell, w, out);
    if (out->len > before)
        vk_put_char(out, '\n');
}

/* What the board is worth with so many saved pieces. */
static void put_saved(const char *msgid, int saved, const struct vk_words *w, struct vk_out *out)
{
    char pieces[80], points[80];
    struct vk_out first = vk_out_to(pieces, sizeof pieces),
                  second = vk_out_to(points, sizeof points);
    poly_count_text(COUNT_SAVED, saved, w, &first);
    poly_count_text(COUNT_POINT, poly_row_value(saved), w, &second);
    face_fill(&polynesia_face, msgid,
              &(struct face_blanks){ .who = VK_NONE, .n = 2, .text = { pieces, points } }, w, out);
}

void poly_worth_text(const struct poly_state *s, int seat, const struct vk_words *w,
                     struct vk_out *out)
{
    put_count("", COUNT_HOME, s->home[seat], w, out);
    put_saved(", {0} ({1})", poly_saved(s, seat), w, out);
}

void poly_more_text(const struct poly_state *s, int seat, const struct vk_words *w,
                    struct vk_out *out)
{
    int saved = poly_saved(s, seat), more = saved; /* so many make the board worth more */
    while (more < POLY_PIECES && poly_row_value(more) == poly_row_value(saved))
        more++;
    if (saved < POLY_PIECES)
        put_saved("{0} would be {1}", more, w, out);
}

/* Three to five lines: who and how many points, goods, board, and what was collected. */
void poly_player_text(const void *st, int seat, const struct vk_words *w, struct vk_out *out)
{
    const struct poly_state *s = st;
    struct vk_score score;
    polynesia_game.score(s, &score);
    vk_put_char(out, polynesia_face.seat_letter[seat]);
    FILL(" {who}{1?|, first}: {0} {0|point|points}\n", seat, (int16_t)score.total[seat],
         (int16_t)(s->first == seat && !s->h.over && s->h.round > 0));
    put_count(" ", COUNT_FISH, s->goods[seat][G_FISH], w, out);
    put_count(", ", COUNT_SHELL, s->goods[seat][G_SHELL], w, out);
    put_count(", ", COUNT_BOAT, s->boats_left[seat], w, out);
    vk_put(out, "\n ");
    poly_worth_text(s, seat, w, out);
    vk_put_char(out, '\n');
    if (poly_saved(s, seat) < POLY_PIECES && !s->h.over) {
        vk_put_char(out, ' ');
        poly_more_text(s, seat, w, out);
        vk_put_char(out, '\n');
    }
    put_kept(s, seat, w, out);
}

void poly_stones_text(const struct poly_state *s, const struct vk_words *w, struct vk_out *out)
{
    FILL("Stones: {0} of {1} red{2?|, {2} grey}{3?|, black}", VK_NONE, (int16_t)poly_drawn(s, RED),
         poly_stones[RED], (int16_t)poly_drawn(s, GREY), (int16_t)poly_drawn(s, BLACK));
}

/* Beside a title that says lava. */
void poly_red_text(const struct poly_state *s, const struct vk_words *w, struct vk_out *out)
{
    FILL("{0} of {1}", VK_NONE, (int16_t)poly_drawn(s, RED), poly_stones[RED]);
}

/* Beside the round, in one line of a phone. */
void poly_lava_text(const struct poly_state *s, const struct vk_words *w, struct vk_out *out)
{
    FILL("lava {0} of {1}", VK_NONE, (int16_t)poly_drawn(s, RED), poly_stones[RED]);
}

void poly_bag_text(const struct poly_state *s, const struct vk_words *w, struct vk_out *out)
{
    FILL("Bag: {0} red{1?|, {1} grey}{2?|, {2} black}", VK_NONE, s->bag[RED], s->bag[GREY],
         s->bag[BLACK]);
}

/* {0} is the round. */
const char *const poly_stages[N_STEPS] = {
    [S_M3] = "Round {0}, value 3",
    [S_M2] = "Round {0}, value 2",
    [S_M1] = "Round {0}, value 1",
    [S_LAVA] = "Round {0}, lava",
    [S_DECLINE] = "Round {0}, something spoils",
    [S_RESOURCES] = "Round {0}, the harvest",
    [S_NEW_FIRST] = "Round {0}, the flag moves on",
};

void poly_stage(const void *st, const struct vk_words *w, struct vk_out *out)
{
    const struct poly_state *s = st;
    if (s->h.over)
        FILL("Round {0}, eruption", VK_NONE, (int16_t)s->h.round);
    else if (s->h.round)
        FILL(poly_stages[s->step], VK_NONE, (int16_t)s->h.round);
}

static void put_travel(const struct poly_state *s, const struct vk_frame *travel,
                       const struct vk_words *w, struct vk_out *out)
{
    char steps[80];
    struct vk_out left = vk_out_to(steps, sizeof steps);
    struct face_blanks b = { .who = travel->seat, .n = 1, .text = { steps } };
    face_fill(&polynesia_face, poly_counts[COUNT_STEPS],
              &(struct face_blanks){ .who = VK_NONE,
                                     .n = 2,
                                     .value = { travel->v[TRAVEL_LEFT], (int16_t)poly_marker(s) } },
              w, &left);
    face_fill(&polynesia_face, "{who}: {0}\n", &b, w, out);
}

void poly_table_text(const void *st, const struct vk_words *w, struct vk_out *out)
{
    const struct poly_state *s = st;
    int percent = poly_eruption_percent(s);
    const struct vk_frame *travel = poly_frame_of(s, P_travel);
    vk_stage_text(&polynesia_face, s, w, out);
    vk_put_char(out, '\n');
    if (travel)
        put_travel(s, travel, w, out);
    if (s->h.round && !s->h.over)
        FILL("{who} is first\n", s->first, 0);
    poly_stones_text(s, w, out);
    vk_put_char(out, '\n');
    poly_bag_text(s, w, out);
    vk_put_char(out, '\n');
    if (percent && !s->h.over)
        FILL("Eruption this round: {0} %\n", VK_NONE, (int16_t)percent);
    if (s->turtle_supply) {
        put_count("", COUNT_TURTLES_LEFT, s->turtle_supply, w, out);
        vk_put_char(out, '\n');
    }
    for (int i = 0; i < 3; i++) {
        if (s->card[i] >= N_CARDS)
            continue;
        vk_put(out, poly_cards[s->card[i]].code);
        vk_put_char(out, ' ');
        vk_put(out, vk_tr(w, poly_cards[s->card[i]].title));
        vk_put_char(out, '\n');
    }
}
