/*
 * vaka_wasm.h - the engine as a WebAssembly module: one game at a time, functions over two buffers.
 * No imports: the module knows no clock, no files and no luck but what it is given.
 *
 * A caller asks vaka_input for room, puts UTF-8 text there, calls a function, and reads its answer
 * as vaka_output_length bytes at vaka_output. Numbers below zero are refusals (enum vk_error), with
 * a sentence as the answer. Memory may grow in any call: look at its buffer anew after each.
 * tests/wasm/lib/engine.mjs is the other side.
 */
#ifndef VAKA_WASM_VAKA_WASM_H
#define VAKA_WASM_VAKA_WASM_H

#include <stdint.h>

#ifdef __wasm__
#define EXPORT(name) __attribute__((export_name(name)))
#else
#define EXPORT(name)
#endif

enum { VAKA_DUE_CHANCE = 1 << 15 };

/* Room for n bytes of text, which the next call reads. */
EXPORT("vaka_input") char *vaka_input(uint32_t n);
EXPORT("vaka_output") const char *vaka_output(void);
EXPORT("vaka_output_length") uint32_t vaka_output_length(void);

/* The games on board and the levels of bots, as the server tells them (/api/games); how many games there are. */
EXPORT("vaka_games") int vaka_games(void);

/* Input: the bytes of words/<tag>.words, or none: from now on everything is said in that language, or in English. */
EXPORT("vaka_language") int vaka_language(void);

/* Input: a game's id. All its words that hang on no position, as vk_words_json writes them. */
EXPORT("vaka_words") int vaka_words(void);

/* Input: the game's id, then a line key=value for each option that is not standard. */
EXPORT("vaka_start") int vaka_start(int seats);

/* The same input. Which values do not go with the rest of this setup, as vk_setup_json writes it. */
EXPORT("vaka_setup") int vaka_setup(int seats);

/* The number of steps made. */
EXPORT("vaka_steps") uint32_t vaka_steps(void);

/* Who is due, as a mask of seats, or VAKA_DUE_CHANCE; 0 when the game is over. Answer: the point. */
EXPORT("vaka_due") int vaka_due(void);

/* How many legal actions a seat has, and these as text, a line each. */
EXPORT("vaka_legal") int vaka_legal(int seat);

/* Input: an action of this seat (or of chance, VK_CHANCE: for replaying) as text. */
EXPORT("vaka_apply") int vaka_apply(int seat);

/* If chance is due, one step of it from this seed: 1, and the outcome as text. Else 0. */
EXPORT("vaka_chance") int vaka_chance(uint64_t seed);

/* Go back to `to` steps, as far as this seat may on its own. */
EXPORT("vaka_undo") int vaka_undo(int seat, uint32_t to);

/* The position as this viewer may know it (VK_REFEREE: everything), as JSON. */
EXPORT("vaka_view") int vaka_view(int viewer);

/* Input: what a seat has put together so far. The rest of it, as vk_draft_json writes it. */
EXPORT("vaka_draft") int vaka_draft(int seat);

/*
 * Input: the names of the seats, a line each; an empty one: its colour. The steps behind `from` as this
 * viewer is told them, with its own numbers, as JSON; as many as the server gives at once or as have
 * room: how many.
 */
EXPORT("vaka_told") int vaka_told(int viewer, uint32_t from);

/* The hash of the state; and of the state after an earlier step (1 is the first). */
EXPORT("vaka_hash") uint64_t vaka_hash(void);
EXPORT("vaka_step_hash") uint64_t vaka_step_hash(uint32_t step);

/*
 * Input: a level, `hard` or `hard:5000`. The answer is the bot's action as text, chosen from what
 * this seat may know. The same seed gives the same action, here and in the native program.
 */
EXPORT("vaka_choose") int vaka_choose(int seat, uint64_t seed);

/*
 * Input: a whole journal. Replays it, every line checked, and leaves the game where it ends: the
 * number of steps. A refusal names the line and the reason.
 */
EXPORT("vaka_journal") int vaka_journal(void);

/*
 * Positions (docs/positions.md). vaka_position_read: input is the text of one, which becomes the module's game; the
 * number of its steps, and the game's id. A refusal is VK_ERR_SETUP where only the rules are others.
 * vaka_position_write answers with the text of the position behind `at` steps of the module's game, or behind all of
 * them: 1 if it tells only what everybody was told, else 0. vaka_position_journal: the module's game as a journal in
 * which seat `me` is a person and the others are bots of the level that is the input, with luck to come from this
 * seed.
 */
EXPORT("vaka_position_read") int vaka_position_read(void);
EXPORT("vaka_position_write") int vaka_position_write(uint32_t at);
EXPORT("vaka_position_journal") int vaka_position_journal(int me, uint64_t seed);

/*
 * Input: the puzzles of a game, a file of src/analysis/puzzles. That of a day (in days since 1970) becomes the
 * module's game; the answer is its seat, its best move, and what that one and the next best are worth, as JSON.
 */
EXPORT("vaka_puzzle") int vaka_puzzle(int day);

/* Back to `to` steps, whoever made the others: for lines that are tried out. There is room for more steps then. */
EXPORT("vaka_rewind") int vaka_rewind(uint32_t to);

/*
 * Lessons (docs/lessons.md). Input: the text of a book, which the module has none of itself. Its lessons, as
 * vk_book_json writes them; how many there are. vaka_lesson begins one of that book (0 is the first): the
 * module's game is then that of the lesson, so vaka_view, vaka_legal and vaka_told show it; steps are made by
 * the functions below alone.
 */
EXPORT("vaka_lessons") int vaka_lessons(void);
EXPORT("vaka_lesson") int vaka_lesson(int lesson);

/*
 * What a learner does. Each returns enum vk_run_answer, and how the lesson stands as vk_run_json writes
 * it. `what` is one of the list; vaka_lesson_act takes an action as text, vaka_lesson_choose the number
 * of an answer from 0.
 */
enum {
    VAKA_LESSON_NEXT,
    VAKA_LESSON_WATCH,
    VAKA_LESSON_BACK,
    VAKA_LESSON_AGAIN,
    VAKA_LESSON_SHOW,
    VAKA_LESSON_HELP
};
EXPORT("vaka_lesson_do") int vaka_lesson_do(int what);
EXPORT("vaka_lesson_act") int vaka_lesson_act(void);
EXPORT("vaka_lesson_choose") int vaka_lesson_choose(int which);

/*
 * Analysis (docs/analysis.md) of the module's game. vaka_analysis forgets what was judged: the number of steps.
 * vaka_judge judges one step (1 is the first) and answers with the bytes of its row, which vaka_judged_put of
 * another module with the same game takes as input. vaka_judged tells a step, vaka_account all but the steps, as
 * JSON; input of vaka_judged: names as for vaka_told. vaka_budget: the standard budget.
 */
EXPORT("vaka_budget") uint32_t vaka_budget(void);
EXPORT("vaka_analysis") int vaka_analysis(void);
EXPORT("vaka_judge") int vaka_judge(uint32_t step, uint32_t budget);
EXPORT("vaka_judged_put") int vaka_judged_put(uint32_t step);
EXPORT("vaka_judged") int vaka_judged(uint32_t step);
EXPORT("vaka_account") int vaka_account(void);

/*
 * Input: a game as one seat could know it, bytes of vaka_table_known or of a server. It becomes the module's game, to
 * be analysed and nothing else: the number of its steps.
 */
EXPORT("vaka_known") int vaka_known(void);

#endif
