/* costs.c - what a building, a use of a card and a wonder cost, in words. */
#include "trading.h"

void arch_cost_text(const struct arch_cost *cost, const struct vk_words *w, struct vk_out *out)
{
    int n = 0;
    for (int res = 0; res < N_RES; res++)
        if (cost->cubes[res]) {
            vk_put(out, n++ ? ", " : "");
            arch_goods_text(res, cost->cubes[res], w, out);
        }
    if (cost->florins || !n) {
        vk_put(out, n ? ", " : "");
        arch_arg_text(A_FLORINS, cost->florins, w, out);
    }
}

/* `1 disc`, `2 florins to Violet`, `free`. */
static const char *card_cost_form(bool discs, bool florins, bool is_paid_to, bool is_food)
{
    if (is_food)
        return !florins     ? VK_IN("price", "food")
               : is_paid_to ? "{1} {1|florin|florins} to {who} and food"
                            : "{1} {1|florin|florins} and food";
    if (discs && florins)
        return is_paid_to ? "{0} {0|disc|discs}, {1} {1|florin|florins} to {who}"
                          : "{0} {0|disc|discs}, {1} {1|florin|florins}";
    if (florins)
        return is_paid_to ? "{1} {1|florin|florins} to {who}" : "{1} {1|florin|florins}";
    return discs ? "{0} {0|disc|discs}" : VK_IN("price", "free");
}

void arch_card_cost_text(const struct arch_state *s, int seat, int card, const struct vk_words *w,
                         struct vk_out *out)
{
    int to = VK_NONE, n = arch_cards[card].florins, discs = arch_cards[card].discs;
    if (s)
        n = arch_use_price(s, seat, card, &to);
    face_fill(&archipelago_face,
              card_cost_form(discs, n, to < ARCH_SEATS, card == C_clergy_donations),
              &(struct face_blanks){ .who = to, .n = 2, .value = { (int16_t)discs, (int16_t)n } },
              w, out);
}

/* ---- As a sentence --------------------------------------------------------------------------- */

static const struct arch_cost wonder_costs[N_CARDS - C_cathedral] = {
#define WONDER_COST(card, needs, stone, iron, provenance)                                          \
    [C_##card - C_cathedral] = { .cubes = { [STONE] = stone, [IRON] = iron } },
#include "games/archipelago/wonders.def"
#undef WONDER_COST
};

void arch_use_text(const struct arch_state *s, int seat, int card, const struct vk_words *w,
                   struct vk_out *out)
{
    char cost[160];
    struct vk_out what = vk_out_to(cost, sizeof cost);
    bool is_wonder = arch_cards[card].kind == WONDER;
    if (is_wonder) {
        arch_cost_text(&wonder_costs[card - C_cathedral], w, &what);
        vk_put(&what, ", ");
    }
    arch_card_cost_text(s, seat, card, w, &what);
    face_fill(&archipelago_face, is_wonder ? "Cost to build it: {0}." : "Cost to use it: {0}.",
              &(struct face_blanks){ .who = VK_NONE, .n = 1, .text = { cost } }, w, out);
}

void arch_write_card_cost(int card, const struct vk_words *w, struct vk_out *out)
{
    arch_use_text(NULL, VK_NONE, card, w, out);
}
