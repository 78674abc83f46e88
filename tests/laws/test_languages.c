/*
 * test_languages.c - no English is left. Whole random games of every game are shown to everybody: views with
 * labels and explanations, log lines, pictures, panels, score sheets, all words that hang on no position. Every
 * msgid that is looked up on the way must be in the catalogue of every language (words/), with the same
 * blanks. All of it is said in the language that is none: what comes out in plain letters never asked the catalogue.
 * A game on the plain board is English until somebody translates it. VAKA_SAID=FILE writes down what was said, a
 * msgid a line as C writes it: tools/words reads it.
 * VAKA_LAWS=n plays n times as many, VAKA_LAWS_GAME=id looks at one game alone, VAKA_BRIEF=1 at much less.
 */
#include "support/brief.h"
#include "support/plain_letters.h"
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
static struct vk_language pseudo; /* in which everything is said */

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
        const char *marked = vk_language_find(&pseudo, msgid);
        return marked ? marked : vk_msgid_text(msgid);
    }
}

/* Whoever speaks here says what it hears, in the language that is none. */
static struct vk_words words_for(const void *state, int viewer, int reader)
{
    return (struct vk_words){
        .tr = hear, .language = &pseudo, .state = state, .viewer = viewer, .reader = reader
    };
}

/* ---- All that is shown ------------------------------------------------------------------------- */

/* Stones, icons of goods, where a tile has no room for words: a legend explains them. */
static const char picture_signs[] = "ofcpwsix";

static void look_at_picture(const struct run *r, const struct vk_picture *p)
{
    char row[VK_PICTURE_W * sizeof p->cell[0][0].glyph + 1], signs[40];
    snprintf(signs, sizeof signs, "%s%s", r->face->seat_letter, picture_signs);
    for (int y = 0; y < p->h; y++) {
        struct vk_out out = vk_out_to(row, sizeof row);
        for (int x = 0; x < p->w; x++)
            vk_put(&out, p->cell[y][x].glyph[0] ? p->cell[y][x].glyph : " ");
        plain_letters(r->game->id, "picture", row, signs);
    }
}

static void show_picture(const struct run *r, const void *seen, const struct vk_words *w)
{
    static struct vk_picture picture;
    picture.w = VK_PICTURE_W;
    picture.h = VK_PICTURE_H;
    r->face->picture(seen, w, &picture);
    look_at_picture(r, &picture);
}

static void show_texts(const struct run *r, const void *seen, const struct vk_words *w)
{
    const struct vk_face *f = r->face;
    const struct vk_head *h = seen;
    struct vk_out out = vk_out_to(text, sizeof text);
    f->table_text(seen, w, &out);
    for (int seat = 0; seat < h->seats; seat++)
        f->player_text(seen, seat, w, &out);
    if (f->board_text)
        f->board_text(seen, w, &out);
    for (int i = 0; f->card && f->card(seen, i, w, &out); i++)
        continue;
    plain_letters(r->game->id, "texts", text, "");
}

/* Pictures take as long as all else together, and are much alike: each position is drawn for one viewer, in turn. */
static void show_position(const struct run *r, const struct place *s)
{
    static int n_shown;
    const struct vk_head *h = (const void *)s->at;
    const int drawn_for = n_shown++ % (h->seats + 1);
    for (int viewer = 0; viewer <= h->seats; viewer++) {
        struct place seen;
        int as = viewer < h->seats ? viewer : VK_SPECTATOR;
        struct vk_words words = words_for(NULL, 0, as == VK_SPECTATOR ? 0 : viewer + 1);
        struct vk_out out = vk_out_to(text, sizeof text);
        struct vk_json j = vk_json_to(&out);
        vk_view_json_in(r->game, s->at, as, 0, &words, &j);
        plain_letters_json(r->game->id, "view", text);
        vk_view(r->game, s->at, as, seen.at);
        words.state = seen.at;
        words.viewer = as;
        if (viewer == drawn_for)
            show_picture(r, seen.at, &words);
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
        struct vk_words words = words_for(seen.at, as, viewer + 1);
        for (int i = 0; i < log->n; i++)
            n += vk_event_for(&log->row[i], as, &heard[n]);
        for (int i = 0; i < n;)
            i += vk_events_text(r->face, &heard[i], n - i, &words, &out);
        plain_letters(r->game->id, "log", text, "");
        if (as != seat || !r->face->why)
            continue;
        vk_view(r->game, before->at, as, was.at);
        words.state = was.at;
        out = vk_out_to(text, sizeof text);
        r->face->why(was.at, seen.at, seat, a, &words, &out);
        plain_letters(r->game->id, "why", text, "");
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
    const struct vk_words words = words_for(NULL, 0, 0);
    struct vk_setup cfg;
    struct vk_out out = vk_out_to(text, sizeof text);
    struct vk_json j = vk_json_to(&out);
    vk_game_json(g, &words, &j);
    plain_letters_json(g->id, "game", text);
    out = vk_out_to(text, sizeof text);
    j = vk_json_to(&out);
    vk_words_json(g, &words, &j);
    plain_letters_json(g->id, "words", text);
    for (int seats = g->seats_min; seats <= g->seats_max; seats++) {
        out = vk_out_to(text, sizeof text);
        j = vk_json_to(&out);
        vk_setup_standard(g, seats, &cfg);
        vk_setup_json(g, &cfg, &words, &j);
        plain_letters_json(g->id, "setup", text);
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

/* A game whose names stand alike in every language tells them in tests/support/<id>_names.c; another has none. */
#define GAME(id) void id##_names(void) __attribute__((weak));
#include "games/games.def"
#undef GAME

static void know_names(void)
{
    static void (*const all[])(void) = {
#define GAME(id) id##_names,
#include "games/games.def"
#undef GAME
    };
    for (int i = 0; i < vk_n_games; i++)
        plain_letters_of_name(vk_games[i]->title);
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (all[i])
            all[i]();
}

int main(void)
{
    const char *times = getenv("VAKA_LAWS"), *only = getenv("VAKA_LAWS_GAME"),
               *to = getenv("VAKA_SAID");
    int failed = 0;
    if (!vk_language_read(&pseudo, vk_pseudo[0].bytes, vk_pseudo[0].n))
        return 2;
    know_names();
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
    if (!failed) /* what is missing is in plain letters too */
        failed = plain_letters_found();
    printf("%d passed, %d failed\n", n_said * vk_n_languages() - failed, failed);
    return failed != 0;
}
