/* sheet.c - the score sheet of Conquest in words: what each part counts, and what a side had there. */
#include "face.h"
#include "vaka/hash.h"

static const char *const part_help[N_PARTS] = {
    [PART_VILLAGES] = "1 point for each Village, wherever it stands.",
    [PART_GROUPS] = "1 point for each island that chain canoes link to its owner's Home.",
    [PART_ATOLLS] = "½ point for each atoll that chain canoes link to its owner's Home.",
    [PART_CARDS] = "Cards that lie face up: most are worth 1 point, some more.",
    [PART_KUMARA] = "2 points for the sweet potato from South America.",
};

struct line {
    const struct conq_state *s;
    int side;
    const struct vk_words *words;
    struct vk_out *out;
};

static void put(const struct line *l, const char *msgid, int a, int b, int c, int d)
{
    struct face_blanks blanks = { .who = VK_NONE,
                                  .n = 4,
                                  .value = { (int16_t)a, (int16_t)b, (int16_t)c, (int16_t)d } };
    face_fill(&conquest_face, msgid, &blanks, l->words, l->out);
}

static void put_name(const struct line *l, unsigned kind, int value, bool is_first)
{
    vk_put(l->out, is_first ? "" : ", ");
    conq_arg_text(kind, value, l->words, l->out);
}

/* `Tonga 4, Fiji 2`. */
static void put_villages(const struct line *l)
{
    int n = 0;
    for (struct hexset left = l->s->held[l->side]; hs_any(left);) {
        int hex = hs_next(&left);
        if (!l->s->villages[hex])
            continue;
        put_name(l, A_HEX, hex, n++ == 0);
        vk_put_char(l->out, ' ');
        vk_put_int(l->out, l->s->villages[hex]);
    }
    if (!n)
        put(l, VK_IN("sheet", "none"), 0, 0, 0, 0);
}

/* What chain canoes link to its Home. */
static struct hexset linked(const struct conq_state *s, int side)
{
    int home = s->home[side];
    return home == VK_NONE ? (struct hexset){ { 0, 0 } } : conq_component(s, side, home);
}

static void put_groups(const struct line *l)
{
    struct hexset held = l->s->held[l->side], apart = hs_minus(held, linked(l->s, l->side));
    int n = 0;
    put(l, "{0} of {1} linked", hs_count(held) - hs_count(apart), hs_count(held), 0, 0);
    if (hs_any(apart))
        put(l, "; apart: ", 0, 0, 0, 0);
    while (hs_any(apart))
        put_name(l, A_HEX, hs_next(&apart), n++ == 0);
}

/* Atolls with a chain canoe: linked to its Home, of those one with pearls or with blight, and others. */
struct atolls {
    uint8_t near, pearls, blight, apart;
};

static struct atolls count_atolls(const struct conq_state *s, int side)
{
    struct hexset home = linked(s, side);
    struct atolls n = { 0 };
    for (struct hexset left = hs_minus(s->chain[side], s->ocean); hs_any(left);) {
        int hex = hs_next(&left);
        if (!conq_is_atoll(s, hex))
            continue;
        bool is_near = hs_has(home, hex);
        n.near = (uint8_t)(n.near + is_near);
        n.apart = (uint8_t)(n.apart + !is_near);
        n.pearls = (uint8_t)(n.pearls + (is_near && s->mark_hex[M_PEARLS] == hex));
        n.blight = (uint8_t)(n.blight + (is_near && s->mark_hex[M_BLIGHT] == hex));
    }
    return n;
}

static void put_atolls(const struct line *l)
{
    struct atolls n = count_atolls(l->s, l->side);
    put(l,
        "{0?none|{0}} linked{1?|, one with pearls: 1 point}{2?|, one with blight: none}"
        "{3?|; {3} apart}",
        n.near, n.pearls, n.blight, n.apart);
}

/* A card whose condition does not hold says what it would have taken. */
static bool is_short(const struct line *l, int card)
{
    return conq_cards[card].type == COND &&
           conq_card_points(l->s, l->side, (enum card)card) < 2 * conquest_game.score_unit;
}

/* `Haka 1, Moai 2. Hula: 1 point; 2 while its owner holds Hawaii.` */
static void put_cards(const struct line *l)
{
    int n = 0, total = 0, plain;
    for (int card = 0; card < N_CARDS; card++) {
        total += l->s->card_at[card] == l->side;
        if (l->s->card_at[card] != l->side || is_short(l, card))
            continue;
        put_name(l, A_CARD, card, n++ == 0);
        vk_put_char(l->out, ' ');
        conq_halves_text(conq_card_points(l->s, l->side, (enum card)card), l->out);
    }
    plain = n;
    for (int card = 0; card < N_CARDS; card++) {
        if (l->s->card_at[card] != l->side || !is_short(l, card))
            continue;
        vk_put(l->out, n == 0 ? "" : plain ? ". " : " ");
        n++;
        plain = 0;
        conq_arg_text(A_CARD, card, l->words, l->out);
        put(l, ": ", 0, 0, 0, 0);
        vk_put(l->out, vk_tr(l->words, conq_card_text[card]));
    }
    if (!total)
        put(l, VK_IN("sheet", "none"), 0, 0, 0, 0);
}

void conq_part_text(const void *st, int part, int side, const struct vk_words *w,
                    struct vk_out *out)
{
    const struct line l = { st, side, w, out };
    if (side == VK_NONE) {
        vk_put(out, vk_tr(w, part_help[part]));
        return;
    }
    switch (part) {
    case PART_VILLAGES: put_villages(&l); break;
    case PART_GROUPS: put_groups(&l); break;
    case PART_ATOLLS: put_atolls(&l); break;
    case PART_CARDS: put_cards(&l); break;
    default: break;
    }
}

/* ---- What all of that hangs on --------------------------------------------------------------- */

/* Islands are called by what lies in their hex. */
static uint64_t name_from(const struct conq_state *s, int hex)
{
    return (uint64_t)hex << 16 | (uint64_t)hs_has(s->face_down, hex) << 8 | s->tile[hex];
}

static uint64_t villages_from(const struct conq_state *s, int side)
{
    uint64_t h = VK_HASH_START;
    for (struct hexset left = s->held[side]; hs_any(left);) {
        int hex = hs_next(&left);
        if (s->villages[hex])
            h = vk_hash_mix(h, name_from(s, hex) << 8 | s->villages[hex]);
    }
    return h;
}

static uint64_t groups_from(const struct conq_state *s, int side)
{
    struct hexset apart = hs_minus(s->held[side], linked(s, side));
    uint64_t h = vk_hash_mix(VK_HASH_START, (uint64_t)hs_count(s->held[side]));
    while (hs_any(apart))
        h = vk_hash_mix(h, name_from(s, hs_next(&apart)));
    return h;
}

static uint64_t atolls_from(const struct conq_state *s, int side)
{
    struct atolls n = count_atolls(s, side);
    return vk_hash_quick(VK_HASH_START, &n, sizeof n);
}

static uint64_t cards_from(const struct conq_state *s, int side)
{
    uint64_t h = VK_HASH_START;
    for (int c = 0; c < N_CARDS; c++)
        if (s->card_at[c] == side)
            h = vk_hash_mix(h, (uint64_t)c << 8 | (uint8_t)conq_card_points(s, side, (enum card)c));
    return h;
}

int conq_part_from(const void *st, int part, uint64_t from[VK_PART_FROM])
{
    const struct conq_state *s = st;
    int n = 0;
    for (int side = 0; side < s->sides; side++)
        switch (part) {
        case PART_VILLAGES: from[n++] = villages_from(s, side); break;
        case PART_GROUPS: from[n++] = groups_from(s, side); break;
        case PART_ATOLLS: from[n++] = atolls_from(s, side); break;
        case PART_CARDS: from[n++] = cards_from(s, side); break;
        default: break;
        }
    return n;
}
