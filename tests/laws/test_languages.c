/*
 * test_languages.c - no English is left. Whole random games of every game are shown to everybody: views with
 * labels and explanations, log lines, pictures, panels, score sheets, all words that hang on no position. Every
 * msgid that is looked up on the way must be in the catalogue of every language (words/), with the same
 * blanks. A game on the plain board is English until somebody translates it. VAKA_SAID=FILE writes down what was
 * said, a msgid a line as C writes it: tools/words reads it.
 * VAKA_LAWS=n plays n times as many, VAKA_LAWS_GAME=id looks at one game alone, VAKA_BRIEF=1 at much less.
 */
#include "support/brief.h"
#include "support/play_text.h"
#include "support/setups.h"
#include "vaka/bot.h"
#include "vaka/face.h"
#include "vaka/registry.h"
#include "vaka/told.h"
#include "words/languages.h"
#include <stdalign.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT_MAX = 1 << 20, SAID_MAX = 1 << 15, LOOKS = 12, LOOKS_BRIEF = 2 };

static char text[TEXT_MAX];
static const char *said[SAID_MAX]; /* by hash; what is written to on the way is copied */
static int n_said, n_games;

struct place {
    alignas(8) uint8_t at[VK_STATE_MAX];
};

struct run {
    const struct vk_game *game;
    const struct vk_face *face;
    struct vk_rng rng;
    int games;
};

static uint32_t hash_of(const char *s)
{
    uint32_t h = 2166136261u;
    for (; *s; s++)
        h = (h ^ (uint8_t)*s) * 16777619u;
    return h;
}

static const char *hear(const struct vk_words *w, const char *msgid)
{
    (void)w;
    if (!msgid[0])
        return msgid;
    for (uint32_t h = hash_of(msgid);; h++) {
        const char **row = &said[h % SAID_MAX];
        if (*row && strcmp(*row, msgid) != 0)
            continue;
        if (!*row) {
            *row = strdup(msgid);
            n_said++;
        }
        return vk_msgid_text(msgid);
    }
}

/* ---- All that is shown ------------------------------------------------------------------------- */

static void show_texts(const struct run *r, const void *seen, const struct vk_words *w)
{
    static struct vk_picture picture;
    const struct vk_face *f = r->face;
    const struct vk_head *h = seen;
    struct vk_out out = vk_out_to(text, sizeof text);
    picture.w = VK_PICTURE_W;
    picture.h = VK_PICTURE_H;
    f->picture(seen, w, &picture);
    f->table_text(seen, w, &out);
    for (int seat = 0; seat < h->seats; seat++)
        f->player_text(seen, seat, w, &out);
    if (f->board_text)
        f->board_text(seen, w, &out);
    for (int i = 0; f->card && f->card(seen, i, w, &out); i++)
        continue;
}

static void show_position(const struct run *r, const struct place *s)
{
    const struct vk_head *h = (const void *)s->at;
    for (int viewer = 0; viewer <= h->seats; viewer++) {
        struct place seen;
        struct vk_words words = { .tr = hear, .reader = viewer + 1 };
        int as = viewer < h->seats ? viewer : VK_SPECTATOR;
        struct vk_out out = vk_out_to(text, sizeof text);
        struct vk_json j = vk_json_to(&out);
        if (as == VK_SPECTATOR)
            words.reader = 0;
        vk_view_json_in(r->game, s->at, as, 0, &words, &j);
        vk_view(r->game, s->at, as, seen.at);
        words.state = seen.at;
        words.viewer = as;
        show_texts(r, seen.at, &words);
    }
}

/* What a step says to everybody, and why its seat may have chosen it. */
static void tell_step(const struct run *r, const struct place *before, const struct place *after,
                      int seat, vk_action a, const struct event_log *log)
{
    static struct vk_event heard[EVENTS_MAX];
    for (int viewer = 0; viewer <= r->game->seats_max; viewer++) {
        struct place seen, was;
        struct vk_out out = vk_out_to(text, sizeof text);
        int as = viewer < r->game->seats_max ? viewer : VK_SPECTATOR, n = 0;
        vk_view(r->game, after->at, as, seen.at);
        struct vk_words words = {
            .tr = hear, .state = seen.at, .viewer = as, .reader = viewer + 1
        };
        for (int i = 0; i < log->n; i++)
            n += vk_event_for(&log->row[i], as, &heard[n]);
        for (int i = 0; i < n;)
            i += vk_events_text(r->face, &heard[i], n - i, &words, &out);
        if (as != seat || !r->face->why)
            continue;
        vk_view(r->game, before->at, as, was.at);
        words.state = was.at;
        r->face->why(was.at, seen.at, seat, a, &words, &out);
    }
}

static void play_game(struct run *r, const struct vk_setup *cfg, uint32_t stride)
{
    static struct place state, before;
    static struct event_log log;
    struct vk_refusal no;
    struct vk_actions list;
    vk_start(r->game, state.at, cfg, &no, NULL);
    while (!vk_due(r->game, state.at).over) {
        if (vk_rng_below(&r->rng, stride) == 0)
            show_position(r, &state);
        int seat = next_to_act(r->game, state.at);
        vk_legal(r->game, state.at, seat, &list);
        vk_action a = any_of(&list, seat, &r->rng);
        before = state;
        event_log_open(&log);
        vk_play(r->game, state.at, seat, a, &log.sink);
        tell_step(r, &before, &state, seat, a, &log);
    }
    show_position(r, &state);
    n_games++;
}

static void play_setup(void *context, const struct vk_setup *cfg, enum setup_kind kind)
{
    static struct place state;
    struct run *r = context;
    struct vk_refusal no;
    struct vk_actions list;
    if (vk_start(r->game, state.at, cfg, &no, NULL) != VK_OK)
        return;
    uint32_t looks = is_brief() ? LOOKS_BRIEF : LOOKS;
    uint32_t stride = 1 + (uint32_t)vk_playout(r->game, state.at, &r->rng, &list) / looks;
    for (int i = 0; i < (kind == SETUP_STANDARD ? r->games : 1); i++)
        play_game(r, cfg, stride);
}

static void show_words(const struct vk_game *g)
{
    const struct vk_words words = { .tr = hear };
    struct vk_setup cfg;
    struct vk_out out = vk_out_to(text, sizeof text);
    struct vk_json j = vk_json_to(&out);
    vk_game_json(g, &words, &j);
    out = vk_out_to(text, sizeof text);
    j = vk_json_to(&out);
    vk_words_json(g, &words, &j);
    for (int seats = g->seats_min; seats <= g->seats_max; seats++) {
        out = vk_out_to(text, sizeof text);
        j = vk_json_to(&out);
        vk_setup_standard(g, seats, &cfg);
        vk_setup_json(g, &cfg, &words, &j);
    }
    for (const char *const *p = vk_face_of(g)->about; p && *p; p++)
        hear(&words, *p);
}

/* As table/aboard.c says them. */
static void hear_levels(void)
{
    char msgid[200];
    for (int i = 0; i < vk_n_levels; i++) {
        (void)snprintf(msgid, sizeof msgid, VK_IN("level", "%s"), vk_levels[i].title);
        hear(NULL, msgid);
        (void)snprintf(msgid, sizeof msgid, VK_IN("level", "%s"), vk_levels[i].help);
        hear(NULL, msgid);
    }
}

/* ---- What was said, and whether it can be said otherwise --------------------------------------- */

static void write_said(const char *name)
{
    FILE *to = fopen(name, "w");
    if (!to)
        exit(2);
    for (int i = 0; i < SAID_MAX; i++) {
        for (const char *c = said[i]; c && *c; c++) {
            if (*c == '\n')
                fputs("\\n", to);
            else if (*c == '\004')
                fputs("\\004", to);
            else
                fputc(*c, to);
        }
        if (said[i])
            fputc('\n', to);
    }
    fclose(to);
}

static bool has_letter(const char *s)
{
    for (int depth = 0; *s; s++) {
        depth += (*s == '{') - (*s == '}');
        if (!depth && ((*s | 0x20) >= 'a' && (*s | 0x20) <= 'z'))
            return true;
    }
    return false;
}

static int missing_in(const struct vk_language *l)
{
    int n = 0;
    for (int i = 0; i < SAID_MAX; i++) {
        if (!said[i] || !has_letter(said[i]) || vk_language_find(l, said[i]))
            continue;
        if (++n <= 40)
            printf("MISSING words/%s.po: \"%s\"\n", l->tag, vk_msgid_text(said[i]));
    }
    return n;
}

int main(void)
{
    const char *times = getenv("VAKA_LAWS"), *only = getenv("VAKA_LAWS_GAME"),
               *to = getenv("VAKA_SAID");
    int failed = 0;
    for (int i = 0; i < vk_n_games; i++) {
        const struct vk_game *g = vk_games[i];
        struct run r = { .game = g, .face = vk_face_of(g), .rng = vk_rng_from(7, (uint64_t)i) };
        if ((only && strcmp(only, g->id) != 0) || !r.face->has_own_board)
            continue;
        r.games = brief_of(3) * (times && atoi(times) > 0 ? atoi(times) : 1);
        show_words(g);
        for (int seats = g->seats_min; seats <= g->seats_max; seats++)
            each_setup(g, seats, brief_of(2), play_setup, &r);
    }
    hear_levels();
    if (to)
        write_said(to);
    printf("%d games said %d different things\n", n_games, n_said);
    for (int i = 0; i < vk_n_languages(); i++)
        failed += missing_in(vk_language_at(i));
    printf("%d passed, %d failed\n", n_said * vk_n_languages() - failed, failed);
    return failed != 0;
}
