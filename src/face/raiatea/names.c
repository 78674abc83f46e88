/* names.c - values of Raiatea for people: goods, helpers, masks, rituals, tiles, spaces. */
#include "face.h"

const char *const raia_location_title[N_LOCATIONS] = { "Forest", "Marae",      "Oyster bank",
                                                       "Path",   "Neighbours", "Market" };
const char *const raia_good_name[N_GOODS] = { "uru", "taro", "mahi", "tiare" };
const char *const raia_helper_name[N_HELPERS] = { "gatherer", "trader", "shaman", "diver" };
/* One name for an act everywhere: in the log, at the table, in questions. */
const char *const raia_act_name[RAIA_ACTS + 1] = {
    "",         "Dance of the priests", "Buy rituals", "Prepare the bag", "Offer mana",
    "Blessing", "Raise the To'o",
};
const char *const raia_rank_name[N_RANKS] = { "Ra'atira", "Ariki", "Arioi", "Tahu'a" };
const char *const raia_mask_name[N_MASK_FACES] = {
    "mask of pearls",  "mask of mana",    "mask of goods",  "mask of deeds", "mask of gatherers",
    "mask of traders", "mask of shamans", "mask of divers", "red mask",      "blue mask",
    "green mask",      "yellow mask",     "mirror",
};
const char *const raia_mask_short[N_MASK_FACES] = {
    "pearls", "mana", "goods", "deeds", "gatherers", "traders", "shamans",
    "divers", "red",  "blue",  "green", "yellow",    "mirror",
};

static const char *const location_names[N_LOCATIONS] = {
    "the Forest",           "the Marae",      "the Oyster bank",
    "the Path of the gods", "the Neighbours", "the Market",
};
static const char *const deck_names[N_DECKS] = { "normal", "forbidden" };
static const char *const deck_titles[N_DECKS] = { "Normal rituals", "Forbidden rituals" };
static const char *const reward_names[N_REWARDS] = { "a tattoo", "a good from the market",
                                                     "2 pearls" };
const char *const raia_treasure_name[] = {
    [NO_TREASURE] = "",
    [TREASURE_PEARLS] = "with 3 pearls",
    [TREASURE_MANA] = "with 4 mana",
    [TREASURE_TATTOO] = "with a tattoo",
};

void raia_face_text(int face, const struct vk_words *w, struct vk_out *out)
{
    const struct raia_face *card = &raia_faces[face];
    switch (card->type) {
    case FACE_GOOD: vk_put(out, vk_tr(w, raia_good_name[card->what])); break;
    case FACE_HELPER: vk_put(out, vk_tr(w, raia_helper_name[card->what])); break;
    case FACE_MASK: vk_put(out, vk_tr(w, raia_mask_name[card->what])); break;
    default: vk_put(out, vk_tr(w, raia_mask_name[MIRROR])); break;
    }
    if (card->treasure != NO_TREASURE) {
        vk_put_char(out, ' ');
        vk_put(out, vk_tr(w, raia_treasure_name[card->treasure]));
    }
}

/* In a sentence: `uru`, but `a gatherer`; other languages have a word before a good too. */
static void article_text(int face, const struct vk_words *w, struct vk_out *out)
{
    char name[100];
    struct vk_out whole = vk_out_to(name, sizeof name);
    if (raia_faces[face].type == FACE_GOOD) {
        face_fill(
            &raiatea_face, VK_IN("a good", "{0}"),
            &(struct face_blanks){ .n = 1, .kind = { A_GOOD }, .value = { raia_faces[face].what } },
            w, out);
        return;
    }
    raia_face_text(face, w, &whole);
    face_fill(&raiatea_face, "a {0}", &(struct face_blanks){ .n = 1, .text = { name } }, w, out);
}

/* The row of its statue on which a tile lies, from 1; 0 where no position tells it. */
static int row_of(int tile, const struct raia_state *s)
{
    const uint8_t *tiles = s ? s->tile[raia_missions[tile].points - 1] : NULL;
    for (int space = 0; tiles && space < RAIA_SPACES; space++)
        if (tiles[space] == tile)
            return raia_row_of(space) + 1;
    return 0;
}

static void ritual_text(int ritual, struct vk_out *out)
{
    vk_put(out, raia_rituals[ritual].name);
    vk_put(out, " (");
    vk_put_int(out, raia_rituals[ritual].cost);
    vk_put_char(out, ')');
}

void raia_bonus_text(int good, int level, const struct vk_words *w, struct vk_out *out)
{
    static const char *const text[] = {
        [PAYS_PEARLS] = "{0} {0|pearl|pearls}",
        [PAYS_MANA] = "{0} mana",
        [PAYS_HELPER] = "a used helper made ready",
        [PAYS_RITUAL] = "a draw of rituals, keep {0}",
        [PAYS_PRIEST] = "{0} {0|priest|priests}",
        [PAYS_TATTOO] = "{0} {0|tattoo|tattoos}",
        [PAYS_TATTOO_AND_MANA] = "1 tattoo, {0} mana",
        [PAYS_MISSION] = "a mission, at its price",
    };
    const struct raia_stall *stall = &raia_stalls[good][level];
    face_fill(&raiatea_face, text[stall->bonus],
              &(struct face_blanks){ .n = 1, .value = { stall->number } }, w, out);
}

static void order_text(int tile, const struct vk_words *w, struct vk_out *out);

/* What a tile asks, within a sentence: `pay 4 pearls`. */
static void lower_order(int tile, const struct vk_words *w, struct vk_out *out)
{
    char text[80] = "";
    struct vk_out order = vk_out_to(text, sizeof text);
    order_text(tile, w, &order);
    if (text[0] >= 'A' && text[0] <= 'Z')
        text[0] = (char)(text[0] - 'A' + 'a');
    vk_put(out, text);
}

/* `pay 4 pearls (1 point, row 3)`. Its row tells tiles apart that ask the same. */
static void tile_text(int tile, const struct vk_words *w, struct vk_out *out)
{
    const struct raia_mission *m = &raia_missions[tile];
    int row = row_of(tile, w ? w->state : NULL);
    lower_order(tile, w, out);
    face_fill(&raiatea_face, " ({0} {0|point|points}{1?|, row {1}})",
              &(struct face_blanks){ .n = 2, .value = { m->points, (int16_t)row } }, w, out);
}

/* `Coral, Violet and the Spirit`. */
static void seats_text(unsigned seats, const struct vk_words *w, struct vk_out *out)
{
    for (int seat = 0; seats; seat++) {
        if (!(seats >> seat & 1))
            continue;
        raia_arg_text(A_SEAT, seat, w, out);
        seats &= ~(1u << seat);
        if (seats)
            vk_put(out, seats & (seats - 1) ? ", " : vk_tr(w, " and "));
    }
}

static void blank_text(unsigned kind, int value, const struct vk_words *w, struct vk_out *out)
{
    const struct raia_state *s = w ? w->state : NULL;
    switch (kind) {
    case W_BONUS: raia_bonus_text(value / 8, value % 8, w, out); break;
    case W_ORDER:
        vk_put(out, vk_tr(w, VK_IN("opening", "'")));
        lower_order(value, w, out);
        vk_put(out, vk_tr(w, VK_IN("closing", "'")));
        break;
    case W_SEATS: seats_text((unsigned)value, w, out); break;
    default: vk_put_int(out, s ? raia_helper_price_now(s) : RAIA_HELPER_PRICE); break;
    }
}

static const char *name_of(unsigned kind, int value)
{
    switch (kind) {
    case A_MASK: return raia_mask_name[value];
    case A_LOCATION: return location_names[value];
    case A_GOOD: return raia_good_name[value];
    case A_HELPER: return raia_helper_name[value];
    case A_DECK: return deck_names[value];
    case A_REWARD: return reward_names[value];
    case A_RANK: return raia_rank_name[value];
    default: return NULL;
    }
}

/* A value that this viewer may not know. */
static const char *unknown_name(unsigned kind)
{
    return kind == A_RITUAL ? "a ritual" : "something";
}

/* Of its kind, from 1. */
static int round_number(int space)
{
    int n = 0;
    for (int before = 1; before <= space; before++)
        n += raia_spaces[before].kind == raia_spaces[space].kind;
    return n;
}

void raia_round_name(int space, const struct vk_words *w, struct vk_out *out)
{
    if (space == 0) {
        vk_put(out, vk_tr(w, "Setting up"));
        return;
    }
    face_fill(&raiatea_face,
              raia_spaces[space].kind == CEREMONY ? "Ceremony {0}" : "Action round {0}",
              &(struct face_blanks){ .n = 1, .value = { (int16_t)round_number(space) } }, w, out);
}

void raia_round_short(int space, const struct vk_words *w, struct vk_out *out)
{
    face_fill(&raiatea_face, raia_spaces[space].kind == CEREMONY ? "Ceremony {0}" : "Action {0}",
              &(struct face_blanks){ .n = 1, .value = { (int16_t)round_number(space) } }, w, out);
}

void raia_stage(const void *st, const struct vk_words *w, struct vk_out *out)
{
    const struct raia_state *s = st;
    if (!s->act) {
        raia_round_name(s->space, w, out);
        return;
    }
    face_fill(&raiatea_face, "Ceremony {0}, step {1}: {2}",
              &(struct face_blanks){ .n = 3,
                                     .value = { s->ceremony, s->act },
                                     .text = { NULL, NULL, vk_tr(w, raia_act_short[s->act - 1]) } },
              w, out);
}

void raia_arg_text(unsigned kind, int value, const struct vk_words *w, struct vk_out *out)
{
    if (kind >= N_ARGS) {
        blank_text(kind, value, w, out);
        return;
    }
    if (kind == A_SEAT && value == RAIA_SPIRIT) {
        vk_put(out, vk_tr(w, "the Spirit"));
        return;
    }
    if (kind == A_SEAT && value != VK_NONE) {
        vk_seat_text(&raiatea_face, value, w, out);
        return;
    }
    if (value < 0 || value >= raiatea_game.arg_kinds[kind].n) {
        vk_put(out, vk_tr(w, unknown_name(kind)));
        return;
    }
    const char *name = name_of(kind, value);
    if (name)
        vk_put(out, vk_tr(w, name));
    else if (kind == A_FACE)
        article_text(value, w, out);
    else if (kind == A_TILE)
        tile_text(value, w, out);
    else if (kind == A_RITUAL)
        ritual_text(value, out);
    else
        vk_arg_write(&raiatea_game, kind, value, out);
}

void raia_owned_text(int ritual, int owner, const struct vk_words *w, struct vk_out *out)
{
    face_fill(&raiatea_face, owner == VK_NONE ? "{0}" : "{0} of {who}",
              &(struct face_blanks){
                  .who = owner, .n = 1, .kind = { A_RITUAL }, .value = { (int16_t)ritual } },
              w, out);
}

/* The goods of a mission, which are bits: `1 uru and 1 taro`. */
static void goods_text(int goods, const struct vk_words *w, struct vk_out *out)
{
    int left = __builtin_popcount((unsigned)goods);
    for (int g = 0; g < N_GOODS; g++) {
        if (!(goods >> g & 1))
            continue;
        vk_put(out, "1 ");
        vk_put(out, vk_tr(w, raia_good_name[g]));
        left--;
        if (left > 0)
            vk_put(out, left > 1 ? ", " : vk_tr(w, " and "));
    }
}

/* What a tile asks, as an order: `Pay 4 pearls`, `Be Arioi or higher`. */
static void order_text(int tile, const struct vk_words *w, struct vk_out *out)
{
    static const char *const text[] = {
        [NEED_PEARLS] = "Pay {0} {0|pearl|pearls}",
        [NEED_MANA] = "Pay {0} mana",
        [NEED_GOODS] = "Pay {0}",
        [NEED_ALIKE] = "Pay {1?{0} good of any kind|{0} goods of one kind}",
        [NEED_BID] = "Auction",
        [NEED_MASKS] = "Give up {0} {0|mask or mirror|masks or mirrors}",
        [NEED_RITUALS] = "Give up {0} {0|ritual|rituals} from hand",
        [HAVE_RANK] = "Be {2} or higher",
        [HAVE_PRIESTS] = "Have {0} priests",
        [HAVE_HELPERS] = "Have {0} helpers",
        [HAVE_ALIKE_HELPERS] = "Have {0} helpers of one kind",
        [HAVE_ALL_HELPERS] = "Have a helper of each kind",
        [HAVE_MASKS] = "Have {0} masks or mirrors",
        [HAVE_PAIRS] = "Have {0} pairs of masks",
    };
    const struct raia_mission *m = &raia_missions[tile];
    char goods[100];
    struct vk_out list = vk_out_to(goods, sizeof goods);
    if (m->need == NEED_GOODS)
        goods_text(m->number, w, &list);
    struct face_blanks b = { .n = 3,
                             .kind = { 0, 0, A_RANK },
                             .value = { m->number, m->number > 1,
                                        m->need == HAVE_RANK ? m->number : 0 },
                             .text = { list.len ? goods : NULL } };
    face_fill(&raiatea_face, text[m->need], &b, w, out);
}

bool raia_arg_title(unsigned kind, int value, const struct vk_words *w, struct vk_out *out)
{
    switch (kind) {
    case A_RITUAL: vk_put(out, raia_rituals[value].name); break;
    case A_FACE: raia_face_text(value, w, out); break;
    case A_LOCATION:
        vk_put(out, vk_tr(w, value == L_PATH ? "Path of the gods" : raia_location_title[value]));
        break;
    case A_TILE: order_text(value, w, out); break;
    case A_DECK: vk_put(out, vk_tr(w, deck_titles[value])); break;
    default: return false;
    }
    return true;
}
