/*
 * draft_party.c - who sails together (4.3.3), as JSON, while a seat puts a party together: the canoes of a
 * hex one by one, what each may carry, why some cannot go. In its text every canoe that goes along is its
 * number and what becomes of its cargo, `0 keep;2 load wb`.
 */
#include "face.h"
#include "games/conquest/bot.h"
#include "games/conquest/party.h"
#include <string.h>

struct deck {
    const struct conq_state *s;
    const struct vk_frame *pick;
    const struct vk_words *words;
    struct vk_json *j;
    bool is_settling; /* the way leads towards an island that waits for a Colony */
    int n;
    struct conq_boat boat[CONQ_PIECES];
};

static const char *const answer_words[N_ANSWERS] = { "keep", "leave", "load wb", "load col" };

static const char *const no_text[N_PARTY_NOS] = {
    [PARTY_NOBODY] = "Choose who goes along.",
    [PARTY_SPENT] = "It has no movement left.",
    [PARTY_RUMOR] = "Without movement a Rumor only goes along with a canoe.",
    [PARTY_NEEDS_WC] = "Others are there: take a War Canoe along.",
    [PARTY_NO_LOAD] = "There is nobody left to take aboard.",
    [PARTY_ENEMY_LOAD] = "Nobody boards or leaves a canoe among rivals.",
    [PARTY_STUCK] = "The last War Canoe cannot leave canoes behind that have no movement left.",
    [PARTY_DROWN] = "At sea everybody who stays needs a canoe.",
    [PARTY_BOUND] = "You took this island in Battle: one piece has to stay.",
};

static void text_or_null(const struct deck *d, const char *key, const char *text)
{
    if (text)
        vk_json_text(d->j, key, vk_tr(d->words, text));
    else
        vk_json_null(d->j, key);
}

static enum party_no party_no(const struct deck *d, bool is_whole, bool *takes_all)
{
    return conq_party_no(d->s, d->pick, d->boat, d->n, is_whole, takes_all);
}

static enum party_no with_boat(const struct deck *d, int i, int answer)
{
    struct deck then = *d;
    bool takes_all;
    then.boat[i].answer = (uint8_t)answer;
    return party_no(&then, false, &takes_all);
}

/* ---- Text ------------------------------------------------------------------------------------- */

static void write_wish(const struct deck *d, const char *key, int i, int answer)
{
    char text[20];
    struct vk_out out = vk_out_to(text, sizeof text);
    vk_put_int(&out, i);
    vk_put_char(&out, ' ');
    vk_put(&out, answer_words[answer]);
    vk_json_text(d->j, key, text);
}

/* A canoe that does not fit to those before it stays. */
static void read_boat(struct deck *d, const char *text, size_t n)
{
    int i = 0;
    size_t k = 0;
    for (; k < n && k < 2 && text[k] >= '0' && text[k] <= '9'; k++)
        i = 10 * i + (text[k] - '0');
    if (k == 0 || k == n || text[k] != ' ' || i >= d->n)
        return;
    for (int answer = KEEP; answer < N_ANSWERS; answer++)
        if (strlen(answer_words[answer]) == n - k - 1 &&
            memcmp(answer_words[answer], text + k + 1, n - k - 1) == 0 && !with_boat(d, i, answer))
            d->boat[i].answer = (uint8_t)answer;
}

static void read_boats(struct deck *d, const char *text)
{
    while (*text) {
        size_t n = strcspn(text, ";");
        read_boat(d, text, n);
        text += n + (text[n] == ';');
    }
}

static vk_action answer_action(int answer)
{
    return answer == KEEP    ? vk_act(V_keep, 0, 0, 0)
           : answer == LEAVE ? vk_act(V_leave, 0, 0, 0)
                             : vk_act(V_load, answer == LOAD_WB ? WB : COL, 0, 0);
}

/* ---- The canoes one by one ----------------------------------------------------------------------- */

/* `Warrior Band`, `empty`. */
static void write_cargo(const struct deck *d, int cargo)
{
    char text[80];
    struct vk_out out = vk_out_to(text, sizeof text);
    vk_arg_text(&conquest_face, cargo ? A_KIND : A_CARGO,
                cargo == CARGO_WB ? WB
                : cargo           ? COL
                                  : NO_CARGO,
                d->words, &out);
    vk_json_put(d->j, "label", &out);
}

/* What it could carry instead. */
static void write_loads(const struct deck *d, int i)
{
    vk_json_array(d->j, "loads");
    for (int answer = KEEP; answer < N_ANSWERS; answer++) {
        struct conq_boat b = d->boat[i];
        if (d->boat[i].answer == VK_NONE || with_boat(d, i, answer))
            continue;
        b.answer = (uint8_t)answer;
        vk_json_object(d->j, NULL);
        write_wish(d, "wish", i, answer);
        vk_json_action(d->j, "do", &conquest_game, answer_action(answer));
        vk_json_text(d->j, "cargo", conq_cargo_words[conq_carries(b)]);
        write_cargo(d, conq_carries(b));
        vk_json_bool(d->j, "on", answer == d->boat[i].answer);
        vk_json_end(d->j, '}');
    }
    vk_json_end(d->j, ']');
}

/* How it would join: an empty Transport with settlers, where they are wanted; else with the first answer that
 * fits. */
static void write_joining(const struct deck *d, int i)
{
    int answer = KEEP;
    if (d->is_settling && !d->boat[i].cargo && !with_boat(d, i, LOAD_COL))
        answer = LOAD_COL;
    while (answer < N_ANSWERS && with_boat(d, i, answer))
        answer++;
    if (answer < N_ANSWERS)
        write_wish(d, "wish", i, answer);
    else
        vk_json_null(d->j, "wish");
    text_or_null(d, "why", answer < N_ANSWERS ? NULL : no_text[with_boat(d, i, KEEP)]);
}

/* `War Canoe (with a Colony, 2 moves left)`. */
static void write_label(const struct deck *d, const struct conq_boat *b)
{
    char text[200];
    struct vk_out out = vk_out_to(text, sizeof text);
    struct face_blanks blanks = { .who = VK_NONE,
                                  .n = 3,
                                  .kind = { A_KIND, 0, A_CARGO },
                                  .value = { b->kind, b->mp, (int16_t)conq_carries(*b) } };
    face_fill(&conquest_face, "{0} ({2}, {1} {1|move|moves} left)", &blanks, d->words, &out);
    vk_json_text(d->j, "label", text);
}

static void write_boat(const struct deck *d, int i, bool takes_all)
{
    const struct conq_boat *b = &d->boat[i];
    bool is_in = b->answer != VK_NONE;
    vk_json_object(d->j, NULL);
    vk_json_action(d->j, "do", &conquest_game, vk_act(V_take, b->kind, b->mp, b->cargo));
    vk_json_text(d->j, "kind", conq_kind_words[b->kind]);
    write_label(d, b);
    vk_json_int(d->j, "mp", b->mp);
    vk_json_text(d->j, "cargo", conq_cargo_words[conq_carries(*b)]);
    vk_json_bool(d->j, "in", is_in || takes_all);
    if (is_in) {
        write_wish(d, "wish", i, b->answer);
        vk_json_null(d->j, "why");
    } else if (takes_all) {
        vk_json_null(d->j, "wish");
        vk_json_null(d->j, "why");
    } else {
        write_joining(d, i);
    }
    write_loads(d, i);
    vk_json_end(d->j, '}');
}

/* As many as may go, with what is aboard and whom they can take aboard. */
static void write_everybody(const struct deck *d)
{
    static const uint8_t fills[2][3] = { { LOAD_WB, LOAD_COL, KEEP }, { LOAD_COL, LOAD_WB, KEEP } };
    const uint8_t *fill = fills[d->is_settling];
    struct deck all = *d;
    bool takes_all = false;
    for (int i = 0; i < d->n; i++)
        all.boat[i].answer = VK_NONE;
    vk_json_array(d->j, "all");
    for (int i = 0; i < d->n && !takes_all; i++) {
        int k = all.boat[i].cargo ? 2 : 0;
        while (k < 3 && with_boat(&all, i, fill[k]))
            k++;
        if (k == 3)
            continue;
        all.boat[i].answer = fill[k];
        write_wish(d, NULL, i, fill[k]);
        (void)party_no(&all, false, &takes_all);
    }
    vk_json_end(d->j, ']');
}

/* ---- The whole ------------------------------------------------------------------------------------ */

/* `2 War Canoes with a Warrior Band each, 1 Transport`: who goes along. */
static void write_aboard(const struct deck *d, bool takes_all)
{
    char text[400];
    struct vk_out out = vk_out_to(text, sizeof text);
    int n[N_KINDS][N_CARGOS] = { { 0 } };
    for (int i = 0; i < d->n; i++)
        if (d->boat[i].answer != VK_NONE || takes_all)
            n[d->boat[i].kind][conq_carries(d->boat[i])]++;
    for (int kind = 0; kind < N_KINDS; kind++)
        for (int k = 0; k < N_CARGOS; k++) {
            int cargo = (k + 1) % N_CARGOS; /* empty ones after the others */
            if (!n[kind][cargo])
                continue;
            vk_put(&out, out.len ? ", " : "");
            conq_crew_text(kind, cargo, n[kind][cargo], d->words, &out);
        }
    vk_json_put(d->j, "aboard", &out);
}

/* `Staying: 2 War Canoes, 1 Warrior Band.` */
static void write_staying(const struct deck *d)
{
    struct conq_stack left = conq_stack_at(d->s, d->pick->seat, d->pick->v[PARTY_FROM]);
    char list[200], text[240];
    struct vk_out names = vk_out_to(list, sizeof list), out = vk_out_to(text, sizeof text);
    for (int i = 0; i < d->n; i++) {
        int cargo = conq_carries(d->boat[i]);
        if (d->boat[i].answer == VK_NONE)
            continue;
        left.n[d->boat[i].kind]--;
        if (cargo)
            left.n[cargo == CARGO_WB ? WB : COL]--;
    }
    for (int k = 0; k < N_MAP_KINDS; k++) {
        if (!left.n[k])
            continue;
        vk_put(&names, names.len ? ", " : "");
        conq_pieces_text(k, left.n[k], d->words, &names);
    }
    face_fill(&conquest_face, names.len ? "Staying: {0}." : "Nobody stays behind.",
              &(struct face_blanks){ .who = VK_NONE, .n = 1, .text = { list } }, d->words, &out);
    vk_json_put(d->j, "stay", &out);
}

static void write_step(const struct deck *d, struct conq_state *then, vk_action a, bool is_played)
{
    vk_json_action(d->j, NULL, &conquest_game, a);
    if (is_played)
        (void)vk_play(&conquest_game, then, d->pick->seat, a, NULL);
}

/* What is sent, as the rules ask for it: they are played on a copy up to the departure. */
static void write_actions(const struct deck *d, bool takes_all)
{
    struct conq_state then = *d->s;
    bool done[CONQ_PIECES] = { false };
    int war_canoes = 0;
    for (int i = 0; i < d->n; i++)
        war_canoes += d->boat[i].kind == WC;
    vk_json_array(d->j, "actions");
    for (int i; (i = conq_next_boat(d->boat, d->n, done)) >= 0;) {
        const struct conq_boat *b = &d->boat[i];
        bool is_last = takes_all && b->kind == WC && --war_canoes == 0; /* all go at once */
        done[i] = true;
        write_step(d, &then, vk_act(V_take, b->kind, b->mp, b->cargo), !is_last);
        if (is_last)
            break;
        if (vk_top_of(&then.h)->point == P_party_cargo)
            write_step(d, &then, answer_action(b->answer), true);
    }
    if (!takes_all)
        write_step(d, &then, vk_act(V_go, 0, 0, 0), false);
    vk_json_end(d->j, ']');
}

static bool is_settling(const struct conq_state *s, const struct vk_frame *pick)
{
    struct conq_goals g;
    conq_goals_of(s, pick->seat, &g);
    return conq_to_settle(&g, pick->v[PARTY_TO]) < conq_to_settle(&g, pick->v[PARTY_FROM]);
}

void conq_draft_party(const struct conq_state *s, const struct vk_frame *pick, const char *text,
                      const struct vk_words *w, struct vk_json *j)
{
    struct deck d = { .s = s, .pick = pick, .words = w, .j = j };
    bool takes_all;
    d.n = conq_boats(s, pick->seat, pick->v[PARTY_FROM], d.boat);
    d.is_settling = is_settling(s, pick);
    read_boats(&d, text);
    enum party_no no = party_no(&d, true, &takes_all);
    vk_json_object(j, "draft");
    vk_json_array(j, "boats");
    for (int i = 0; i < d.n; i++)
        write_boat(&d, i, takes_all);
    vk_json_end(j, ']');
    vk_json_int(j, "moves", conq_movement_points(s, pick->seat));
    vk_json_bool(j, "takes_all", takes_all);
    write_aboard(&d, takes_all);
    write_staying(&d);
    write_everybody(&d);
    text_or_null(&d, "why", no_text[no]);
    if (no)
        vk_json_null(j, "actions");
    else
        write_actions(&d, takes_all);
    vk_json_end(j, '}');
}
