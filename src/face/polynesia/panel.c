/* panel.c - lines for the panels beside a map: one player, and the table. */
#include "face.h"

#define FILL(msgid, who_, ...)                                                                     \
    face_fill(                                                                                     \
        &polynesia_face, (msgid),                                                                  \
        &(struct face_blanks){ .who = (who_), .n = VK_EVENT_ARGS, .value = { __VA_ARGS__ } }, w,   \
        out)

/* What a player keeps, only if there is any of it. */
static void put_kept(const struct poly_state *s, int seat, const struct vk_words *w,
                     struct vk_out *out)
{
    int16_t turtles = (int16_t)(s->turtle_tokens[seat] + s->island_turtles[seat]);
    int16_t fish = s->goods_tokens[seat][G_FISH], shell = s->goods_tokens[seat][G_SHELL];
    size_t before = out->len;
    if (s->masks[seat])
        FILL(" {0} {0|mask|masks}", seat, s->masks[seat]);
    if (turtles)
        FILL(" {0} {0|turtle|turtles}", seat, turtles);
    if (fish)
        FILL(" +{0} fish", seat, fish);
    if (shell)
        FILL(" +{0} {0|shell|shells}", seat, shell);
    if (out->len > before)
        vk_put_char(out, '\n');
}

/* Three to five lines: who and how many points, goods, board, and what was collected. */
void poly_player_text(const void *st, int seat, const struct vk_words *w, struct vk_out *out)
{
    const struct poly_state *s = st;
    struct vk_score score;
    int saved = poly_saved(s, seat);
    polynesia_game.score(s, &score);
    vk_put_char(out, polynesia_face.seat_letter[seat]);
    FILL(" {who}{1?|, first}: {0} {0|point|points}\n", seat, (int16_t)score.total[seat],
         (int16_t)(s->first == seat && !s->h.over && s->h.round > 0));
    FILL(" {0} fish, {1} {1|shell|shells}, {2} {2|boat|boats}\n", seat,
         (int16_t)s->goods[seat][G_FISH], (int16_t)s->goods[seat][G_SHELL], s->boats_left[seat]);
    FILL(" {0} at home, {1} safe: {2} {2|point|points}\n", seat, s->home[seat], (int16_t)saved,
         (int16_t)poly_row_value(saved));
    int more = saved; /* so many safe pieces make the board worth more */
    while (more < POLY_PIECES && poly_row_value(more) == poly_row_value(saved))
        more++;
    if (saved < POLY_PIECES && !s->h.over)
        FILL(" {0} safe would be {1} {1|point|points}\n", seat, (int16_t)more,
             (int16_t)poly_row_value(more));
    put_kept(s, seat, w, out);
}

static void put_phase(const struct poly_state *s, const struct vk_words *w, struct vk_out *out)
{
    static const char *const line[N_STEPS] = {
        [S_M3] = "Round {0}, value 3, then 2, 1\n",
        [S_M2] = "Round {0}, value 2, then 1\n",
        [S_M1] = "Round {0}, value 1, then lava\n",
        [S_LAVA] = "Round {0}, lava\n",
        [S_DECLINE] = "Round {0}, something spoils\n",
        [S_RESOURCES] = "Round {0}, the harvest\n",
        [S_NEW_FIRST] = "Round {0}, the flag moves on\n",
    };
    if (s->h.over)
        FILL("The volcano erupted in round {0}\n", VK_NONE, (int16_t)s->h.round);
    else if (s->h.round == 0)
        FILL("Setup\n", VK_NONE, 0);
    else
        FILL(line[s->step], VK_NONE, (int16_t)s->h.round);
}

void poly_table_text(const void *st, const struct vk_words *w, struct vk_out *out)
{
    const struct poly_state *s = st;
    int percent = (int)(100 * poly_eruption_chance(s) + 0.5);
    const struct vk_frame *travel = poly_frame_of(s, P_travel);
    put_phase(s, w, out);
    if (travel)
        FILL("{who} travels: {0} {0|step|steps} left\n", travel->seat, travel->v[TRAVEL_LEFT]);
    if (s->h.round && !s->h.over)
        FILL("{who} is first\n", s->first, 0);
    FILL("Stones: {0} of 6 red{1?|, {1} grey}{2?|, black}\n", VK_NONE, (int16_t)(6 - s->bag[RED]),
         (int16_t)(3 - s->bag[GREY]), (int16_t)(1 - s->bag[BLACK]));
    FILL("Bag: {0} red, {1} grey, {2} black\n", VK_NONE, s->bag[RED], s->bag[GREY], s->bag[BLACK]);
    if (percent && !s->h.over)
        FILL("Eruption this round: {0} %\n", VK_NONE, (int16_t)percent);
    if (s->turtle_supply)
        FILL("Turtle tokens left: {0}\n", VK_NONE, s->turtle_supply);
    for (int i = 0; i < 3; i++) {
        if (s->card[i] >= N_CARDS)
            continue;
        vk_put(out, poly_cards[s->card[i]].code);
        vk_put_char(out, ' ');
        vk_put(out, vk_tr(w, poly_cards[s->card[i]].title));
        vk_put_char(out, '\n');
    }
}
