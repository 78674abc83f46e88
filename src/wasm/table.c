/* table.c - a table in a page: the house of one person. */
#include "wasm/table.h"
#include "table/hear.h"
#include "table/move.h"
#include "table/row.h"
#include "vaka/known.h"
#include "vaka/registry.h"
#include "wasm/house.h"
#include "wasm/inside.h"
#include <string.h>

enum {
    MESSAGE = 1 << 20,
    BLOCKS =
        10, /* a state, its steps, who was told, states of before: of a table, and of one that it begins like */
    PAST = 16,           /* commands that are known again when they come twice */
    USUAL_PAUSE_MS = 600 /* as the server is set */
};

/* What was asked, and later what was answered; the same bytes go to a module that thinks and back. */
struct thinking {
    struct vk_question question; /* its game by number */
    uint8_t game;
    bool is_hint;
    char id[VK_CLIENT_MAX + 1]; /* of the command */
    vk_action act;
    struct vk_advice advice;
    _Alignas(8) uint8_t state[VK_STATE_MAX]; /* concealed */
};

struct past {
    char id[VK_CLIENT_MAX + 1], reply[40];
};

/* What is to be said to the one who sent a command, then to everybody. */
struct saying {
    bool has_hello, has_no, has_ok, has_draft, has_thought, has_asked, has_news;
    char id[VK_CLIENT_MAX + 1], reply[40];
    enum fault fault;
    char why[VK_KEYS_WHY];
};

struct vk_table here;
struct house house;
static struct area block[BLOCKS], lines, scratch, memory;
static bool is_used[BLOCKS];
static size_t n_lines;
static uint64_t n_messages;
static struct vk_command said;
static struct vk_deed deed;
static bool has_deed;
static struct vk_news news;
static struct saying say;
static struct past past[PAST];
static unsigned n_past;
static struct thinking thinking; /* a hint's question on its way out, an answer on its way in */
static bool has_question;

/* ---- Memory and lines ---------------------------------------------------------------------- */

static int block_of(const void *at)
{
    for (int i = 0; i < BLOCKS; i++)
        if (at ? is_used[i] && block[i].at == at : !is_used[i])
            return i;
    vk_panic("no block", __FILE__, __LINE__);
}

static void *resize(void *old, size_t bytes)
{
    int i = block_of(old);
    struct area before = block[i];
    is_used[i] = bytes > 0;
    if (bytes == 0)
        return NULL;
    void *at = wasm_area(&block[i], bytes);
    if (old && at != old)
        memcpy(at, old, before.size);
    return at;
}

static void keep_line(struct vk_clerk *self, const char *text, size_t n)
{
    struct area before = lines;
    house.updated = self->now;
    uint8_t *at = wasm_area(&lines, n_lines + n);
    if (at != before.at && n_lines)
        memcpy(at, before.at, n_lines);
    memcpy(at + n_lines, text, n);
    n_lines += n;
}

struct vk_clerk house_clerk(double now)
{
    return (struct vk_clerk){ .now = (int64_t)now, .line = keep_line };
}

uint32_t vaka_table_lines(void)
{
    struct vk_out *out = wasm_answer();
    vk_put_bytes(out, (const char *)lines.at, n_lines);
    return (uint32_t)n_lines;
}

uint32_t house_draft(struct vk_table *t, double now)
{
    struct vk_clerk clerk = house_clerk(now);
    size_t kept = n_lines;
    vk_table_rewrite(t, &clerk);
    uint32_t bytes = (uint32_t)(n_lines - kept);
    vk_put_bytes(wasm_answer(), (const char *)lines.at + kept, bytes);
    n_lines = kept;
    return bytes;
}

void house_drop_lines(void)
{
    n_lines = 0;
}

/* ---- Sitting down -------------------------------------------------------------------------- */

static void add_row(const struct vk_house *self, const char *key, struct vk_json *j);
static void add_chat(const struct vk_house *self, struct vk_json *j);

int vaka_table_sit(void)
{
    struct vk_keys k;
    size_t n;
    const char *text = wasm_input(&n);
    if (here.resize)
        vk_table_drop(&here);
    here = (struct vk_table){ .resize = resize, .has_hints = true, .language = wasm_language() };
    house = (struct house){ .house = { add_row, add_chat }, .pause = USUAL_PAUSE_MS };
    say = (struct saying){ 0 };
    n_lines = 0;
    has_deed = has_question = false;
    if (vk_keys_read(&k, text, n)) {
        vk_keys_text(&k, "id", house.id, sizeof house.id);
        vk_keys_text(&k, "name", house.name, sizeof house.name);
        house.created = house.updated = vk_keys_int(&k, "created", 0, INT64_MAX);
        house.person = vk_keys_have(&k, "person") ? vk_keys_int(&k, "person", 0, INT64_MAX) : 0;
        house.seen =
            vk_keys_have(&k, "seen") ? (uint32_t)vk_keys_int(&k, "seen", 0, VK_STEPS_BOUND) : 0;
        house_read(&k);
    }
    return k.why[0] ? wasm_refuse(VK_ERR_SETUP, k.why) : (wasm_answer(), VK_OK);
}

int vaka_table_begin(double now)
{
    struct vk_clerk clerk = house_clerk(now);
    struct vk_refusal no = { 0 };
    int rc = vk_table_begin(&here, house.game, &house.setup, &clerk, &no);
    return rc ? wasm_refuse(rc, no.why ? no.why : vk_error_text(rc)) : (wasm_answer(), VK_OK);
}

int house_refuse_journal(const struct vk_journal_fault *no)
{
    const struct vk_words words = wasm_words();
    vk_journal_fault_put(no, &words, wasm_answer());
    return VK_ERR_ILLEGAL;
}

int vaka_table_resume(void)
{
    struct vk_journal_fault no = { 0 };
    size_t n;
    const char *text = wasm_input(&n);
    if (!vk_table_read(&here, text, n, &no))
        return house_refuse_journal(&no);
    house.game = here.game.game;
    house.setup = here.game.setup;
    house_options();
    house_names();
    if (here.head.chance_kind == VK_CHANCE_SEED)
        house_luck(here.head.seed);
    if (here.game.n)
        house.updated = here.game.step[here.game.n - 1].time;
    wasm_answer();
    return (int)here.game.n;
}

/* ---- The house's part of messages ---------------------------------------------------------- */

static uint8_t status(void)
{
    return vk_table_is_over(&here) ? VK_ROW_OVER : VK_ROW_RUNNING;
}

static void add_row(const struct vk_house *self, const char *key, struct vk_json *j)
{
    (void)self;
    struct vk_row row = { .id = house.id,
                          .name = house.name,
                          .game = house.game->id,
                          .status = status(),
                          .has_hints = here.has_hints,
                          .options = house.options,
                          .created = house.created,
                          .updated = house.updated,
                          .host = house.person,
                          .you = house.you,
                          .n_seats = house.n_seats,
                          .since = house.updated };
    for (int i = 0; i < house.n_seats; i++)
        row.seat[i] =
            (struct vk_row_seat){ .kind = here.seat[i].who == VK_SEAT_PERSON ? VK_ROW_PERSON
                                                                             : VK_ROW_BOT,
                                  .person = i == house.you ? house.person : 0,
                                  .name = here.name[i],
                                  .level = here.seat[i].level,
                                  .is_online = true,
                                  .left = -1 };
    vk_table_summarise(&here, house_viewer(), &row.summary);
    vk_row_json(j, key, &row);
}

/* Bots have nothing to say. */
static void add_chat(const struct vk_house *self, struct vk_json *j)
{
    (void)self;
    vk_json_array(j, "chat");
    vk_json_end(j, ']');
    vk_json_int(j, "chat_read", 0);
}

int vaka_table_row(void)
{
    struct vk_json j = vk_json_to(wasm_answer());
    add_row(&house.house, NULL, &j);
    return VK_OK;
}

uint32_t vaka_table_seen(void)
{
    return house.seen;
}

/* ---- Saying -------------------------------------------------------------------------------- */

static bool next_news(void)
{
    while (say.has_news && vk_news_next(&news, &here))
        if (news.viewers >> house_viewer() & 1)
            return true;
    say.has_news = false;
    return false;
}

static void write_thought(struct vk_json *j)
{
    vk_say_advice(&here, thinking.id, &thinking.question, thinking.state, &thinking.advice, j);
}

static bool takes(bool *is_set)
{
    bool was_set = *is_set;
    *is_set = false;
    return was_set;
}

static bool write_next(double now, struct vk_json *j)
{
    const struct vk_words words = wasm_words();
    here.language = wasm_language();
    if (takes(&say.has_hello))
        vk_say_hello(&here, house_viewer(), (int64_t)now, house.seen, &house.house, j);
    else if (takes(&say.has_no))
        vk_say_no(say.id, say.fault, say.why[0] ? say.why : NULL, &words, j);
    else if (takes(&say.has_ok))
        vk_say_ok(say.id, say.reply, j);
    else if (takes(&say.has_draft))
        vk_say_draft(&here, said.id, house.you, said.text, j);
    else if (takes(&say.has_thought))
        write_thought(j);
    else if (takes(&say.has_asked))
        vk_say_question(&here, house_viewer(), j);
    else if (next_news())
        vk_say_news(&here, &news, house_viewer(), NULL, &house.house, j);
    else
        return false;
    return true;
}

int vaka_table_say(double now)
{
    struct vk_out body = vk_out_to(wasm_area(&scratch, MESSAGE), MESSAGE);
    struct vk_json j = vk_json_to(&body);
    if (!write_next(now, &j))
        return 0;
    vk_assert(vk_out_ok(&body));
    struct vk_out *out = wasm_answer();
    vk_put_number(out, ++n_messages);
    vk_put_bytes(out, body.buf + 1, body.len - 1);
    return 1;
}

static void say_no(const char *id, enum fault f, const char *why)
{
    struct vk_out to = vk_out_to(say.id, sizeof say.id),
                  reason = vk_out_to(say.why, sizeof say.why);
    vk_put(&to, id);
    vk_put(&reason, why ? why : "");
    say.has_no = true;
    say.fault = f;
}

static void say_ok(const char *id, const char *reply)
{
    struct vk_out to = vk_out_to(say.id, sizeof say.id),
                  keys = vk_out_to(say.reply, sizeof say.reply);
    vk_put(&to, id);
    vk_put(&keys, reply);
    say.has_ok = true;
}

void vaka_table_connect(double now)
{
    (void)now;
    n_messages = 0;
    here.hinting = 0;
    here.hands = 0;
    house.pause = USUAL_PAUSE_MS;
    say = (struct saying){ .has_hello = true };
}

/* ---- Hearing ------------------------------------------------------------------------------- */

/* Sent before? Then the answer is that of the first time. */
static const struct past *known(const char *id)
{
    for (int i = 0; i < PAST; i++)
        if (id[0] && strcmp(past[i].id, id) == 0)
            return &past[i];
    return NULL;
}

static void hear_back(struct vk_clerk *clerk)
{
    enum fault f = vk_deed_back(&here, house.you, &said, clerk, &deed, &has_deed);
    if (f != FINE) {
        say_no(said.id, f, NULL);
    } else if (!has_deed) {
        say_ok(said.id, "");
        say.has_asked = true;
    }
}

static void hear_step(vk_action a, struct vk_clerk *clerk)
{
    enum fault f = vk_deed_step(&here, house.you, a, clerk, &deed);
    has_deed = f == FINE;
    if (f != FINE)
        say_no(said.id, f, NULL);
}

static void hear_in_house(void)
{
    switch (said.type) {
    case VK_SAY_LOOK: say.has_hello = true; return;
    case VK_SAY_CHAT: say_no(said.id, F_FORBIDDEN, "Only bots would read it."); return;
    case VK_SAY_READ: house.seen = said.number; break;
    case VK_SAY_PACE: house.pause = said.pause < 0 ? USUAL_PAUSE_MS : said.pause; break;
    default: break;
    }
    say_ok(said.id, "");
}

/* The question is given out by the next vaka_table_turn. */
static void hear_hint(vk_action watched)
{
    thinking = (struct thinking){ .is_hint = true };
    vk_table_question(&here, house.you, VK_HINTS, &thinking.question, thinking.state);
    if (watched != VK_NO_ACTION)
        vk_question_watch(&thinking.question, watched);
    else if (said.text[0])
        (void)vk_question_begun(&thinking.question, thinking.state, said.text);
    memcpy(thinking.id, said.id, sizeof said.id);
    here.hinting = (uint16_t)(here.hinting | 1u << house.you);
    has_question = true;
}

void vaka_table_hear(double now)
{
    struct vk_verdict v;
    char why[VK_KEYS_WHY];
    size_t n;
    const char *text = wasm_input(&n);
    struct vk_clerk clerk = house_clerk(now);
    if (!vk_command_read(&said, text, n, why)) {
        say_no(said.id, F_BAD_REQUEST, why);
        return;
    }
    const struct past *before = vk_command_writes(&said) ? known(said.id) : NULL;
    if (before) {
        say_ok(said.id, before->reply);
        return;
    }
    if (house.you < 0 && said.type != VK_SAY_LOOK && said.type != VK_SAY_READ &&
        said.type != VK_SAY_PACE) {
        say_no(said.id, F_OVER, NULL); /* others played it, and it is only looked at */
        return;
    }
    vk_table_judge(&here, house.you, &said, &v);
    switch (v.comes_to) {
    case VK_COMES_TO_NO: say_no(said.id, v.fault, v.why); break;
    case VK_COMES_TO_STEP: hear_step(v.act, &clerk); break;
    case VK_COMES_TO_BACK: hear_back(&clerk); break;
    case VK_COMES_TO_DRAFT: say.has_draft = true; break;
    case VK_COMES_TO_THINK: hear_hint(v.act); break;
    case VK_COMES_TO_HOUSE: hear_in_house(); break;
    default: say_ok(said.id, ""); break;
    }
}

/* What was done by nobody's command has no answer. */
static void remember(void)
{
    struct past *p = &past[n_past++ % PAST];
    struct vk_out reply = vk_out_to(p->reply, sizeof p->reply);
    memcpy(p->id, said.id, sizeof said.id);
    vk_deed_reply(&here, house.you, &deed, &reply);
    say_ok(p->id, p->reply);
    said.id[0] = '\0';
}

void vaka_table_kept(double now, int is_kept)
{
    n_lines = 0;
    if (!is_kept) {
        if (said.id[0])
            say_no(said.id, F_BUSY,
                   "It could not be kept on this device, and nothing was changed.");
        has_deed = false;
        return;
    }
    if (!has_deed)
        return;
    has_deed = false;
    if (said.id[0])
        remember();
    here.shown = (int64_t)now;
    vk_news_of(&news, &here, &deed, true);
    say.has_news = true;
}

/* ---- What goes on by itself ---------------------------------------------------------------- */

static int play(int seat, vk_action a, bool is_unasked, double now)
{
    struct vk_clerk clerk = house_clerk(now);
    uint32_t from = here.game.n;
    said.id[0] = '\0';
    has_deed = vk_deed_step(&here, seat, a, &clerk, &deed) == FINE;
    if (has_deed && is_unasked)
        vk_table_mark_unasked(&here, from);
    here.bot.has_move = false;
    return has_deed ? VAKA_TURN_LINES : 0;
}

static int give_question(void)
{
    for (int i = 0; i < vk_n_games; i++)
        if (vk_games[i] == thinking.question.game)
            thinking.game = (uint8_t)i;
    vk_put_bytes(wasm_answer(), (const char *)&thinking, sizeof thinking);
    return VAKA_TURN_QUESTION;
}

static int turn_of_bot(double now)
{
    int seat = vk_table_bot_due(&here);
    if (seat < 0)
        return 0;
    /* whoever has just sat down wants to play: bots that are first have moved */
    int pause = vk_table_own_last(&here, house.you) ? house.pause : 0;
    enum vk_turn turn = vk_table_turn(&here, seat, (int64_t)now, pause);
    if (turn == VK_TURN_PLAYS)
        return play(seat, here.bot.act, false, now);
    if (turn == VK_TURN_WAITS)
        return here.bot.has_move ? VAKA_TURN_LATER : 0;
    thinking = (struct thinking){ 0 };
    vk_table_question(&here, seat, NULL, &thinking.question, thinking.state);
    here.bot.is_thinking = true;
    return give_question();
}

int vaka_table_turn(double now)
{
    struct vk_unasked answer;
    if (n_lines)
        return VAKA_TURN_LINES;
    if (has_question) {
        has_question = false;
        return give_question();
    }
    if (!vk_table_is_running(&here))
        return 0;
    struct vk_clerk clerk = house_clerk(now);
    if (vk_deed_chance(&here, &clerk, &deed)) {
        said.id[0] = '\0';
        has_deed = true;
        return VAKA_TURN_LINES;
    }
    if (!vk_table_awaits_consent(&here, (int64_t)now) &&
        vk_table_unasked(&here, house.you, &answer))
        return play(house.you, answer.act, true, now);
    return turn_of_bot(now);
}

int vaka_think(void)
{
    static struct thinking w;
    size_t n;
    const char *bytes = wasm_input(&n);
    if (n != sizeof w || (uint8_t)bytes[offsetof(struct thinking, game)] >= vk_n_games)
        return wasm_refuse(VK_ERR_SETUP, "this is not a question");
    memcpy(&w, bytes, sizeof w);
    w.question.game = vk_games[w.game];
    size_t size = vk_bot_memory(w.question.game, &w.question.level);
    w.act = vk_question_advise(&w.question, w.state, wasm_area(&memory, size), size, &w.advice);
    vk_put_bytes(wasm_answer(), (const char *)&w, sizeof w);
    return VK_OK;
}

/* Nothing as input: nobody could think. */
void vaka_table_thought(void)
{
    static struct thinking w;
    size_t n;
    const char *bytes = wasm_input(&n);
    if (n != sizeof w) {
        here.bot.is_thinking = false;
        here.hinting = 0;
        return;
    }
    memcpy(&w, bytes, sizeof w);
    w.question.game = vk_games[w.game];
    if (!w.is_hint) {
        vk_table_thought(&here, &w.question, true, w.act);
        return;
    }
    here.hinting = 0;
    thinking = w;
    say.has_thought = true;
}

/* ---- What was ------------------------------------------------------------------------------ */

/* While it runs with the knowledge of one's own seat; when it is over as anybody. */
static int viewer_of(int as)
{
    if (!vk_table_is_over(&here))
        return house_viewer();
    return as >= 0 && as < house.n_seats ? as : VK_REFEREE;
}

int vaka_table_steps(int as, uint32_t from, uint32_t to)
{
    struct vk_json j = vk_json_to(wasm_answer());
    return vk_say_steps(&here, viewer_of(as), VK_NONE, from, to, &j);
}

int vaka_table_position(int as, uint32_t number)
{
    static union {
        uint64_t align;
        uint8_t bytes[VK_STATE_MAX];
    } at;
    int viewer = viewer_of(as);
    if (number > vk_table_number(&here, viewer, here.game.n))
        return wasm_refuse(VK_ERR_ILLEGAL, "There is no such step.");
    vk_table_state(&here, vk_table_at(&here, viewer, number), &at);
    struct vk_json j = vk_json_to(wasm_answer());
    vk_say_position(&here, viewer, number, &at, &j);
    return VK_OK;
}

uint32_t vaka_table_known(uint32_t to)
{
    struct vk_out *out = wasm_answer();
    vk_known_write(&here.game, house_viewer(), to, out);
    return vk_out_ok(out) ? (uint32_t)out->len : 0;
}
