/*
 * test_laws.c - the laws that every game obeys: all games, all seat counts, every value of every
 * option (three of a wide range) and random combinations, many random games each; of long games
 * fewer are played. VAKA_LAWS=n plays n times as many, VAKA_LAWS_GAME=id looks at one game alone,
 * VAKA_BRIEF=1 looks at much less, for builds that are slow. Rules are guarded elsewhere, by vectors.
 */
#include "support/brief.h"
#include "support/laws.h"
#include "support/play_text.h"
#include "support/setups.h"
#include "vaka/bot.h"
#include "vaka/journal.h"
#include "vaka/registry.h"
#include <stdalign.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT_MAX = 8 << 20, LONG_GAME = 250 /* steps */ };

/* One position in bytes. */
struct place {
    alignas(8) uint8_t at[VK_STATE_MAX];
};

/* One game in play; too large for a stack. */
struct run {
    struct laws laws;
    const struct vk_game *g;
    struct vk_setup cfg;
    struct vk_rng rng;
    struct vk_session t;
    struct place state;
    struct vk_step *step, *copy;
    struct vk_journal journal;
    struct vk_out text;
    bool is_thorough;         /* look at sessions and journals at every step */
    uint32_t stride;          /* in long games only at one position in so many, and fewer games */
    bool is_brief, is_passed; /* fewer games and positions; of long ones not this position */
};

static struct run run;

static bool same(const struct vk_game *g, const void *a, const void *b)
{
    return memcmp(a, b, g->state_size) == 0;
}

/* ---- A position, looked at from outside ----------------------------------------------------- */

static bool law_due(struct run *r)
{
    struct laws *l = &r->laws;
    struct vk_due due = vk_due(r->g, r->t.state);
    struct vk_actions list;
    LAW(l, L1_DUE, r->t.n < r->g->step_bound, "the game is longer than its bound");
    LAW(l, L1_DUE, (due.seats != 0) == (due.kind != VK_RANDOM), "nobody is due");
    LAW(l, L1_DUE, due.seats >> r->cfg.seats == 0, "an empty seat is due");
    for (int seat = 0; seat < VK_SEATS_MAX; seat++) {
        vk_legal(r->g, r->t.state, seat, &list);
        LAW(l, L1_DUE, (list.n > 0) == (due.seats >> seat & 1), "due and legal disagree");
        if (list.n && !law_list(&r->laws, &list))
            return false;
    }
    vk_legal(r->g, r->t.state, VK_CHANCE, &list);
    LAW(l, L1_DUE, (list.n > 0) == (due.kind == VK_RANDOM), "chance is due without outcomes");
    uint64_t total = 0;
    for (int i = 0; i < list.n; i++) {
        LAW(l, L9_WEIGHT, list.weight[i] > 0, "an outcome has no weight");
        total += list.weight[i];
    }
    LAW(l, L9_WEIGHT, total <= UINT32_MAX, "the weights are too many");
    return !list.n || law_list(&r->laws, &list);
}

/* Wrong actions of all kinds: nonsense, near misses, right ones of the wrong seat. */
static bool law_refuse(struct run *r)
{
    struct laws *l = &r->laws;
    struct vk_actions list;
    for (int seat = -1; seat <= VK_SEATS_MAX; seat++) {
        int who = seat == VK_SEATS_MAX ? VK_CHANCE : seat;
        vk_legal(r->g, r->t.state, who, &list);
        for (int i = 0; i < 4; i++) {
            vk_action a = i == 0 ? VK_NO_ACTION : (vk_action)vk_rng_next(&r->rng);
            if (i > 1 && list.n)
                a = list.act[vk_rng_below(&r->rng, list.n)] ^ 1u << vk_rng_below(&r->rng, 32);
            if (vk_find(&list, a) >= 0)
                continue;
            struct place before;
            uint32_t n = r->t.n;
            memcpy(before.at, r->t.state, r->g->state_size);
            int rc = vk_session_act(&r->t, who, a, 0, NULL);
            LAW(l, L2_REFUSE, rc == (list.n ? VK_ERR_ILLEGAL : VK_ERR_NOT_DUE), "accepted");
            LAW(l, L2_REFUSE, n == r->t.n && same(r->g, before.at, r->t.state), "bytes moved");
        }
    }
    return true;
}

static bool law_bytes(struct run *r)
{
    static const struct vk_frame wiped;
    struct laws *l = &r->laws;
    const struct vk_head *h = r->t.state;
    struct place before;
    struct vk_score score;
    for (int i = h->depth; i < VK_FRAMES_MAX; i++)
        LAW(l, L_BYTES, !memcmp(&h->frame[i], &wiped, sizeof wiped), "a dead frame is not wiped");
    memcpy(before.at, r->t.state, r->g->state_size);
    r->g->score(r->t.state, &score);
    LAW(l, L_BYTES, same(r->g, before.at, r->t.state), "score changed the state");
    for (int seat = 0; seat < r->cfg.seats; seat++)
        LAW(l, L_BOT, score.rank[seat] >= 1 && score.rank[seat] <= r->cfg.seats, "no such rank");
    LAW(l, L_BOT, score.winners >> r->cfg.seats == 0, "an empty seat wins");
    return true;
}

static bool law_estimate(struct run *r)
{
    struct laws *l = &r->laws;
    struct place before;
    float value[VK_SEATS_MAX], sum = 0;
    if (vk_rng_below(&r->rng, r->stride))
        return true;
    memcpy(before.at, r->t.state, r->g->state_size);
    vk_estimate(r->g, r->t.state, value);
    LAW(l, L_BYTES, same(r->g, before.at, r->t.state), "estimate changed the state");
    for (int seat = 0; seat < r->cfg.seats; seat++) {
        LAW(l, L_BOT, value[seat] >= 0 && value[seat] <= 1, "a share is not between 0 and 1");
        sum += value[seat];
    }
    LAW(l, L_BOT, sum <= 1.001f, "the shares are more than the whole");
    return true;
}

static bool law_policy(struct run *r, const void *s, int seat, const struct vk_actions *list)
{
    static float w[VK_ACTIONS_MAX];
    r->g->weigh(s, seat, list, w);
    for (int i = 0; i < list->n; i++)
        LAW(&r->laws, L_BOT, w[i] >= 0 && w[i] < 1e9f, "a weight is negative or not a number");
    return true;
}

static bool same_list(const struct vk_actions *a, const struct vk_actions *b)
{
    return a->n == b->n && a->usual == b->usual &&
           memcmp(a->act, b->act, a->n * sizeof a->act[0]) == 0;
}

/* ---- A position, looked at by one viewer ---------------------------------------------------- */

static bool law_viewer(struct run *r, int viewer)
{
    struct laws *l = &r->laws;
    const struct vk_game *g = r->g;
    struct place view, other;
    struct vk_actions list, seen;
    vk_view(g, r->t.state, viewer, view.at);
    vk_view(g, view.at, viewer, other.at);
    LAW(l, L4_TWICE, same(g, view.at, other.at), g->points[vk_due(g, view.at).point].name);
    g->imagine(other.at, viewer, &r->rng);
    const char *why = g->check(other.at);
    LAW(l, L3_CHECK, !why, why);
    if (viewer < r->cfg.seats) {
        vk_legal(g, r->t.state, viewer, &list);
        vk_legal(g, view.at, viewer, &seen);
        LAW(l, L5_LEGAL, same_list(&list, &seen), "what is concealed changes what is legal");
        vk_legal(g, other.at, viewer, &seen);
        LAW(l, L5_LEGAL, same_list(&list, &seen), "what is imagined changes what is legal");
        /* What is concealed and what is imagined in turn: a policy takes longer than all of the rest. */
        if (list.n && !law_policy(r, r->t.n % 2 ? view.at : other.at, viewer, &list))
            return false;
    }
    g->conceal(other.at, viewer);
    LAW(l, L6_VIEW, same(g, view.at, other.at), g->points[vk_due(g, view.at).point].name);
    return true;
}

static bool law_commute(struct run *r)
{
    const struct vk_game *g = r->g;
    unsigned due = vk_due(g, r->t.state).seats;
    struct vk_actions list;
    for (int a = 0; a < r->cfg.seats; a++) {
        for (int b = a + 1; b < r->cfg.seats; b++) {
            struct place one, two;
            if (!(due >> a & 1) || !(due >> b & 1))
                continue;
            vk_legal(g, r->t.state, a, &list);
            vk_action first = list.act[vk_rng_below(&r->rng, list.n)];
            vk_legal(g, r->t.state, b, &list);
            vk_action second = list.act[vk_rng_below(&r->rng, list.n)];
            memcpy(one.at, r->t.state, g->state_size);
            memcpy(two.at, r->t.state, g->state_size);
            bool is_legal_both =
                !vk_apply(g, one.at, a, first, NULL) && !vk_apply(g, one.at, b, second, NULL) &&
                !vk_apply(g, two.at, b, second, NULL) && !vk_apply(g, two.at, a, first, NULL);
            LAW(&r->laws, L8_COMMUTE, is_legal_both, "a choice of one forbids that of another");
            LAW(&r->laws, L8_COMMUTE, same(g, one.at, two.at), "the order of choices matters");
        }
    }
    return true;
}

static bool law_position(struct run *r)
{
    const char *why = r->g->check(r->t.state);
    LAW(&r->laws, L3_CHECK, !why, why);
    if (!law_bytes(r) || !law_estimate(r))
        return false;
    for (int viewer = 0; viewer < r->cfg.seats; viewer++)
        if (!law_viewer(r, viewer))
            return false;
    if (!law_viewer(r, VK_SPECTATOR))
        return false;
    return vk_due(r->g, r->t.state).over || (law_due(r) && law_refuse(r) && law_commute(r));
}

/* ---- A step --------------------------------------------------------------------------------- */

/* The outcome of a step, as law 7 compares it. */
struct outcome {
    struct place state, view;
    struct event_log log;
};

static void try_step(struct run *r, const void *from, int seat, vk_action a, int viewer,
                     struct outcome *out)
{
    memcpy(out->state.at, from, r->g->state_size);
    event_log_open(&out->log);
    vk_play(r->g, out->state.at, seat, a, &out->log.sink);
    vk_view(r->g, out->state.at, viewer, out->view.at);
}

/*
 * Two actions that a viewer may not read sound the same, unless its view tells them apart. And two
 * that it may read do not: a text must not say more than view and events together. (A seat's open
 * choices are its own to tell, so this is about chance and sealed choices.)
 */
static bool law_hidden_action(struct run *r, int seat, vk_action a, int viewer,
                              const struct outcome *one)
{
    static struct outcome two;
    const struct vk_game *g = r->g;
    struct vk_actions list;
    vk_legal(g, r->t.state, seat, &list);
    vk_action b = list.act[vk_rng_below(&r->rng, list.n)];
    unsigned seen_a = vk_seen(g, r->t.state, seat, a), seen_b = vk_seen(g, r->t.state, seat, b);
    if (a == b || (seen_a ^ seen_b) >> viewer & 1)
        return true;
    try_step(r, r->t.state, seat, b, viewer, &two);
    bool is_alike = same(g, one->view.at, two.view.at);
    bool is_silent = event_logs_same(&one->log, &two.log, viewer);
    if (!(seen_a >> viewer & 1))
        LAW(&r->laws, L7_EVENTS, !is_alike || is_silent, event_log_text(g, &one->log, VK_REFEREE));
    else if (vk_due(g, r->t.state).kind != VK_CHOICE && seat != viewer)
        LAW(&r->laws, L7_EVENTS, !is_alike || !is_silent,
            "the text of an action tells what neither view nor events do");
    return true;
}

/*
 * The true world and one that a viewer imagines, with the same action: what looks the same after
 * it must sound the same, and what does not was revealed.
 */
static bool law_sound(struct run *r, int seat, vk_action a, int viewer)
{
    static struct outcome one, two;
    struct laws *l = &r->laws;
    const struct vk_game *g = r->g;
    const struct vk_head *before = r->t.state, *after = (const void *)one.state.at;
    struct place world;
    struct vk_actions list;
    try_step(r, r->t.state, seat, a, viewer, &one);
    bool is_seen = vk_seen(g, r->t.state, seat, a) >> viewer & 1;
    vk_view(g, r->t.state, viewer, world.at);
    g->imagine(world.at, viewer, &r->rng);
    vk_legal(g, world.at, seat, &list);
    if (vk_find(&list, a) >= 0) {
        LAW(l, L7_EVENTS, (vk_seen(g, world.at, seat, a) >> viewer & 1) == is_seen,
            "whether the action may be read depends on what is hidden");
        try_step(r, world.at, seat, a, viewer, &two);
        if (same(g, one.view.at, two.view.at))
            LAW(l, L7_EVENTS, event_logs_same(&one.log, &two.log, viewer),
                event_log_text(g, &one.log, VK_REFEREE));
        else
            LAW(l, L_BARRIER, before->barrier != after->barrier,
                "something was revealed, but the barrier did not rise");
    }
    return law_hidden_action(r, seat, a, viewer, &one);
}

static bool take_step(struct run *r)
{
    struct laws *l = &r->laws;
    struct vk_due due = vk_due(r->g, r->t.state);
    struct vk_actions list;
    static struct event_log log;
    int seat = VK_CHANCE;
    if (due.seats) {
        seat = (int)vk_rng_below(&r->rng, r->cfg.seats);
        while (!(due.seats >> seat & 1))
            seat = (seat + 1) % r->cfg.seats;
    }
    vk_legal(r->g, r->t.state, seat, &list);
    vk_action a = list.act[vk_rng_below(&r->rng, list.n)];
    for (int viewer = 0; viewer < r->cfg.seats && !r->is_passed; viewer++)
        if (!law_sound(r, seat, a, viewer))
            return false;
    if (!r->is_passed && !law_sound(r, seat, a, VK_SPECTATOR))
        return false;
    uint16_t barrier = ((struct vk_head *)r->t.state)->barrier;
    event_log_open(&log);
    int rc = vk_session_act(&r->t, seat, a, (int64_t)r->t.n * 1000, &log.sink);
    LAW(l, L2_REFUSE, rc == VK_OK, "a legal action was refused");
    LAW(l, L_BARRIER, ((struct vk_head *)r->t.state)->barrier >= barrier, "the barrier fell");
    vk_journal_write_step(&r->journal, r->g, r->t.n, &r->t.step[r->t.n - 1], &r->text);
    return law_event_form(&r->laws, &log);
}

/* ---- Sessions: undo, replay, journals ------------------------------------------------------- */

/* What lies behind the floor, seen without the session's own marks. */
static bool law_floor(struct run *r, int seat, uint32_t floor)
{
    struct laws *l = &r->laws;
    const struct vk_head *now = r->t.state;
    struct place then;
    const struct vk_head *old = (const void *)then.at;
    bool is_open = vk_due(r->g, r->t.state).kind == VK_SECRET;
    vk_session_at(&r->t, floor, then.at, NULL);
    LAW(l, L_UNDO, old->barrier == now->barrier, "free undo goes behind a roll or reveal");
    for (uint32_t i = floor; i < r->t.n; i++) {
        bool is_sealed = vk_due(r->g, then.at).kind == VK_SECRET;
        LAW(l, L_UNDO, r->t.step[i].seat == seat || (is_sealed && is_open),
            "free undo goes behind a step of somebody else");
        vk_play(r->g, then.at, r->t.step[i].seat, r->t.step[i].act, NULL);
    }
    return true;
}

static bool law_undo(struct run *r, int seat)
{
    struct laws *l = &r->laws;
    uint32_t floor = vk_session_floor(&r->t, seat), n = r->t.n, dropped = 0, at = 0;
    uint32_t to = floor + vk_rng_below(&r->rng, n - floor + 1);
    struct place state, replayed;
    if (!law_floor(r, seat, floor))
        return false;
    struct vk_session u = r->t;
    u.state = state.at;
    u.step = r->copy;
    memcpy(u.state, r->t.state, r->g->state_size);
    memcpy(u.step, r->t.step, n * sizeof *u.step);
    if (floor)
        LAW(l, L_UNDO,
            vk_session_undo(&u, seat, floor - 1) == VK_ERR_UNDO && u.n == n &&
                same(r->g, u.state, r->t.state),
            "undo below the floor");
    LAW(l, L_UNDO, vk_session_undo(&u, seat, to) == VK_OK, "undo to the floor is refused");
    for (uint32_t i = 0; i < n; i++) { /* the list is the old one without what was dropped */
        bool is_kept = i < to || r->t.step[i].seat != seat;
        dropped += !is_kept;
        if (is_kept)
            LAW(l, L_UNDO,
                u.step[at].seat == r->t.step[i].seat && u.step[at].act == r->t.step[i].act,
                "undo dropped a wrong step");
        at += is_kept;
    }
    LAW(l, L_UNDO, u.n == n - dropped && at == u.n, "undo dropped a wrong number of steps");
    vk_session_at(&u, u.n, replayed.at, NULL);
    LAW(l, L_UNDO, same(r->g, u.state, replayed.at),
        "the state after undo is not that of its steps");
    if (u.n == to) /* nobody else was in between: everybody knows what he knew then */
        LAW(l, L_UNDO, !to || vk_state_hash(r->g, u.state) == r->t.step[to - 1].hash,
            "the state after undo is not what it was");
    for (uint32_t i = to; i < n; i++)
        if (r->t.step[i].seat == seat)
            LAW(l, L_UNDO, vk_session_act(&u, seat, r->t.step[i].act, 0, NULL) == VK_OK,
                "a step that was undone cannot be played again");
    LAW(l, L_UNDO, same(r->g, u.state, r->t.state), "undo and the same again is not the same");
    return true;
}

static bool law_journal(struct run *r)
{
    struct laws *l = &r->laws;
    struct vk_journal_head head;
    struct vk_journal_end end;
    struct vk_journal j;
    struct vk_journal_fault no;
    struct place state;
    struct vk_session u = { .state = state.at, .step = r->copy, .cap = r->g->step_bound };
    bool is_read = vk_journal_read(r->text.buf, r->text.len, &u, &head, &end, &j, NULL, NULL, &no);
    LAW(l, L10_REPLAY, is_read, no.why);
    LAW(l, L10_REPLAY, same(r->g, u.state, r->t.state), "the journal gives another state");
    LAW(l, L10_REPLAY, u.n == r->t.n && !memcmp(u.step, r->t.step, u.n * sizeof *u.step),
        "the journal gives other steps");
    LAW(l, L11_TEXT, j.sum == r->journal.sum && j.size == r->text.len && j.line == r->journal.line,
        "a writer could not go on where the reader stopped");
    return true;
}

static bool law_session(struct run *r)
{
    struct place state;
    uint32_t every = r->stride == 1 ? 1 : 4 * r->stride;
    if (vk_rng_below(&r->rng, r->is_thorough ? every : 16 * r->stride))
        return true;
    vk_session_at(&r->t, r->t.n, state.at, NULL);
    LAW(&r->laws, L10_REPLAY, same(r->g, state.at, r->t.state), "replay gives another state");
    for (int seat = 0; seat < r->cfg.seats; seat++)
        if (!law_undo(r, seat))
            return false;
    return !r->is_thorough || vk_rng_below(&r->rng, r->stride) || law_journal(r);
}

/* Now and then somebody really takes back, so that journals hold that too; as often in a long game as in a short one,
 * as each time the game is replayed, and again by who reads its journal. */
static void undo_sometimes(struct run *r)
{
    if (vk_rng_below(&r->rng, 40 * r->stride))
        return;
    int seat = (int)vk_rng_below(&r->rng, r->cfg.seats);
    uint32_t floor = vk_session_floor(&r->t, seat);
    if (floor == r->t.n || vk_session_undo(&r->t, seat, floor) != VK_OK)
        return;
    vk_journal_write_undo(&r->journal, &r->t, seat, floor, 0, &r->text);
}

/* Where two positions differ, bit by bit. */
static void differ(const struct vk_game *g, const struct place *one, const struct place *two,
                   struct place *out)
{
    const uint8_t *a = (const uint8_t *)one->at, *b = (const uint8_t *)two->at;
    uint8_t *c = (uint8_t *)out->at;
    for (int i = 0; i < g->state_size; i++)
        c[i] = a[i] ^ b[i];
}

/* The same steps with another value of an option that rules must not look at: the positions differ by
 * the copy of that option alone, which faces read. */
static bool law_display(struct run *r)
{
    for (int i = 0; i < r->g->n_options; i++) {
        const struct vk_option *o = &r->g->options[i];
        struct vk_session u = r->t;
        struct place one, two, apart, now;
        if (!o->display)
            continue;
        u.setup.option[i] = (int16_t)(o->min + o->max - r->cfg.option[i]);
        vk_session_at(&r->t, 0, one.at, NULL);
        vk_session_at(&u, 0, two.at, NULL);
        differ(r->g, &one, &two, &apart);
        for (uint32_t k = 0; k < u.n; k++) {
            vk_play(r->g, one.at, u.step[k].seat, u.step[k].act, NULL);
            vk_play(r->g, two.at, u.step[k].seat, u.step[k].act, NULL);
            differ(r->g, &one, &two, &now);
            LAW(&r->laws, L_DISPLAY, same(r->g, now.at, apart.at), o->key);
        }
    }
    return true;
}

/* ---- Games ---------------------------------------------------------------------------------- */

static bool play_game(struct run *r)
{
    static char text[TEXT_MAX];
    struct vk_journal_head head = { .chance_kind = VK_CHANCE_SEED, .seed = r->laws.seed };
    struct vk_refusal no;
    vk_session_open(&r->t, r->g, &r->cfg, r->state.at, r->step, r->g->step_bound, &no, NULL);
    r->journal = (struct vk_journal){ 0 };
    r->text = vk_out_to(text, sizeof text);
    vk_journal_write_head(&r->journal, r->g, &r->cfg, &head, &r->text);
    for (;;) {
        r->laws.step = r->t.n;
        r->is_passed = r->stride > 1 && vk_rng_below(&r->rng, r->is_brief ? 8 : 3);
        if (!r->is_passed && (!law_position(r) || !law_session(r)))
            return false;
        if (vk_due(r->g, r->t.state).over)
            break;
        if (!take_step(r))
            return false;
        undo_sometimes(r);
    }
    vk_journal_write_end(&r->journal, &r->t, NULL, 0, &r->text);
    LAW(&r->laws, L11_TEXT, vk_out_ok(&r->text), "the journal is too long for this test");
    LAW(&r->laws, L2_REFUSE, vk_session_act(&r->t, 0, 0, 0, NULL) < 0, "played after the end");
    return law_journal(r) && law_display(r);
}

static void play_setup(struct run *r, const struct vk_setup *cfg, int games)
{
    struct laws *l = &r->laws;
    r->cfg = *cfg;
    l->cfg = &r->cfg;
    for (int i = 0; i < games; i++) {
        l->seed++;
        r->rng = vk_rng_from(l->seed, 0);
        r->is_thorough = l->seed % 16 == 1;
        if (play_game(r))
            l->passed++;
        else if (++l->failed == 20)
            return; /* more would only hide the first */
    }
}

/* Is this setup accepted? A refusal must say why. */
static bool is_accepted(struct run *r, const struct vk_setup *cfg)
{
    struct laws *l = &r->laws;
    struct vk_refusal no;
    l->cfg = cfg;
    int rc = vk_start(r->g, r->state.at, cfg, &no, NULL);
    if (rc == VK_OK)
        return true;
    l->checks[L_SETUP]++;
    if (rc == VK_ERR_SETUP && no.option < r->g->n_options && no.why && no.why[0])
        return false;
    law_broken(l, L_SETUP, "a refusal does not say which option, or not why");
    l->failed++;
    return false;
}

/* How long games are, by one of them: sessions are replayed, so their laws cost its square. */
static uint32_t stride_of(struct run *r, const struct vk_setup *cfg)
{
    struct vk_rng rng = vk_rng_from(1, 0);
    struct vk_refusal no;
    struct vk_actions list;
    if (vk_start(r->g, r->state.at, cfg, &no, NULL) != VK_OK)
        return 1;
    return 1 + (uint32_t)vk_playout(r->g, r->state.at, &rng, &list) / LONG_GAME;
}

/* One seat count: how many games of its standard setup, and of each other one; how many setups there were. */
struct seats_run {
    struct run *r;
    int many, few, n;
};

/* A build that is slow plays each value of an option of a long game at every other number of seats. */
static void play_one_setup(void *context, const struct vk_setup *cfg, enum setup_kind kind)
{
    struct seats_run *q = context;
    bool is_slow = q->r->is_brief && q->r->stride > 1 && kind == SETUP_ONE_OPTION,
         is_left_out = (q->n++ + cfg->seats) % 2 && is_slow;
    if (is_accepted(q->r, cfg) && !is_left_out)
        play_setup(q->r, cfg, kind == SETUP_STANDARD ? q->many : kind == SETUP_RANDOM ? 1 : q->few);
}

static void play_seats(struct run *r, int seats, int games)
{
    struct vk_setup standard;
    vk_setup_standard(r->g, seats, &standard);
    r->stride = stride_of(r, &standard);
    struct seats_run q = { r, 1 + 4 * games / (int)r->stride, 1 + games / (int)r->stride, 0 };
    each_setup(r->g, seats, q.many, play_one_setup, &q);
}

static bool law_seats(struct run *r)
{
    struct vk_refusal no;
    struct vk_setup cfg;
    r->laws.cfg = &cfg;
    for (int seats = 0; seats <= 9; seats++) {
        vk_setup_standard(r->g, seats, &cfg);
        if (seats < r->g->seats_min || seats > r->g->seats_max)
            LAW(&r->laws, L_SETUP, vk_start(r->g, r->state.at, &cfg, &no, NULL) == VK_ERR_SETUP,
                "a wrong number of seats is accepted");
    }
    LAW(&r->laws, L1_DUE, r->g->step_bound <= VK_STEPS_BOUND, "the stated bound is too large");
    LAW(&r->laws, L_UNIT, r->g->score_unit >= 1, "score_unit is 0: fronts divide by it");
    return true;
}

int main(void)
{
    const char *times = getenv("VAKA_LAWS"), *only = getenv("VAKA_LAWS_GAME");
    run.is_brief = is_brief();
    int games = (run.is_brief ? 1 : 8) * (times && atoi(times) > 0 ? atoi(times) : 1);
    run.step = malloc(VK_STEPS_BOUND * sizeof *run.step);
    run.copy = malloc(VK_STEPS_BOUND * sizeof *run.copy);
    for (int i = 0; i < vk_n_games; i++) {
        run.laws.game = run.g = vk_games[i];
        run.laws.seed = 0;
        if (only && strcmp(only, run.g->id) != 0)
            continue;
        run.laws.failed += !law_seats(&run);
        for (int seats = run.g->seats_min; seats <= run.g->seats_max; seats++)
            play_seats(&run, seats, games);
    }
    laws_report(&run.laws);
    free(run.step);
    free(run.copy);
    return run.laws.failed != 0;
}
