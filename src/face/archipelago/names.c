/*
 * names.c - values of Archipelago for people: regions by their name on this map, units by
 * kind and place, cards, backs, objectives, and what an action costs at this moment.
 */
#include "trading.h"

const char *const arch_res_name[N_GOODS] = { "fruit", "cattle", "fish",          "wood",
                                             "stone", "iron",   "explorer token" };

const char *const arch_building_name[N_CONSTRUCTIONS] = { "town", "temple", "market", "port",
                                                          "ship" };

const char *const arch_criterion_name[N_CRITERIA + 2] = {
    [BY_MONEY] = "money",
    [BY_CHARACTERS] = "characters",
    [BY_PROGRESS] = "progress cards",
    [BY_CARDS] = "cards",
    [BY_TOWNS] = "towns",
    [BY_TEMPLES] = "temples",
    [BY_MARKETS] = "markets",
    [BY_PORTS] = "ports",
    [BY_TOKENS] = "explorer tokens",
    [BY_CUBES_FRUIT] = "fruit in stock",
    [BY_CUBES_CATTLE] = "cattle in stock",
    [BY_CUBES_FISH] = "fish in stock",
    [BY_CUBES_WOOD] = "wood in stock",
    [BY_CUBES_STONE] = "stone in stock",
    [BY_CUBES_IRON] = "iron in stock",
    [BY_ICONS_FRUIT] = "fruit sources in own regions",
    [BY_ICONS_CATTLE] = "cattle sources in own regions",
    [BY_ICONS_FISH] = "fish sources in own regions",
    [BY_ICONS_WOOD] = "wood sources in own regions",
    [BY_ICONS_STONE] = "stone sources in own regions",
    [BY_ICONS_IRON] = "iron sources in own regions",
    [BY_POPULATION] = "citizens on the map",
    [BY_BENEFACTOR] = "gifts as benefactor",
    [PACIFIST] = "Pacifist",
    [SEPARATIST] = "Separatist",
};

/* Halves of a back that are no crisis, from TEMPLE_CALM on. */
const char *const arch_happening_name[N_HAPPENINGS] = { "calm of the temples",
                                                        "unrest in the towns" };

static const char *const condition_text[] = {
    [END_TEMPLES] = "{0} temples",
    [END_PORTS] = "{0} ports",
    [END_TOWNS] = "{0} towns",
    [END_MARKETS] = "{0} markets",
    [END_CHARACTERS] = "{0} characters with players",
    [END_PROGRESS] = "{0} progress cards with players",
    [END_CARDS] = "{0} cards with players",
    [END_SHIPS] = "{0} ships",
    [END_STACKS] = "{0} explorer stacks empty",
    [END_EXHAUSTED] = "{0} {0|resource|resources} gone from the bank",
    [END_POP] = "a population of {0}",
    [END_SUR] = "{0} surplus workers",
    [END_BANKRUPT] = "no florin in the bank",
};

static const char *const part_names[N_PARTS_OF_FACE] = { "first shore", "second shore", "sea" };
static const char *const spot_names[N_SPOTS] = { "free on the first shore",
                                                 "free on the second shore",
                                                 "at sea",
                                                 "on the town",
                                                 "on the temple",
                                                 "on the market",
                                                 "on the port" };
static const char *const zone_names[N_ZONES] = {
    "taxes",
    "harvest of fruit",
    "harvest of cattle",
    "harvest of fish",
    "harvest of wood",
    "harvest of stone",
    "harvest of iron",
    "trade",
    "exploration",
    "children",
    "hiring",
    "moving",
    "building",
};
static const char *const phase_names[] = {
    "0: turn zero",     "1: all are ready again",
    "2: order of play", "3: unrest",
    "4: crisis",        "5: actions",
    "6: cards",
};
static const char *const kind_names[] = { "citizen", "ship" };
static const char *const board_names[N_BOARDS] = { "home", "export" };

static void fill(const char *msgid, int who, int a, int b, const struct vk_words *w,
                 struct vk_out *out)
{
    face_fill(&archipelago_face, msgid,
              &(struct face_blanks){ .who = who, .n = 2, .value = { (int16_t)a, (int16_t)b } }, w,
              out);
}

void arch_card_name(int card, const struct vk_words *w, struct vk_out *out)
{
    face_plain_name(vk_tr(w, arch_card_words[card]), out);
}

void arch_face_name(int face, const struct vk_words *w, struct vk_out *out)
{
    face_plain_name(vk_tr(w, arch_face_words[face]), out);
}

void arch_region_name(const struct arch_state *s, int region, const struct vk_words *w,
                      struct vk_out *out)
{
    if (s && region < s->n_regions)
        arch_face_name(s->region[region].face, w, out);
    else
        fill("region {0}", VK_NONE, region, 0, w, out);
}

static void florins_text(int n, const struct vk_words *w, struct vk_out *out)
{
    fill("{0} {0|florin|florins}", VK_NONE, n, 0, w, out);
}

/* ---- Cards, backs, objectives ----------------------------------------------------------------------- */

void arch_condition_text(const struct arch_state *s, int objective, const struct vk_words *w,
                         struct vk_out *out)
{
    const struct arch_objective *o = &arch_objectives[objective];
    fill(condition_text[o->end], VK_NONE, o->needs[(s ? s->h.seats : 3) - 2], 0, w, out);
}

/* `the objective of 4 temples (ranks money)`. */
static void objective_text(int objective, const struct vk_words *w, struct vk_out *out)
{
    const struct arch_objective *o = &arch_objectives[objective];
    struct face_blanks b = { .who = VK_NONE,
                             .n = 2,
                             .kind = { W_CONDITION, W_CRITERION },
                             .value = { (int16_t)objective, (int16_t)o->criterion } };
    face_fill(&archipelago_face,
              o->criterion < N_CRITERIA ? "the objective of {0} (ranks {1})"
                                        : "the objective of {0} ({1})",
              &b, w, out);
}

void arch_half_text(int back, int board, const struct vk_words *w, struct vk_out *out)
{
    const struct arch_half *half = &arch_backs[back].half[board];
    struct face_blanks b = { .who = VK_NONE,
                             .n = 2,
                             .kind = { A_RES, 0 },
                             .value = { half->what < N_RES ? half->what : 0, half->number } };
    const char *text = half->what == TEMPLE_CALM   ? "calm: rebellion -1 a temple"
                       : half->what == TOWN_UNREST ? "unrest: rebellion +1 a town"
                       : board == DOMESTIC         ? "crisis: each {0} helps {1} up"
                                                   : "export: {1} {0}";
    if (half->is_red)
        vk_put(out, vk_tr(w, "RED "));
    face_fill(&archipelago_face, text, &b, w, out);
}

/* A half in a sentence: `a crisis of stone (6 get up for each)`; a red one strikes at once. */
static const char *const half_texts[2][4] = {
    { "calm of the temples", "unrest in the towns", "a crisis of {0} ({1} get up for each)",
      "an export crisis of {1} {0}" },
    { "calm of the temples, at once", "unrest in the towns, at once",
      "a crisis of {0} ({1} get up for each), at once", "an export crisis of {1} {0}, at once" },
};
static void told_half(int back, int board, const struct vk_words *w, struct vk_out *out)
{
    const struct arch_half *half = &arch_backs[back].half[board];
    bool is_crisis = half->what < N_RES;
    int which = !is_crisis ? half->what - N_RES : board == DOMESTIC ? 2 : 3;
    struct face_blanks b = { .who = VK_NONE,
                             .n = 2,
                             .kind = { A_RES, 0 },
                             .value = { is_crisis ? half->what : 0, half->number } };
    face_fill(&archipelago_face, half_texts[half->is_red != 0][which], &b, w, out);
}

static void back_text(int back, const struct vk_words *w, struct vk_out *out)
{
    struct face_blanks b = { .who = VK_NONE,
                             .n = 2,
                             .kind = { W_HALF, W_HALF },
                             .value = { (int16_t)(2 * back + DOMESTIC),
                                        (int16_t)(2 * back + EXPORT) } };
    face_fill(&archipelago_face, "{0}; then {1}", &b, w, out);
}

static void trend_text(int trend, const struct vk_words *w, struct vk_out *out)
{
    vk_put(out, vk_tr(w, arch_criterion_name[arch_trends[trend].criterion]));
}

static void hex_text(int hex, const struct vk_words *w, struct vk_out *out)
{
    arch_face_name(2 * hex, w, out);
    vk_put(out, " / ");
    arch_face_name(2 * hex + 1, w, out);
}

/* ---- Costs --------------------------------------------------------------------------------------------- */

static void build_cost_text(const struct arch_state *s, int what, const struct vk_words *w,
                            struct vk_out *out)
{
    struct arch_cost cost = arch_constructions[what];
    if (s)
        arch_construction_cost(what, s->discount, &cost);
    arch_cost_text(&cost, w, out);
}

static void next_price_text(const struct arch_state *s, int slot, const struct vk_words *w,
                            struct vk_out *out)
{
    int price = arch_price_next(s, slot);
    if (price < 0)
        vk_put(out, vk_tr(w, "it is discarded"));
    else
        fill("then {0} {0|florin|florins}", VK_NONE, price, 0, w, out);
}

static void price_text(const struct arch_state *s, unsigned kind, int value,
                       const struct vk_words *w, struct vk_out *out)
{
    int board = value / 8, res = value % 8, n = s->market[board][res];
    int price = arch_zone_price(board, res, kind == W_BUY ? n : n + 1);
    if (kind == W_BUY && arch_discount_now(s)) {
        price -= arch_discount_now(s);
        price = price < 1 ? 1 : price;
    }
    florins_text(price, w, out);
}

static void worker_text(const struct arch_state *s, const struct vk_words *w, struct vk_out *out)
{
    const struct vk_frame *f = arch_frame_of(s, P_recruit_next);
    int free_of_charge = f && !arch_is_paid_now(s);
    if (free_of_charge)
        vk_put(out, vk_tr(w, "nothing"));
    else
        florins_text(arch_recruit_cost(s->sur), w, out);
}

static void evicted_text(const struct arch_state *s, const struct vk_words *w, struct vk_out *out)
{
    int region, building, owner;
    if (!arch_eviction_now(s, &region, &building, &owner))
        return;
    struct face_blanks b = {
        .who = owner, .n = 1, .kind = { A_REGION }, .value = { (int16_t)region }
    };
    face_fill(&archipelago_face,
              building == PORT ? "{who} leaves the port of {0}" : "{who} leaves the market of {0}",
              &b, w, out);
}

/* Blanks that are read from the position. */
static void deal_text(const struct arch_state *s, bool is_gift, const struct vk_words *w,
                      struct vk_out *out)
{
    const struct arch_deal *d = arch_deal_now(s, w->viewer);
    if (d)
        arch_side_text(s, d, is_gift, w, out);
}

static void note_text(const struct arch_state *s, bool is_gift, int value, const struct vk_words *w,
                      struct vk_out *out)
{
    arch_side_text(s, &s->player[value / 8].note[value % 8], is_gift, w, out);
}

static void blank_text(const struct arch_state *s, unsigned kind, int value,
                       const struct vk_words *w, struct vk_out *out)
{
    struct arch_crisis crisis;
    switch (kind) {
    case W_PLACE: arch_place_text(s, value / 4, value % 4, w, out); break;
    case W_ICON:
        vk_put(out, vk_tr(w, arch_res_name[arch_face_of(s, value / 8)->icon[value % 8].res]));
        break;
    case W_BUY:
    case W_SELL: price_text(s, kind, value, w, out); break;
    case W_SLOT_PRICE: florins_text(arch_price_now(s, value), w, out); break;
    case W_SLOT_NEXT: next_price_text(s, value, w, out); break;
    case W_WORKER: worker_text(s, w, out); break;
    case W_OWN_OBJECTIVE:
        arch_arg_text(A_OBJECTIVE,
                      w->viewer < ARCH_SEATS ? s->player[w->viewer].objective[value] : VK_NONE, w,
                      out);
        break;
    case W_INCOME:
        florins_text(w->viewer < ARCH_SEATS ? arch_income(s, w->viewer) : 0, w, out);
        break;
    case W_CRISIS_GOOD:
        vk_put(out, vk_tr(w, arch_crisis_now(s, &crisis) ? arch_res_name[crisis.res] : "a cube"));
        break;
    case W_FACE_TOP: arch_arg_text(A_FACE, value ? s->second : s->top, w, out); break;
    case W_DEAL_GIVES:
    case W_DEAL_WANTS: deal_text(s, kind == W_DEAL_GIVES, w, out); break;
    case W_NOTE_GIVES:
    case W_NOTE_WANTS: note_text(s, kind == W_NOTE_GIVES, value, w, out); break;
    case W_EVICTED: evicted_text(s, w, out); break;
    case W_STOCK: arch_stock_text(&s->player[value], w, out); break;
    case W_CELL: arch_cell_text(s, value / 64 - CELL_BASE, value % 64 - CELL_BASE, w, out); break;
    default: break;
    }
}

static void any_blank_text(unsigned kind, int value, const struct vk_words *w, struct vk_out *out)
{
    const struct arch_state *s = w ? w->state : NULL;
    if (kind == W_CARD_COST)
        arch_card_cost_text(s, arch_viewer(w), value, w, out);
    else if (kind == W_MINIMAL)
        florins_text(arch_minimal_cost(value), w, out);
    else if (kind == W_BUILD_COST)
        build_cost_text(s, value, w, out);
    else if (kind == W_CRITERION)
        vk_put(out, vk_tr(w, arch_criterion_name[value]));
    else if (kind == W_GOOD_FIRST)
        face_plain_name(vk_tr(w, arch_res_name[value]), out);
    else if (kind == W_CONDITION)
        arch_condition_text(s, value, w, out);
    else if (kind == W_HALF)
        told_half(value / 2, value % 2, w, out);
    else if (kind == W_SECTOR)
        arch_arg_title(A_ZONE, value, w, out);
    else if (kind == W_NEXT)
        arch_next_text(value, w, out);
    else if (kind == W_GOODS)
        arch_goods_text(value / ARCH_COUNTED, value % ARCH_COUNTED, w, out);
    else if (s)
        blank_text(s, kind, value, w, out);
    else
        vk_put(out, vk_tr(w, "something"));
}

_Static_assert(V_ship - V_town == SHIP, "verbs of building go by the order of buildings");

/* Blanks behind the arguments, by verb. */
static const uint8_t blanks_of[N_VERBS][2] = {
    [V_drop] = { W_OWN_OBJECTIVE },
    [V_put] = { W_CELL },
    [V_next] = { W_NEXT },
    [V_place] = { W_CELL },
    [V_consume_market] = { W_CRISIS_GOOD },
    [V_consume_own] = { W_CRISIS_GOOD },
    [V_evict] = { W_EVICTED },
    [V_tax] = { W_INCOME },
    [V_explore] = { W_FACE_TOP },
    [V_keep] = { W_FACE_TOP },
    [V_reject] = { W_FACE_TOP },
    [V_first] = { W_FACE_TOP },
    [V_second] = { W_FACE_TOP },
    [V_recruit] = { W_WORKER },
    [V_use_card] = { W_CARD_COST },
    [V_acquire] = { W_MINIMAL },
    [V_buy] = { W_BUY },
    [V_sell] = { W_SELL },
    [V_sell_token] = { W_SELL },
    [V_hire] = { W_PLACE, W_WORKER },
    [V_town] = { W_BUILD_COST },
    [V_temple] = { W_BUILD_COST },
    [V_market] = { W_BUILD_COST },
    [V_port] = { W_BUILD_COST },
    [V_ship] = { W_BUILD_COST },
    [V_ravage] = { W_ICON },
    [V_propose] = { W_DEAL_GIVES, W_DEAL_WANTS },
    [V_accept] = { W_DEAL_GIVES, W_DEAL_WANTS },
    [V_take_offer] = { W_NOTE_GIVES, W_NOTE_WANTS },
    [V_take_up] = { W_NOTE_GIVES, W_NOTE_WANTS },
    [V_buy_card] = { W_SLOT_PRICE, W_SLOT_NEXT },
    [V_rotate] = { W_SLOT_PRICE, W_SLOT_NEXT },
};

static unsigned blank_value(vk_action a, unsigned kind)
{
    unsigned first = vk_arg(a, 0), second = vk_arg(a, 1);
    switch (kind) {
    case W_PLACE: return first * 4 + second;
    case W_ICON:
    case W_BUY:
    case W_SELL:
    case W_NOTE_GIVES:
    case W_NOTE_WANTS: return first * 8 + second;
    case W_FACE_TOP: return vk_verb_of(a) == V_second;
    case W_BUILD_COST: return vk_verb_of(a) - V_town;
    case W_CELL:
        if (vk_verb_of(a) == V_place)
            return first * 64 + second;
        return (unsigned)((arch_step[first][0] + CELL_BASE) * 64 + arch_step[first][1] + CELL_BASE);
    default: return first;
    }
}

int arch_more_blanks(vk_action a, uint8_t kind[VK_ARGS_MAX], int16_t value[VK_ARGS_MAX])
{
    int n = 0;
    for (; n < 2 && blanks_of[vk_verb_of(a)][n]; n++) {
        kind[n] = blanks_of[vk_verb_of(a)][n];
        value[n] = (int16_t)blank_value(a, kind[n]);
    }
    return n;
}

/* ---- All of them ----------------------------------------------------------------------------------------- */

static const char *name_of(unsigned kind, int value)
{
    switch (kind) {
    case A_SIDE: return arch_side_name[value];
    case A_PART: return part_names[value];
    case A_SPOT: return spot_names[value];
    case A_RES:
    case A_GOODS: return arch_res_name[value];
    case A_HAND: return value < N_RES ? arch_res_name[value] : "nothing";
    case A_BOARD: return board_names[value];
    case A_ZONE: return zone_names[value];
    case A_BUILDING: return arch_building_name[value];
    case A_KIND: return kind_names[value];
    case A_PHASE: return phase_names[value];
    default: return NULL;
    }
}

/* A value that this viewer may not know. */
static const char *unknown_name(unsigned kind)
{
    switch (kind) {
    case A_OBJECTIVE: return "an objective";
    case A_HEX:
    case A_FACE: return "a land";
    case A_SEAT: return "nobody";
    default: return "something";
    }
}

/* A change is a number with its sign. */
static void change_text(int value, struct vk_out *out)
{
    int n = value > 500 ? value - 1000 : value;
    if (n != 0)
        vk_put(out, n < 0 ? MINUS : "+");
    vk_put_int(out, n < 0 ? -n : n);
}

static void slot_text(int slot, const struct vk_words *w, struct vk_out *out)
{
    const struct arch_state *s = w ? w->state : NULL;
    if (s && s->track[slot] < N_CARDS)
        arch_card_name(s->track[slot], w, out);
    else
        fill("the card of space {0}", VK_NONE, slot + 1, 0, w, out);
}

static void known_text(unsigned kind, int value, const struct vk_words *w, struct vk_out *out)
{
    const char *name = name_of(kind, value);
    if (name) {
        vk_put(out, vk_tr(w, name));
        return;
    }
    switch (kind) {
    case A_REGION: arch_region_name(w ? w->state : NULL, value, w, out); break;
    case A_HEX: hex_text(value, w, out); break;
    case A_FACE: arch_face_name(value, w, out); break;
    case A_POSE: arch_pose_text(value, w, out); break;
    case A_ROT:
        arch_turned_text(w && w->state ? arch_first_face_now(w->state) : VK_NONE, value, w, out);
        break;
    case A_UNIT: arch_unit_text(value, w, out); break;
    case A_CARD: arch_card_name(value, w, out); break;
    case A_SLOT: slot_text(value, w, out); break;
    case A_FLORINS: florins_text(value, w, out); break;
    case A_TREND: trend_text(value, w, out); break;
    case A_OBJECTIVE: objective_text(value, w, out); break;
    case A_BACK: back_text(value, w, out); break;
    case A_COUNT: vk_put_int(out, value); break;
    default: vk_arg_write(&archipelago_game, kind, value, out); break;
    }
}

void arch_arg_text(unsigned kind, int value, const struct vk_words *w, struct vk_out *out)
{
    if (kind >= N_ARGS)
        any_blank_text(kind, value, w, out);
    else if (kind == A_CHANGE)
        change_text(value, out);
    else if (kind == A_SEAT && value >= 0 && value < ARCH_SEATS)
        vk_seat_text(&archipelago_face, value, w, out);
    else if (value < 0 || value >= archipelago_game.arg_kinds[kind].n)
        vk_put(out, vk_tr(w, unknown_name(kind)));
    else
        known_text(kind, value, w, out);
}

/* Standing alone: a phase without its number, a sector of the wheel as what one does there. */
static const char *const phase_titles[] = {
    /* NOLINTNEXTLINE(bugprone-suspicious-missing-comma): a context and its text */
    "landfall", VK_IN("phase", "ready"), "order", "unrest", "crisis", "actions", "cards"
};
static const char *const zone_titles[N_ZONES] = {
    "taxes",         "harvest fruit", "harvest cattle", "harvest fish", "harvest wood",
    "harvest stone", "harvest iron",  "trade",          "explore",      "have children",
    "hire",          "move",          "build",
};

void arch_phase_title(int phase, const struct vk_words *w, struct vk_out *out)
{
    face_plain_name(vk_tr(w, phase_titles[phase]), out);
}

bool arch_arg_title(unsigned kind, int value, const struct vk_words *w, struct vk_out *out)
{
    const char *title = kind == A_PHASE  ? phase_titles[value]
                        : kind == A_ZONE ? zone_titles[value]
                                         : NULL;
    if (title)
        vk_put(out, vk_tr(w, title));
    return title;
}
