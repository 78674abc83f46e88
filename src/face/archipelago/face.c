/*
 * face.c - the face of Archipelago: its tables, and small questions that several of its files
 * ask. Sentences are in words.c, titles.c, help.c and cards.c.
 */
#include "things.h"
#include "trading.h"

static const char *const colours[ARCH_SEATS] = { "coral", "turquoise", "violet", "gold", "slate" };

static const char *const part_titles[N_PARTS] = {
    [PART_OBJECTIVE_1] = "Objective 1", [PART_OBJECTIVE_2] = "Objective 2",
    [PART_OBJECTIVE_3] = "Objective 3", [PART_OBJECTIVE_4] = "Objective 4",
    [PART_OBJECTIVE_5] = "Objective 5", [PART_TREND_1] = "Trend",
    [PART_TREND_2] = "Second trend",    [PART_PACIFIST] = "Pacifist",
    [PART_MEDALS] = "Medals",
};

static void option_text(int option, int value, const struct vk_words *w, struct vk_out *out)
{
    static const char *const length[] = { "Short", "Medium", "Long" };
    static const char *const start[] = { "Open sea", "Desert village" };
    static const char *const deals[] = { "In full", "None" };
    static const char *const screens[] = { "Open", "Closed" };
    switch (option) {
    case O_LENGTH: vk_put(out, vk_tr(w, length[value > 2 ? 2 : value])); break;
    case O_START: vk_put(out, vk_tr(w, start[value != 0])); break;
    case O_DEALS: vk_put(out, vk_tr(w, deals[value != 0])); break;
    case O_SCREENS: vk_put(out, vk_tr(w, screens[value != 0])); break;
    default: vk_put(out, vk_tr(w, value ? "on" : "off")); break;
    }
}

/* `Turn 3, Unrest`. */
enum { ARCH_STAGES = 3 };
static const char *const stage_words[ARCH_STAGES] = { "landfall", "turn", "limit" };
static const char *const stage_text[ARCH_STAGES] = {
    /* NOLINTNEXTLINE(bugprone-suspicious-missing-comma): a context and its text */
    VK_IN("stage", "First landfall"), "Turn {0}, {1}", "of at most {0}"
};
static void stage(const void *st, const struct vk_words *w, struct vk_out *out)
{
    const struct arch_state *s = st;
    char title[40] = "";
    struct vk_out phase = vk_out_to(title, sizeof title);
    arch_phase_title(s->phase, w, &phase);
    face_fill(
        &archipelago_face, stage_text[s->phase != 0],
        &(struct face_blanks){
            .who = VK_NONE, .n = 2, .value = { (int16_t)s->h.round }, .text = { NULL, title } },
        w, out);
}

static const char *const happening_words[N_HAPPENINGS] = { "temple_calm", "town_unrest" };
static const char *const row_words[] = {
    [CALM] = "calm", [IDLE_HANDS] = "idle_hands", [ANGER] = "anger"
};
static const char *const row_text[] = {
    [CALM] = "This row does no harm.",
    [IDLE_HANDS] = "A yellow row: one more surplus worker each turn.",
    [ANGER] = "A red row: rebellion +1 each turn.",
};
static const char *const kind_words[N_CARD_KINDS] = {
    [CHARACTER] = "character", [PROGRESS] = "progress", [WONDER] = "wonder"
};
static const struct vk_glossary glossary[] = {
    { "thing", ARCH_THINGS, arch_thing_ids, arch_things, arch_thing_help, NULL },
    { "count", ARCH_COUNTS, arch_count_ids, arch_counts, NULL, NULL },
    { "mood", ARCH_MOODS, arch_mood_ids, arch_moods, NULL, NULL },
    { "state", ARCH_STATES, arch_state_ids, arch_states, NULL, NULL },
    { "pack", ARCH_PACK_STATES, arch_pack_ids, arch_pack_states, NULL, NULL },
    { "click", ARCH_CLICKS, arch_click_ids, arch_clicks, arch_click_help, NULL },
    { "click_hint", ARCH_CLICK_HINTS, arch_click_hint_ids, arch_click_hints, NULL, NULL },
    { "within", ARCH_WITHIN, arch_within_ids, arch_within, arch_within_help, NULL },
    { "whynot", ARCH_WHYNOTS, arch_whynot_ids, arch_whynots, NULL, NULL },
    { "card_short", N_CARDS, arch_card_words, arch_card_short, NULL, NULL },
    { "card_kind", N_CARD_KINDS, kind_words, arch_kind_name, arch_kind_text, NULL },
    { "market_row", ANGER + 1, row_words, row_text, NULL, NULL },
    { "happening", N_HAPPENINGS, happening_words, arch_happening_name, arch_happening_help, NULL },
    { "card_cost", N_CARDS, arch_card_words, NULL, NULL, arch_write_card_cost },
    { "stage", ARCH_STAGES, stage_words, stage_text, NULL, NULL },
    { "offer_reason", ARCH_OFFER_REASONS, arch_offer_words, arch_offer_text, NULL, NULL },
    { "item", ARCH_COUNTED_ITEMS, arch_item_ids, arch_items, NULL, NULL },
    { "crisis", ARCH_CRISES, arch_crisis_ids, NULL, NULL, arch_write_crisis_title },
    { "half", ARCH_HALVES, arch_half_ids, arch_half_kinds, NULL, NULL },
    { "criterion", N_CRITERIA + 2, arch_criterion_words, arch_criterion_name, NULL, NULL },
    { NULL, 0, NULL, NULL, NULL, NULL },
};

int arch_viewer(const struct vk_words *w)
{
    return w ? w->viewer : VK_SPECTATOR;
}

bool arch_sees_screen(const struct arch_state *s, int viewer, int seat)
{
    return viewer == seat || viewer == VK_REFEREE || s->h.over || !arch_option(s, O_SCREENS);
}

bool arch_is_behind_screen(int criterion)
{
    return criterion == BY_MONEY || criterion == BY_TOKENS ||
           (criterion >= BY_CUBES_FRUIT && criterion <= BY_CUBES_IRON);
}

static void hide_part(const struct arch_state *s, int criterion, int part, struct vk_score *score)
{
    if (!arch_is_behind_screen(criterion))
        return;
    for (int seat = 0; seat < s->h.seats; seat++)
        score->unknown[seat] = (uint16_t)(score->unknown[seat] | 1u << part);
}

/* Places by what lies behind screens cannot be told while one is closed to the viewer; nor can ties. */
static void screen(const void *st, int viewer, struct vk_score *score)
{
    const struct arch_state *s = st;
    uint8_t objective[ARCH_SEATS], owner[ARCH_SEATS];
    int n = arch_in_play(s, objective, owner);
    for (int seat = 0; seat < s->h.seats; seat++)
        if (!arch_sees_screen(s, viewer, seat))
            score->unknown_ties = (uint16_t)(score->unknown_ties | VK_ONLY(seat));
    if (!score->unknown_ties)
        return;
    for (int i = 0; i < n; i++)
        if (objective[i] < N_OBJECTIVES)
            hide_part(s, arch_objectives[objective[i]].criterion, PART_OBJECTIVE_1 + i, score);
    for (int i = 0; i < s->n_trends; i++)
        hide_part(s, arch_trends[s->trend[i]].criterion, PART_TREND_1 + i, score);
}

static int price_after(const struct arch_state *s, int slot, int turns)
{
    int card = s->track[slot], turned = s->turned[slot] + turns;
    return card < N_CARDS && turned < 3 ? arch_cards[card].price[turned] : -1;
}

int arch_price_now(const struct arch_state *s, int slot)
{
    return price_after(s, slot, 0);
}

int arch_price_next(const struct arch_state *s, int slot)
{
    return price_after(s, slot, 1);
}

int arch_unseen_hexes(const struct arch_state *s, int viewer)
{
    int n = 0;
    for (int hex = 0; hex < N_HEXES; hex++)
        n +=
            s->hex_at[hex] == HEX_PILE || (s->hex_at[hex] < ARCH_SEATS && s->hex_at[hex] != viewer);
    return n;
}

int arch_use_price(const struct arch_state *s, int seat, int card, int *to)
{
    int owner = s->card_at[card];
    *to = VK_NONE;
    if (owner >= ARCH_SEATS || owner == seat)
        return arch_cards[card].florins;
    *to = owner;
    return arch_price_of_use(s, seat, card);
}

/* The answer to a deal. */
static bool is_shown(unsigned event)
{
    return event == E_deal_accepted || event == E_deal_rejected;
}

/* A deal is read once more before it is sent. */
static bool is_asked(vk_action a)
{
    return vk_verb_of(a) == V_propose;
}

/* What says something to somebody, shows something new, lays land or ends a round is left to the player. */
static bool is_seen(vk_action a)
{
    switch (vk_verb_of(a)) {
    case V_propose:
    case V_accept:
    case V_reject:
    case V_keep:
    case V_place:
    case V_put:
    case V_choose:
    case V_end_round: return true;
    default: return false;
    }
}

/* Objectives and sealed choices are all that is hidden, and no open choice hangs on them. */
static struct vk_routine routine(const void *s, VK_UNUSED int seat, const struct vk_actions *list)
{
    bool is_only = list->n == 1 && !is_seen(list->act[0]);
    return (struct vk_routine){ is_only ? 0 : -1, vk_due(&archipelago_game, s).kind == VK_CHOICE };
}

/* Goods of a deal: `2 explorer tokens` in one blank. */
static int tell(const struct vk_event *ev, VK_UNUSED int n, const struct vk_words *w,
                struct vk_out *out)
{
    int good = ev->arg[1];
    if ((ev->kind != E_deal_gives && ev->kind != E_deal_wants) || good < 0 || good >= N_GOODS)
        return 0;
    struct face_blanks b = { .who = ev->actor,
                             .n = 2,
                             .kind = { A_SEAT, W_GOODS },
                             .value = { ev->arg[0], (int16_t)(good * ARCH_COUNTED + ev->arg[2]) } };
    face_fill(&archipelago_face, arch_event_text[ev->kind], &b, w, out);
    return 1;
}

const struct vk_face archipelago_face = {
    .game = &archipelago_game,
    .line = "Grow a colony and keep the peace, while each of you hides a goal and an ending.",
    .has_own_board = true,
    .seat_colour = colours,
    .seat_letter = "CTVGS",
    .round = "Turn",
    .stage = stage,
    .event_text = arch_event_text,
    .tell = tell,
    .is_shown = is_shown,
    .verb_text = arch_verb_text,
    .verb_text_at = arch_verb_text_at,
    .point_title = arch_point_title,
    .point_help = arch_point_help,
    .point_wait = arch_point_wait,
    .ask = arch_ask,
    .ending = arch_ending,
    .part_title = part_titles,
    .screen = screen,
    .arg_text = arch_arg_text,
    .arg_title = arch_arg_title,
    .arg_help = arch_arg_help,
    .glossary = glossary,
    .view = arch_view,
    .picture = arch_picture,
    .spot = arch_spot,
    .player_text = arch_player_text,
    .table_text = arch_table_text,
    .board_text = arch_board_text,
    .explain = arch_explain,
    .terms = arch_write_terms,
    .place = arch_write_place,
    .why = arch_why,
    .closed = arch_closed,
    .draft = arch_draft,
    .drafts_ahead = true,
    .part_title_now = arch_part_title_now,
    .part_text = arch_part_text,
    .card = arch_card,
    .more_blanks = arch_more_blanks,
    .is_asked = is_asked,
    .routine = routine,
    .option_text = option_text,
    .about = arch_about,
};
