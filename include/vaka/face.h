/*
 * face.h - what every front shows of a game: the position as JSON, names, sentences for events and
 * actions, a picture in text. All of it is computed from a state that was concealed for its
 * viewer, so no front can show what that viewer may not know. Pure. The language of sentences: vaka/words.h.
 */
#ifndef VAKA_FACE_H
#define VAKA_FACE_H

#include "vaka/json.h"
#include "vaka/picture.h"
#include "vaka/play.h"
#include "vaka/routine.h"
#include "vaka/words.h"

/*
 * Every member but `game` may be NULL; what stands in for it is said beside it, else nothing is shown. Ask
 * vk_face_of for a face: the one it gives has no holes where functions are called.
 */
struct vk_face {
    const struct vk_game *game;
    const char *line;        /* what it is about, in a sentence, for lists; or NULL */
    const char *short_title; /* what it is called where room is short; NULL: by its title */
    /* The page has a board for this game (web/src/games/<id>), so its view needs no picture in text. */
    bool has_own_board;
    const char *const *seat_colour; /* id of each seat's colour; NULL: seats are called by number */
    const char *neutral;            /* who acts by the rules alone (VK_NEUTRAL), or NULL */
    /* Who that is in an event, where there are several. */
    const char *(*neutral_of)(const struct vk_event *ev, const struct vk_words *w);
    /* Whose things on the board are meant then, as the view numbers its sides; VK_NONE, or NULL: nobody's. */
    int (*neutral_side)(const struct vk_event *ev, const struct vk_words *w);
    const char *seat_letter; /* one letter a seat; NULL: its number */
    const char *round;       /* what the rulebook calls a round; NULL: Round */
    int n_rounds;            /* so many have names of their own, from 1 */
    void (*round_name)(int round, const struct vk_words *w, struct vk_out *out);
    /* Where the game stands, on one line: `Round 6, value 2`. NULL: its round. Nothing: it is being set up. */
    void (*stage)(const void *s, const struct vk_words *w, struct vk_out *out);
    /* One template a row of game->events; and one a row of game->verbs. NULL: as the tables name them. */
    const char *const *event_text, *const *verb_text;
    const struct vk_verb_at *verb_text_at; /* NULL, or rows; the last has text NULL */
    /* What actions of a verb are called together. NULL, or a row that is: their label with gaps (`Pay …`). */
    const char *const *verb_title;
    /* Of each point: what is decided here (NULL: its name in the rules); before a line feed, if there is one, what that
     * means, and how to think about it; what the others read meanwhile (NULL, or a row that is: that {who} decides). */
    const char *const *point_title, *const *point_help, *const *point_wait;
    /* The question to a seat whose decision it is, as a sentence to it: "Where do you build?"; behind a line feed, if
     * anything, what the answer means. May write nothing: title and help serve. */
    void (*ask)(const void *s, int seat, const struct vk_words *w, struct vk_out *out);
    /* How the game came to its end, without names; false: not by points. NULL: in which round it ended. */
    bool (*ending)(const void *s, const struct vk_words *w, struct vk_out *out);
    /* Names of the parts of a score, for people. NULL: those in the rules. */
    const char *const *part_title;
    /* Whether anybody can have points in a part, as this game was set up. NULL: in all of them. */
    bool (*has_part)(const void *s, int part);
    /* Mark in a score what the screens of a table hide from this viewer (a display option, so the state knows it). */
    void (*screen)(const void *s, int viewer, struct vk_score *score);
    /* What a part of the score counts (seat VK_NONE), and how a seat comes to its points there: what it has, and what
     * would bring more; of a concealed state too, but then only of a part that all know. May write nothing. */
    void (*part_text)(const void *s, int part, int seat, const struct vk_words *w,
                      struct vk_out *out);
    /* Numbers that all of this hangs on besides the points; how many. NULL: it is written to see what changed. */
    int (*part_from)(const void *s, int part, uint64_t from[VK_PART_FROM]);
    /* The name of a part that hangs on the position (a card that was drawn); false: the one above. */
    bool (*part_title_now)(int part, const struct vk_words *w, struct vk_out *out);

    /* One log line for several events of one step, the first ones of this list: how many it tells. It may write
     * nothing where they say nothing new. 0: the first has its own sentence. */
    int (*tell)(const struct vk_event *ev, int n, const struct vk_words *w, struct vk_out *out);
    /* Whether the sentence of an event goes along with it, for a board to show. NULL: of none. */
    bool (*is_shown)(unsigned event);
    /* What a board shows of the position as it was with an event, and is gone when the step is over (a fight that it
     * ended): of which events, the first of them in a step; writes keys into the event's object. NULL: of none. */
    bool (*is_moment)(unsigned event);
    void (*moment)(const void *s, int viewer, const struct vk_words *w, struct vk_json *j);

    /* A value of an argument kind for people, in a sentence (`Vavau - Aitutaki` for ra18). NULL: as in the rules. */
    void (*arg_text)(unsigned kind, int value, const struct vk_words *w, struct vk_out *out);
    /* The same standing alone, as the title of a card, where that is another text (without article or
     * price): false where it is not. */
    bool (*arg_title)(unsigned kind, int value, const struct vk_words *w, struct vk_out *out);
    /* What a card, a tile, an objective does, in a sentence or two. May write nothing. */
    void (*arg_help)(unsigned kind, int value, const struct vk_words *w, struct vk_out *out);
    /* Further words by their ids; the last row has kind NULL. */
    const struct vk_glossary *glossary;
    /* The whole position. Writes keys into an open object. */
    void (*view)(const void *s, int viewer, const struct vk_words *w, struct vk_json *j);
    /*
     * A decision of several steps (a plan, an offer) as its seat puts it together before any of them is made. `text`
     * is what it has so far, in words of the game; "": nothing. Writes "draft":{…}: what fits, what else would, why
     * the rest would not, and the actions that carry it out. Nothing where there is nothing to put together.
     */
    void (*draft)(const void *s, int seat, const char *text, const struct vk_words *w,
                  struct vk_json *j);
    bool drafts_ahead; /* seats that wait may ask as well: for what comes later */
    /* Text picture of the board. NULL: none. */
    void (*picture)(const void *s, const struct vk_words *w, struct vk_picture *out);
    /* Where an action is on that picture; false if nowhere. */
    bool (*spot)(const void *s, vk_action a, const struct vk_picture *p, struct vk_spot *from,
                 struct vk_spot *to);
    /* Lines for the panels: one player (the first line is the heading: who), the table. With '\n'. */
    void (*player_text)(const void *s, int seat, const struct vk_words *w, struct vk_out *out);
    void (*table_text)(const void *s, const struct vk_words *w, struct vk_out *out);
    /* The board in words, for those who do not see it. NULL: told from the lists of the view. */
    void (*board_text)(const void *s, const struct vk_words *w, struct vk_out *out);
    /* Why an action costs what it costs; what it does, in one sentence. May write nothing. */
    void (*explain)(const void *s, int seat, vk_action a, const struct vk_words *w,
                    struct vk_out *out);
    /* Actions of a list with the same number, not 0, have the same explanation. NULL: not known of any. */
    uint32_t (*explain_from)(const void *s, int seat, vk_action a);
    /* For programs: what the action costs, whom it pays, where it is. Keys in an open object. */
    void (*terms)(const void *s, int seat, vk_action a, const struct vk_words *w,
                  struct vk_json *j);
    /* What of that is true of any such action, where it lies on the board: keys, of rows of `closed`. NULL: none. */
    void (*place)(vk_action a, struct vk_json *j);
    /* Reasons for an action, for a hint: one or two sentences of what it brings, prevents or risks, from
     * what the seat knows before and after it. Points are told already. May write nothing. */
    void (*why)(const void *before, const void *after, int seat, vk_action a,
                const struct vk_words *w, struct vk_out *out);
    /* What this seat, whose decision it is, may look for in vain, and why. How many. */
    int (*closed)(const void *s, int seat, struct vk_closed list[VK_CLOSED_MAX]);
    /* Why this seat cannot choose a place of the board now, where there are too many for `closed`: writes
     * "refusals":[…]. NULL: nothing of the kind. */
    void (*refusals)(const void *s, int seat, const struct vk_words *w, struct vk_json *j);
    /* Card i of those on the table: its title, a line feed, its text. False: there is no such. */
    bool (*card)(const void *s, int i, const struct vk_words *w, struct vk_out *out);

    /* The label of an action where it hangs on the position (a price); false: that of verb_text. */
    bool (*label_now)(vk_action a, const struct vk_words *w, struct vk_out *out);
    /* Blanks that verb_text has behind the arguments of an action: how many. */
    int (*more_blanks)(vk_action a, uint8_t kind[VK_ARGS_MAX], int16_t value[VK_ARGS_MAX]);
    /* An action that no front takes by itself, even where it is the only one: it is said to somebody (a deal). */
    bool (*is_asked)(vk_action a);
    /* See vk_routine; NULL: the only answer, and only its seat can know that there was no other. */
    struct vk_routine (*routine)(const void *s, int seat, const struct vk_actions *list);
    /* An action that gives up something which is still to be had: no cursor begins on it. */
    bool (*gives_up)(vk_action a);

    /* Names of the values of options, for people. NULL: as they are written. */
    void (*option_text)(int option, int value, const struct vk_words *w, struct vk_out *out);
    /* The game told to a newcomer: paragraphs, after the last one NULL. */
    const char *const *about;
};

extern const struct vk_face *const vk_faces[];
extern const int vk_n_faces;

/* Never NULL: a game without a face of its own gets one that shows its tables. */
const struct vk_face *vk_face_of(const struct vk_game *g);
const char *vk_tr(const struct vk_words *w, const char *msgid);

/* The sentence of an event as its viewer got it (vk_event_for). */
void vk_event_text(const struct vk_face *f, const struct vk_event *ev, const struct vk_words *w,
                   struct vk_out *out);

/*
 * The next log line of a step: of the n events that its viewer got and that are not told yet, how
 * many it tells (at least one). It may be empty. Whose line it is: theirs, or VK_NONE.
 */
int vk_events_text(const struct vk_face *f, const struct vk_event *ev, int n,
                   const struct vk_words *w, struct vk_out *out);
int vk_events_actor(const struct vk_event *ev, int n);

/* What an action does, for a list: `Explore Vavau - Aitutaki, pay fish`. */
void vk_action_label(const struct vk_face *f, vk_action a, const struct vk_words *w,
                     struct vk_out *out);

/* A seat for people: its name, or its colour. */
void vk_seat_text(const struct vk_face *f, int seat, const struct vk_words *w, struct vk_out *out);

/* One letter that stands for a seat: of its colour, or its number from 1. */
char vk_seat_letter(const struct vk_face *f, int seat);

/* Names for people out of the tables above; where a face has none, the name in the rules. */
const char *vk_round_word(const struct vk_face *f); /* what the rulebook calls a round */
void vk_put_round(const struct vk_face *f, int round, const struct vk_words *w, struct vk_out *out);
void vk_stage_text(const struct vk_face *f, const void *s, const struct vk_words *w,
                   struct vk_out *out);
void vk_point_title(const struct vk_face *f, int point, const struct vk_words *w,
                    struct vk_out *out);
void vk_point_help(const struct vk_face *f, int point, const struct vk_words *w,
                   struct vk_out *out);
void vk_part_title(const struct vk_face *f, int part, const struct vk_words *w, struct vk_out *out);
/* A value of an argument kind in a sentence. */
void vk_arg_text(const struct vk_face *f, unsigned kind, int value, const struct vk_words *w,
                 struct vk_out *out);
/* A value standing alone: `Rua Hatu`, where a sentence has `Rua Hatu (4)`. */
void vk_arg_title(const struct vk_face *f, unsigned kind, int value, const struct vk_words *w,
                  struct vk_out *out);
void vk_option_title(const struct vk_face *f, int option, const struct vk_words *w,
                     struct vk_out *out);
void vk_option_text(const struct vk_face *f, int option, int value, const struct vk_words *w,
                    struct vk_out *out);

/* The score as its viewer may know it, of a state that was concealed for him: what a screen hides is marked and left
 * out, and ranks are those of the known points. Every front shows this one. */
void vk_score_for(const struct vk_face *f, const void *seen, int viewer, struct vk_score *out);

/* What a part of that score counts (seat VK_NONE), or how a seat comes to its points there: nothing where the face says
 * nothing, or where anybody's points in this part are hidden. w->state is `seen`. */
void vk_part_text(const struct vk_face *f, const struct vk_score *score, int part, int seat,
                  const struct vk_words *w, struct vk_out *out);

/*
 * Writes "score":{"unit","totals","known":[…],"tie_breaks","ranks","winners","parts":[{"name","title",
 * "points"}]}; with "help" of each part where the face explains it, and "notes" where nobody's points in it are
 * hidden; an unknown part or tie-break is null, and then `known` of that seat is false. Without has_part: left out.
 */
void vk_score_json(const struct vk_face *f, const struct vk_score *score, int seats,
                   const struct vk_words *w, struct vk_json *j);

/*
 * The common envelope of a position: {"game","rules_version","seats","step","round","stage","viewer","over",
 * "due":{…},"legal":[…],"usual","routine","not_now","score":{…},"position":{…}}; "ending","by_points" at the end;
 * "not_now" is one sentence about whatever cannot be used now; "closed":[{"do","label","why"}] behind "routine"
 * where the game tells what is not to be had, "refusals":[…] where it tells that of places; "draft":{…} where the
 * viewer puts several steps together, else null; and "plain":{…} (src/face/plain.h) where the page has no board for
 * the game. `s` is concealed here for the viewer.
 * Who gets "legal": a seat that is due; the referee whatever is due, chance with its weights.
 */
void vk_view_json(const struct vk_game *g, const void *s, int viewer, uint32_t step,
                  struct vk_json *j);

/* The same with labels in another language and with the names of people. */
void vk_view_json_in(const struct vk_game *g, const void *s, int viewer, uint32_t step,
                     const struct vk_words *w, struct vk_json *j);

/* What a seat puts together that is due, or waits if the game has drafts_ahead: writes "draft":{…}, or nothing where
 * there is nothing of the kind. `s` is concealed here for the seat; nothing is changed. */
void vk_draft_json(const struct vk_game *g, const void *s, int seat, const char *text,
                   const struct vk_words *w, struct vk_json *j);

/* A game as a row of a list, with all of its options: docs/protocol.md, section 3, has the members. */
void vk_game_json(const struct vk_game *g, const struct vk_words *w, struct vk_json *j);

/* What may not be set beside the rest of a setup: {"refused":{key:{value:why}},"why"}. A value is refused where the
 * game lays it at that option; "why" is null, or why the setup as it stands is refused. */
void vk_setup_json(const struct vk_game *g, const struct vk_setup *cfg, const struct vk_words *w,
                   struct vk_json *j);

/*
 * All words of a game that hang on no position: {"game","points":{name:{"title","help"}},"kinds":{kind:
 * {value:{"text","title","help"}}},"parts":{name:title}}. "title" is there where a value standing alone is written
 * otherwise than in a sentence, "help" where there is something to say; kinds that are plain numbers are left out.
 */
void vk_words_json(const struct vk_game *g, const struct vk_words *w, struct vk_json *j);

#endif
