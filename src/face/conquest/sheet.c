/* sheet.c - the score sheet of Conquest in words: what each part counts, and what a side had there. */
#include "face.h"

static const char *const part_help[N_PARTS] = {
    [PART_VILLAGES] = "1 point for each Village, wherever it stands.",
    [PART_GROUPS] = "1 point for each island that chain canoes link to its owner's Home.",
    [PART_ATOLLS] = "½ point for each atoll that chain canoes link to its owner's Home.",
    [PART_CARDS] = "Cards that lie face up: most are worth 1 point, some more.",
    [PART_KUMARA] = "2 points for the sweet potato from South America.",
};

static void put_count(const char *msgid, int n, const struct vk_words *w, struct vk_out *out)
{
    struct face_blanks blanks = { .who = VK_NONE, .n = 1, .value = { (int16_t)n } };
    face_fill(&conquest_face, msgid, &blanks, w, out);
}

static int cards_up(const struct conq_state *s, int side)
{
    int n = 0;
    for (int card = 0; card < N_CARDS; card++)
        n += conq_card_up(s, side, (enum card)card);
    return n;
}

void conq_part_text(const void *st, int part, int side, const struct vk_words *w,
                    struct vk_out *out)
{
    const struct conq_state *s = st;
    if (side == VK_NONE)
        vk_put(out, vk_tr(w, part_help[part]));
    else if (part == PART_GROUPS)
        put_count("{0} held", hs_count(s->held[side]), w, out);
    else if (part == PART_CARDS)
        put_count("{0} {0|card|cards}", cards_up(s, side), w, out);
}
