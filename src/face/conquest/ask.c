/*
 * ask.c - the question that is put to a seat, as a sentence to it, and below it in a line what the answer means. The
 * clicks that lead to an answer are the page's own; what they ask and mean stands here as well, {0} and {1} are what
 * the page fills in. help.c has the long texts.
 */
#include "telling.h"

struct question {
    const char *head, *means; /* means NULL: the help of the point serves */
};

#define WHERE_BUILT "Where do you build it?"
#define CARD_STAYS  "A card that you use stays face up and counts."

/* Without blanks; what hangs on the position is in ask_now. */
static const struct question questions[N_POINTS] = {
    [P_choose_home] = { "Which people is yours?",
                        "Tonga and Samoa have four boxes, Hiva and Raiatea three." },
    [P_choose_start_pieces] = { "Which pieces do you begin with?",
                                "They lie face down on your Home." },
    [P_choose_order_or_event] = { "Do you set the turn order, or draw an event?",
                                  "You are last on the track. The next to last does the other." },
    [P_rp_draw] = { "Do you use a card on this draw?", CARD_STAYS },
    [P_kumara_drift] = { "Off course: where does the sea take you?",
                         "Not nearer to the great land in the east." },
    [P_kumara_move] = { "Where do you sail in the east?",
                        "Beside the great land you may land and take the Kumara." },
    [P_transit_action] = { "Which pieces move along your chain, before you sail?",
                           "Choose a hex of your chain. It costs no movement; each piece goes "
                           "once." },
    [P_transit_to] = { "Where do they go?", "Choose a glowing hex of the same chain." },
    [P_move_action] = { "Which stack sails, or is your movement over?",
                        "Canoes move two hexes. A War Canoe that ends among others fights." },
    [P_party_cargo] = { "What does this canoe carry?",
                        "Each canoe carries one: a Warrior Band, or on a Transport a Colony." },
    [P_jump_to] = { "Where does the Rumor jump to?",
                    "Anywhere that is known and free of others. It stays there, and everybody "
                    "knows that it is a Rumor." },
    [P_choose_battle] = { "Which Battle comes first?", "All of them are fought." },
    [P_retreat_destination] = { "Where do they retreat to?", "These islands are equally near." },
    [P_retreat_load] = { "How many Colonies do you save?", "The canoes have no room for all." },
    [P_choose_new_home] = { "Your Home is lost. Which island is your new Home?",
                            "Islands count if they are linked to your Home." },
    [P_regroup_chain] = { "Do you turn up a Transport here as chain canoe?",
                          "Face up it links the hex; face down nobody sees what it is." },
    [P_ariki_place] = { "Ariki: where does the Warrior Band go?", "To one of your islands." },
    [P_deforest_hex] = { "Deforestation: which island loses a Village?",
                         "Its owner must have 3 or more Villages." },
    [P_event_mark] = { "Do you lay your disc on this island?",
                       "With your disc on it you may show it and go there." },
    [P_build_session] = { "What do you build? Plan it in secret.",
                          "All plans are carried out together. Build Points that you do not "
                          "spend are lost." },
    [P_solo_chit_order] = { "Which of Samoa's chits comes first?", "All of them are carried out." },
};

static void ask(const struct telling *to, struct question q, struct face_blanks b)
{
    b.n = VK_EVENT_ARGS;
    face_fill(&conquest_face, q.head, &b, to->words, to->out);
    if (!q.means)
        return;
    vk_put_char(to->out, '\n');
    face_fill(&conquest_face, q.means, &b, to->words, to->out);
}

static void ask_number(const struct telling *to, struct question q, int n)
{
    ask(to, q, (struct face_blanks){ .who = to->seat, .value = { (int16_t)n } });
}

static void ask_of(const struct telling *to, struct question q, unsigned kind, int value)
{
    ask(to, q,
        (struct face_blanks){
            .who = to->seat, .kind = { (uint8_t)kind }, .value = { (int16_t)value } });
}

/* ---- With blanks ------------------------------------------------------------------------------ */

static void ask_voyage(const struct telling *to, int point)
{
    static const struct question
        start = { "Where do you explore, or do you stay at home?",
                  "Each new hex ties 1 to 3 knots into your line. At {0} knots the Explorer comes "
                  "home; above {0} it misses a turn." },
        search = { "Do you search for the great land in the east?",
                   "A die decides: 1 lost, 2 or 3 return, 4 off course, 5 or more sail on." },
        nothing = { "There is nothing left to explore from here.", "Your Explorer stays at home." },
        go_on = { "{0} {0|knot|knots} tied. Do you sail on, or home?",
                  "What you found stays found, even if the Explorer is lost." },
        over = { "{0} knots: the voyage is over, unless a card helps.",
                 "A card that you show stays face up and counts." };
    struct vk_actions list;
    unsigned verbs = 0;
    if (point != P_explore_start) {
        ask_number(to, point == P_explore_continue ? go_on : over, to->s->knots);
        return;
    }
    vk_legal(&conquest_game, to->s, to->seat, &list);
    for (int i = 0; i < list.n; i++)
        verbs |= vk_verb_of(list.act[i]) == V_explore  ? 1u
                 : vk_verb_of(list.act[i]) == V_kumara ? 2u
                                                       : 0;
    ask_number(to, verbs & 1 ? start : verbs ? search : nothing, conq_limit_of(to->s, to->seat));
}

static void ask_battle(const struct telling *to, int point)
{
    static const struct question
        begins = { "The Battle for {0} begins. Do you use a card?",
                   "Everything there lies open now. Rumors are gone." },
        roll = { "The die shows {0}. Do you change this roll?", "One card may change a roll." },
        hit = { "The die shows {0}. Which piece is hit?",
                "On 1 and 6 it is lost; else it panics and leaves the front row." },
        keep = { "You won. {0|Do you keep the Village?|How many Villages do you keep?}",
                 "Each costs a War Canoe or Warrior Band that did not panic. The others are "
                 "destroyed." };
    const struct conq_battle *b = &to->s->battle;
    if (point == P_rp_battle_start)
        ask_of(to, begins, A_HEX, b->hex);
    else if (point == P_save_villages)
        ask_number(to, keep, b->villages);
    else
        ask_number(to, point == P_rp_battle_roll ? roll : hit, b->die);
}

static void ask_event(const struct telling *to, int point)
{
    static const struct question where = { "{0}: where does it happen?", NULL },
                                 box = { "{0}: which box is lost?", NULL },
                                 whom = { "{0}: whom does it concern?", NULL },
                                 place = { "{0}: where does the free piece go?", NULL },
                                 loss = { "{0}: what do you give up?", NULL },
                                 stop = { "{0} is about to happen. Do you stop it?",
                                          "A Shaman takes away its effect." };
    const struct vk_frame *f = conq_frame_of(to->s, P_event);
    ask_of(to,
           point == P_event_hex     ? where
           : point == P_event_box   ? box
           : point == P_event_seat  ? whom
           : point == P_event_place ? place
           : point == P_event_loss  ? loss
                                    : stop,
           A_EVENT, f ? f->v[EVENT_WHICH] : VK_NONE);
}

static void ask_victory(const struct telling *to)
{
    static const struct question
        declare = { "You can reach {1} points. Do you declare victory?",
                    "All your cards with points are shown. The others may answer with theirs." },
        show = { "You have {0} of {1}. Show cards, or go on?", "Cards count only face up." };
    struct vk_actions list;
    vk_legal(&conquest_game, to->s, to->seat, &list);
    ask(to, vk_find(&list, vk_act(V_declare, 0, 0, 0)) >= 0 ? declare : show,
        (struct face_blanks){
            .who = to->seat,
            .kind = { A_HALVES },
            .value = { (int16_t)conq_points(to->s, to->seat, CARDS_UP), to->s->game_end } });
}

static void ask_rival(const struct telling *to, int point)
{
    static const struct question
        drift = { "{0} is off course. Where does the sea take them?",
                  "You are the left neighbour: choose a glowing hex." },
        answer = { "{0} declares victory. Do you answer with a card?",
                   "If anybody has {1} points face up now, the game ends. Then all hands are "
                   "shown, and every card counts." };
    int who = point == P_off_course_choice ? conq_sailor(to->s) : to->s->active;
    ask(to, point == P_off_course_choice ? drift : answer,
        (struct face_blanks){
            .who = to->seat, .kind = { A_SIDE }, .value = { (int16_t)who, to->s->game_end } });
}

static void ask_order(const struct telling *to)
{
    static const struct question
        first = { "Who plays first this turn?",
                  "You are last, so you decide. Whoever is first explores and moves before the "
                  "other." },
        around = { "Who plays first, and which way round?",
                   "The order holds for exploring, moving and declaring." };
    ask_number(to, to->s->sides > 2 ? around : first, 0);
}

static void ask_found(const struct telling *to)
{
    static const struct question known = { "You found {0}. Do you keep it secret, or show it?",
                                           "Nobody can settle a secret island. Your own canoe "
                                           "shows it by arriving." };
    ask_of(to, known, A_TILE, to->s->tile[to->s->pos]);
}

/* ---- All of it -------------------------------------------------------------------------------- */

/* False where the question has no blanks. */
static bool ask_now(const struct telling *to, int point)
{
    static const struct question sails = { "Who sails to {0}?",
                                           "Choose the canoes that sail. Your rivals see only "
                                           "how many." },
                                 place = { WHERE_BUILT, "Choose one of your islands." };
    switch (point) {
    case P_choose_turn_order: ask_order(to); return true;
    case P_explore_start:
    case P_explore_continue:
    case P_explore_forced_end: ask_voyage(to, point); return true;
    case P_explore_tile_choice: ask_found(to); return true;
    case P_off_course_choice:
    case P_rp_declare: ask_rival(to, point); return true;
    case P_party_pick:
        ask_of(to, sails, A_HEX, conq_frame_of(to->s, P_party_pick)->v[PARTY_TO]);
        return true;
    case P_rp_battle_start:
    case P_rp_battle_roll:
    case P_battle_choose_loss:
    case P_save_villages: ask_battle(to, point); return true;
    case P_event_hex:
    case P_event_box:
    case P_event_seat:
    case P_event_place:
    case P_event_loss:
    case P_rp_event: ask_event(to, point); return true;
    case P_victory_action: ask_victory(to); return true;
    case P_build_session:
        if (to->s->plan[to->seat].pending == VK_NONE)
            return false;
        ask_number(to, place, 0);
        return true;
    default: return false;
    }
}

void conq_ask(const void *st, int seat, const struct vk_words *w, struct vk_out *out)
{
    const struct telling to = { st, seat, w, out };
    int point = vk_due(&conquest_game, st).point;
    if (!ask_now(&to, point) && questions[point].head)
        ask_number(&to, questions[point], 0);
}

/* ---- Clicks within a decision ------------------------------------------------------------------- */

const char *const conq_click_ids[CONQ_CLICKS] = {
    [CLICK_TRAVERSE] = "traverse", [CLICK_LIFT] = "lift",   [CLICK_DEPART] = "depart",
    [CLICK_PARTY] = "party",       [CLICK_PLACE] = "place", [CLICK_CROSS] = "cross",
};
const char *const conq_clicks[CONQ_CLICKS] = {
    [CLICK_TRAVERSE] = "Which known water do you cross?",
    [CLICK_LIFT] = "Which pieces leave {0}?",
    [CLICK_DEPART] = "Where do they sail from {0}?",
    /* NOLINTNEXTLINE(bugprone-suspicious-missing-comma): a context and its text */
    [CLICK_PARTY] = VK_IN("party", "{0} to {1}"),
    [CLICK_PLACE] = WHERE_BUILT,
    [CLICK_CROSS] = "Cross known water",
};
const char *const conq_click_help[CONQ_CLICKS] = {
    [CLICK_TRAVERSE] = "It ties 2 knots and draws nothing.",
    [CLICK_LIFT] = "They go anywhere in the same chain.",
    [CLICK_DEPART] = "Next you choose who goes along. Crossed clubs mean a Battle.",
    [CLICK_PARTY] = "Choose what each canoe carries, or set sail.",
    [CLICK_PLACE] = "Choose one of your islands.",
};
