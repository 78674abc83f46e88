/*
 * book.c - reading a book of lessons. A line that begins with a word is an entry; lines that begin with
 * blanks belong to the entry above. Every entry is copied into the pool and taken apart there.
 */
#include "lesson/book.h"
#include "lesson/cond.h"
#include "lesson/lines.h"
#include "lesson/words.h"
#include "vaka/registry.h"
#include <string.h>

struct reader {
    struct vk_book *b;
    struct vk_book_fault *no;
    uint32_t entry; /* the line where the entry at hand begins */
    bool is_story;  /* behind `story`, before the next `lesson` */
    bool has_place; /* an `at` waits for its beat */
    uint8_t story;
    uint16_t place;
    const char *part; /* of the lessons that follow */
};

static bool refuse(struct reader *r, const char *what, const char *which)
{
    vk_book_say(r->no, r->entry, what, which);
    return false;
}

/* ---- Words ----------------------------------------------------------------------------------- */

static bool is_sentence(struct reader *r, const char *text)
{
    if (!text || !*text)
        return refuse(r, "a sentence is missing", "");
    return length_of(text) <= VK_BOOK_TEXT || refuse(r, "too long for a phone: ", text);
}

/* ---- Steps ----------------------------------------------------------------------------------- */

/* `TRV`, `1 bid 4`, `* die 5`. */
static bool read_step(struct reader *r, char *text)
{
    struct vk_book *b = r->b;
    struct vk_book_step *step = &b->step[b->n_steps];
    const char *why;
    if (b->n_steps == VK_BOOK_STEPS)
        return refuse(r, "there are too many steps in this book", "");
    *step = (struct vk_book_step){ .seat = VK_NONE };
    if (text[0] == '*' && text[1] == ' ')
        step->seat = VK_CHANCE;
    else if (text[0] >= '0' && text[0] < '0' + b->seats && text[1] == ' ')
        step->seat = (uint8_t)(text[0] - '0');
    if (step->seat != VK_NONE)
        text = skip(text + 1);
    if (!vk_action_read(b->game, text, &step->act, &why)) {
        struct vk_out out = vk_out_to(r->no->why, sizeof r->no->why);
        r->no->line = r->entry;
        vk_put(&out, text);
        vk_put(&out, ": ");
        vk_put(&out, why);
        return false;
    }
    b->n_steps++;
    return true;
}

static bool read_steps(struct reader *r, char *text, struct vk_book_span *out)
{
    out->from = r->b->n_steps;
    while (text) {
        char *rest = cut(text, ";");
        if (*text && !read_step(r, text))
            return false;
        text = rest;
    }
    out->n = (uint16_t)(r->b->n_steps - out->from);
    return out->n || refuse(r, "no step is named", "");
}

/* ---- The head, and stories --------------------------------------------------------------------- */

static bool read_game(struct reader *r, char *text)
{
    r->b->game = vk_game_by_id(text);
    return r->b->game || refuse(r, "there is no game ", text);
}

/* `You`: a story of its own has the first of the book's seats. */
static bool read_story_seats(struct reader *r, char *text)
{
    struct vk_book *b = r->b;
    int n = 0;
    for (char *rest; text; text = rest) {
        rest = cut(text, ",");
        if (n == b->seats || strcmp(text, n == b->you ? "You" : b->name[n]) != 0)
            return refuse(r, "a story has the first of the book's seats, not ", text);
        n++;
    }
    vk_setup_standard(b->game, n, &b->story[b->n_stories - 1].setup);
    return n > b->you || refuse(r, "one of the seats is You", "");
}

/* `You, Hina, Kupe`: the learner is You. */
static bool read_seats(struct reader *r, char *text)
{
    struct vk_book *b = r->b;
    bool has_you = false;
    if (r->is_story)
        return read_story_seats(r, text);
    if (!b->game)
        return refuse(r, "the game is named first", "");
    for (char *rest; text; text = rest) {
        rest = cut(text, ",");
        if (b->seats == b->game->seats_max || !*text || strlen(text) >= VK_NAME_MAX)
            return refuse(r, "this is no name, or there are too many: ", text);
        if (strcmp(text, "You") == 0) {
            b->you = b->seats;
            has_you = true;
        } else {
            memcpy(b->name[b->seats], text, strlen(text) + 1);
        }
        b->seats++;
    }
    return has_you || refuse(r, "one of the seats is You", "");
}

static bool read_story(struct reader *r, char *text)
{
    struct vk_book *b = r->b;
    if (!b->seats || b->n_lessons)
        return refuse(r, "stories stand behind the seats and before the lessons", "");
    if (b->n_stories == VK_BOOK_STORIES)
        return refuse(r, "there are too many stories", "");
    struct vk_book_story *story = &b->story[b->n_stories++];
    *story = (struct vk_book_story){ .id = text, .line = r->entry };
    vk_setup_standard(b->game, b->seats, &story->setup);
    r->is_story = true;
    return *text || refuse(r, "a story needs a name", "");
}

static bool read_options(struct reader *r, char *text)
{
    struct vk_book *b = r->b;
    if (!r->is_story)
        return refuse(r, "options belong to a story", "");
    struct vk_book_story *story = &b->story[b->n_stories - 1];
    for (char *rest; text; text = rest) {
        rest = cut(text, " ");
        char *value = cut(text, "=");
        struct vk_out why = vk_out_to(r->no->why, sizeof r->no->why);
        if (!value)
            return refuse(r, "an option is written key=value, not ", text);
        if (!vk_setup_option(b->game, &story->setup, text, value, &why)) {
            r->no->line = r->entry;
            return false;
        }
    }
    return true;
}

/* `first 39`: a story, and how many of its steps. */
static bool read_place(struct reader *r, char *text, uint8_t *story, uint16_t *place)
{
    const struct vk_book *b = r->b;
    char *step = cut(text, " ");
    uint32_t n = 0;
    for (int i = 0; i < b->n_stories; i++) {
        if (strcmp(b->story[i].id, text) != 0)
            continue;
        *story = (uint8_t)i;
        if (!step || !read_number(step, b->story[i].steps.n, &n))
            return refuse(r, "the story has no such step: ", step ? step : "");
        *place = (uint16_t)n;
        return true;
    }
    return refuse(r, "there is no story ", text);
}

/* `first 39`: the story begins with the table and the first steps of another. */
static bool read_from(struct reader *r, char *text)
{
    struct vk_book *b = r->b;
    struct vk_book_story *story = &b->story[b->n_stories - 1];
    uint8_t other;
    uint16_t n;
    if (!r->is_story || story->steps.n)
        return refuse(r, "from stands behind story, before its steps", "");
    if (!read_place(r, text, &other, &n))
        return false;
    if (b->n_steps + n > VK_BOOK_STEPS)
        return refuse(r, "there are too many steps in this book", "");
    story->setup = b->story[other].setup;
    story->steps = (struct vk_book_span){ b->n_steps, n };
    memcpy(&b->step[b->n_steps], &b->step[b->story[other].steps.from], n * sizeof b->step[0]);
    b->n_steps = (uint16_t)(b->n_steps + n);
    return true;
}

static bool read_story_steps(struct reader *r, char *text)
{
    if (!r->is_story)
        return refuse(r, "steps belong to a story", "");
    struct vk_book_story *story = &r->b->story[r->b->n_stories - 1];
    struct vk_book_span more;
    if (!read_steps(r, text, &more))
        return false;
    story->steps.from = story->steps.n ? story->steps.from : more.from;
    story->steps.n = (uint16_t)(story->steps.n + more.n);
    return true;
}

/* ---- Lessons ----------------------------------------------------------------------------------- */

/* `part Alone`: the lessons behind it. */
static bool read_part(struct reader *r, char *text)
{
    r->part = text;
    return is_sentence(r, text);
}

/* `suwarrow, 1 minute: Land on Suwarrow` */
static bool read_lesson(struct reader *r, char *text)
{
    struct vk_book *b = r->b;
    char *title = cut(text, ": "), *time = cut(text, ",");
    uint32_t minutes;
    if (!b->n_stories)
        return refuse(r, "a lesson needs a story before it", "");
    if (b->n_lessons == VK_BOOK_LESSONS)
        return refuse(r, "there are too many lessons", "");
    if (b->n_lessons && !b->lesson[b->n_lessons - 1].tip)
        return refuse(r, "the lesson before has no tip", "");
    if (!title || !time || !cut(time, " minute") || !read_number(time, 10, &minutes) || !minutes)
        return refuse(r, "a lesson is written NAME, N minutes: TITLE", "");
    if (vk_book_find(b, text) >= 0)
        return refuse(r, "there are two lessons ", text);
    struct vk_book_lesson *lesson = &b->lesson[b->n_lessons++];
    *lesson = (struct vk_book_lesson){
        .id = text, .title = title, .part = r->part, .minutes = (uint8_t)minutes, .line = r->entry
    };
    lesson->beats.from = b->n_beats;
    r->is_story = false;
    return is_sentence(r, title);
}

static bool read_tip(struct reader *r, char *text)
{
    struct vk_book_lesson *lesson = &r->b->lesson[r->b->n_lessons - 1];
    if (!lesson->beats.n)
        return refuse(r, "a lesson begins with at, and something is said", "");
    lesson->tip = text;
    return is_sentence(r, text);
}

static bool read_offer(struct reader *r, char *text)
{
    struct vk_book_lesson *lesson = &r->b->lesson[r->b->n_lessons - 1];
    if (!lesson->tip)
        return refuse(r, "an offer stands behind the tip", "");
    lesson->offer = text;
    return is_sentence(r, text);
}

/* `choose_action: Routes cost 1 now.` */
static bool read_coach(struct reader *r, char *text)
{
    struct vk_book *b = r->b;
    char *sentence = cut(text, ": ");
    if (b->n_coach == VK_BOOK_COACH)
        return refuse(r, "the coach says too much", "");
    if (!b->game || !vk_book_decides(b->game, text))
        return refuse(r, "this is not decided in the game: ", text);
    b->coach[b->n_coach++] =
        (struct vk_book_coach){ .point = text, .text = sentence, .line = r->entry };
    return is_sentence(r, sentence);
}

/* `first 39` */
static bool read_at(struct reader *r, char *text)
{
    r->has_place = read_place(r, text, &r->story, &r->place);
    return r->has_place;
}

static bool begin_beat(struct reader *r, uint8_t kind, const char *text)
{
    struct vk_book *b = r->b;
    struct vk_book_lesson *lesson = &b->lesson[b->n_lessons - 1];
    if (lesson->tip)
        return refuse(r, "the tip is the last of a lesson", "");
    if (b->n_beats == VK_BOOK_BEATS)
        return refuse(r, "too much is said in this book", "");
    if (!lesson->beats.n && !r->has_place)
        return refuse(r, "a lesson begins with at STORY STEP", "");
    b->beat[b->n_beats++] = (struct vk_book_beat){ .kind = kind,
                                                   .say = text,
                                                   .line = r->entry,
                                                   .has_place = r->has_place,
                                                   .story = r->story,
                                                   .at = r->place,
                                                   .rows.from = b->n_rows };
    lesson->beats.n++;
    r->has_place = false;
    return is_sentence(r, text);
}

static bool read_say(struct reader *r, char *text)
{
    return begin_beat(r, VK_BEAT_SAY, text);
}

static bool read_try(struct reader *r, char *text)
{
    return begin_beat(r, VK_BEAT_TRY, text);
}

static bool read_ask(struct reader *r, char *text)
{
    return begin_beat(r, VK_BEAT_ASK, text);
}

/* ---- What belongs to a beat -------------------------------------------------------------------- */

/* The beat that was read last; NULL: nothing is said yet in this lesson. */
static struct vk_book_beat *last_beat(struct reader *r)
{
    struct vk_book *b = r->b;
    return b->lesson[b->n_lessons - 1].beats.n ? &b->beat[b->n_beats - 1] : NULL;
}

static struct vk_book_beat *beat_of(struct reader *r, uint8_t kind)
{
    struct vk_book_beat *beat = last_beat(r);
    if (beat && beat->kind == kind && !r->has_place)
        return beat;
    refuse(r, "this does not belong to what stands before it", "");
    return NULL;
}

static bool read_do(struct reader *r, char *text)
{
    struct vk_book_beat *beat = beat_of(r, VK_BEAT_SAY);
    if (!beat)
        return false;
    beat->kind = VK_BEAT_DO;
    beat->action = text;
    return *text || refuse(r, "no action is named", "");
}

/* `3`, or steps. */
static bool read_watch(struct reader *r, char *text)
{
    struct vk_book_beat *beat = beat_of(r, VK_BEAT_SAY);
    uint32_t n;
    if (!beat)
        return false;
    beat->kind = VK_BEAT_WATCH;
    if (!read_number(text, VK_BOOK_STEPS, &n))
        return read_steps(r, text, &beat->steps);
    beat->n_recorded = (uint16_t)n;
    return n || refuse(r, "watch needs a number of steps, or steps", "");
}

static bool read_then(struct reader *r, char *text)
{
    struct vk_book_beat *beat = last_beat(r);
    if (!beat || (beat->kind != VK_BEAT_DO && beat->kind != VK_BEAT_WATCH) || beat->then)
        return refuse(r, "then stands behind do or watch", "");
    beat->then = text;
    return is_sentence(r, text);
}

static bool read_else(struct reader *r, char *text)
{
    struct vk_book_beat *beat = beat_of(r, VK_BEAT_TRY);
    if (!beat)
        return false;
    beat->then = text;
    return is_sentence(r, text);
}

static bool read_solution(struct reader *r, char *text)
{
    struct vk_book_beat *beat = beat_of(r, VK_BEAT_TRY);
    return beat && read_steps(r, text, &beat->steps);
}

/* `1 reward tattoo or reward pearls` is one reply: the first that can be done. */
static bool read_reply(struct reader *r, char *text)
{
    struct vk_book *b = r->b;
    struct vk_book_beat *beat = beat_of(r, VK_BEAT_TRY);
    if (!beat)
        return false;
    beat->reply.from = b->n_steps;
    for (char *rest; text; text = rest) {
        uint16_t first = b->n_steps;
        rest = cut(text, ";");
        for (char *other; text && *text; text = other) {
            other = cut(text, " or ");
            if (!read_step(r, text))
                return false;
            struct vk_book_step *step = &b->step[b->n_steps - 1];
            step->is_or = b->n_steps - 1 > first;
            step->seat = b->step[first].seat;
        }
    }
    beat->reply.n = (uint16_t)(b->n_steps - beat->reply.from);
    return beat->reply.n || refuse(r, "no step is named", "");
}

static bool add_row(struct reader *r, uint8_t kind, const char *cond, const char *text)
{
    struct vk_book *b = r->b;
    struct vk_book_beat *beat = last_beat(r);
    if (b->n_rows == VK_BOOK_ROWS)
        return refuse(r, "there are too many rows in this book", "");
    if (!beat || r->has_place)
        return refuse(r, "nothing is said yet that this could belong to", "");
    b->row[b->n_rows++] =
        (struct vk_book_row){ .kind = kind, .line = r->entry, .cond = cond, .text = text };
    beat->rows.n++;
    return true;
}

/* A condition, `: `, a sentence. */
static bool read_judgement(struct reader *r, uint8_t kind, char *text)
{
    char *sentence = cut(text, ": ");
    const char *fault = vk_cond_fault(text);
    if (fault)
        return refuse(r, fault, text);
    return is_sentence(r, sentence) && beat_of(r, VK_BEAT_TRY) && add_row(r, kind, text, sentence);
}

static bool read_goal(struct reader *r, char *text)
{
    return read_judgement(r, VK_ROW_GOAL, text);
}

static bool read_wrong(struct reader *r, char *text)
{
    return read_judgement(r, VK_ROW_WRONG, text);
}

static bool read_note(struct reader *r, char *text)
{
    return read_judgement(r, VK_ROW_NOTE, text);
}

static bool read_fact(struct reader *r, char *text)
{
    const char *fault = vk_cond_fault(text);
    return fault ? refuse(r, fault, text) : add_row(r, VK_ROW_FACT, text, NULL);
}

static bool read_help(struct reader *r, char *text)
{
    return is_sentence(r, text) && beat_of(r, VK_BEAT_TRY) && add_row(r, VK_ROW_HELP, NULL, text);
}

static bool read_choice(struct reader *r, uint8_t kind, char *text)
{
    char *sentence = cut(text, ": ");
    return is_sentence(r, text) && is_sentence(r, sentence) && beat_of(r, VK_BEAT_ASK) &&
           add_row(r, kind, text, sentence);
}

static bool read_right(struct reader *r, char *text)
{
    return read_choice(r, VK_ROW_RIGHT, text);
}

static bool read_other(struct reader *r, char *text)
{
    return read_choice(r, VK_ROW_OTHER, text);
}

static bool read_point(struct reader *r, char *text)
{
    for (char *rest; text; text = rest) {
        unsigned kind;
        rest = cut(text, ";");
        bool is_known = strncmp(text, "action ", 7) == 0 || vk_book_thing(r->b->game, text, &kind);
        for (int i = 0; !is_known && vk_book_parts[i]; i++)
            is_known = strcmp(text, vk_book_parts[i]) == 0;
        if (!is_known)
            return refuse(r, "nothing can be pointed at that is called ", text);
        if (!add_row(r, VK_ROW_POINT, text, NULL))
            return false;
    }
    return true;
}

/* ---- Entries ----------------------------------------------------------------------------------- */

static const struct {
    const char *word;
    bool (*read)(struct reader *r, char *text);
    bool is_of_lesson;
} entries[] = {
    { "game", read_game, false },
    { "seats", read_seats, false },
    { "story", read_story, false },
    { "from", read_from, false },
    { "options", read_options, false },
    { "steps", read_story_steps, false },
    { "part", read_part, false },
    { "lesson", read_lesson, false },
    { "at", read_at, true },
    { "say", read_say, true },
    { "do", read_do, true },
    { "watch", read_watch, true },
    { "then", read_then, true },
    { "try", read_try, true },
    { "goal", read_goal, true },
    { "solution", read_solution, true },
    { "reply", read_reply, true },
    { "wrong", read_wrong, true },
    { "note", read_note, true },
    { "fact", read_fact, true },
    { "else", read_else, true },
    { "help", read_help, true },
    { "ask", read_ask, true },
    { "right", read_right, true },
    { "other", read_other, true },
    { "point", read_point, true },
    { "tip", read_tip, true },
    { "offer", read_offer, true },
    { "coach", read_coach, false },
};

/* Lines of an entry are one sentence, or steps one under the other. */
static void join_lines(char *text, char joint)
{
    for (; *text; text++)
        if (*text == '\n')
            *text = joint;
}

static bool read_entry(struct reader *r, char *text)
{
    bool is_steps = strncmp(text, "steps", 5) == 0 || strncmp(text, "solution", 8) == 0 ||
                    strncmp(text, "reply", 5) == 0 || strncmp(text, "watch", 5) == 0;
    size_t n = strcspn(text, " \n");
    char *rest = text + n + (text[n] != '\0');
    text[n] = '\0';
    join_lines(rest, is_steps ? ';' : ' ');
    rest = skip(rest);
    for (size_t i = 0; i < sizeof entries / sizeof entries[0]; i++) {
        if (strcmp(text, entries[i].word) != 0)
            continue;
        if (entries[i].is_of_lesson && (!r->b->n_lessons || r->is_story))
            return refuse(r, "this belongs to a lesson: ", text);
        return entries[i].read(r, rest);
    }
    return refuse(r, "there is no such word: ", text);
}

static bool is_whole(struct reader *r)
{
    const struct vk_book *b = r->b;
    if (!b->n_lessons || !b->lesson[b->n_lessons - 1].tip)
        return refuse(r, "the last lesson has no tip", "");
    for (int i = 0; i < b->n_beats; i++) {
        const struct vk_book_beat *beat = &b->beat[i];
        int goals = 0, right = 0;
        for (int k = 0; k < beat->rows.n; k++) {
            goals += b->row[beat->rows.from + k].kind == VK_ROW_GOAL;
            right += b->row[beat->rows.from + k].kind == VK_ROW_RIGHT;
        }
        r->entry = beat->line;
        if (beat->kind == VK_BEAT_TRY && (!goals || !beat->steps.n))
            return refuse(r, "a try needs a goal and a solution", "");
        if (beat->kind == VK_BEAT_ASK && (right != 1 || beat->rows.n < 2))
            return refuse(r, "a question needs one right answer and another", "");
    }
    return true;
}

bool vk_book_read(struct vk_book *b, const char *text, struct vk_book_fault *no)
{
    struct reader r = { .b = b, .no = no };
    struct vk_lines lines = { .at = text };
    memset(b, 0, sizeof *b);
    *no = (struct vk_book_fault){ 0 };
    for (char *entry; (entry = vk_lines_entry(&lines, b));) {
        r.entry = lines.entry;
        if (!read_entry(&r, entry))
            return false;
    }
    if (!lines.is_full)
        return is_whole(&r);
    vk_book_say(no, lines.line, "the book is too long", "");
    return false;
}
