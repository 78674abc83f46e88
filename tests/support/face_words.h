/*
 * face_words.h - for tests of the words of a face: a text to write into, what the tables of every face
 * must have, what a viewer is told, and the words of whole random games. Include after cmocka.h.
 */
#ifndef VAKA_TESTS_SUPPORT_FACE_WORDS_H
#define VAKA_TESTS_SUPPORT_FACE_WORDS_H

#include "play_text.h"
#include "vaka/face.h"

/* What was written last. fresh() empties it, to be written to. */
extern char said[16384];
extern struct vk_out out;
struct vk_out *fresh(void);

void assert_text(const char *what, int row, const char *text);

/* May words hang on a blank of this kind (kind 0: a number), by `|` or by `?`. */
typedef bool face_choice(unsigned kind, char sign);
/* Does an event say nothing: bookkeeping, or a moment that needs no word. */
typedef bool face_silence(int event);

/* Every event has a whole sentence whose blanks can be filled; silent ones (NULL: none) have "". */
void assert_sentences(const struct vk_face *f, face_choice *may_choose, face_silence *is_silent);
/* Every verb has a label whose blanks are its arguments and those of more_blanks. */
void assert_labels(const struct vk_face *f, face_choice *may_choose);
/* The two as tests, which every suite of words begins with. */
#define FACE_TABLES(face, may_choose, is_silent)                                                   \
    static void every_event_has_a_sentence(void **state)                                           \
    {                                                                                              \
        (void)state;                                                                               \
        assert_sentences(face, may_choose, is_silent);                                             \
    }                                                                                              \
    static void every_verb_has_a_label(void **state)                                               \
    {                                                                                              \
        (void)state;                                                                               \
        assert_labels(face, may_choose);                                                           \
    }
/* Every point, part of the score, paragraph and colour has its text, of the length that fits. */
void assert_names(const struct vk_face *f);
/* So has every value of every kind of argument, with these words, with none, and if it is unknown. */
void assert_values_named(const struct vk_face *f, const struct vk_words *w);
/* And every option with its values, of at least so many letters. */
void assert_options_named(const struct vk_face *f, size_t least);

/* The label of an action; what is explained of it, which changes nothing; what a viewer hears. */
void assert_label_is(const struct vk_face *f, const char *action, const struct vk_words *w,
                     const char *wanted);
void assert_reason_is(const struct vk_face *f, const void *seen, int seat, const char *action,
                      const struct vk_words *w, const char *wanted);
void assert_told_is(const struct vk_face *f, const struct event_log *log, int viewer,
                    const struct vk_words *w, const char *wanted);

/* The document for learners; what it must have. */
void open_document(const char *path);
void must_have(const char *line);
const char *document_from(const char *text); /* where it first stands, or NULL */

/*
 * A random game to its end: labels, reasons and sentences fit their lines and have no blank left.
 * Lengths are in bytes, from and to. Of long lists about `sample` actions are looked at; 0: all.
 */
enum { WORDS_NEVER = 4 };
struct word_lengths {
    size_t label[2], reason, sentence[2];
    int sample;
    const char *never[WORDS_NEVER]; /* what no sentence may have in it */
};
void assert_words_of_game(const struct vk_face *f, int seats, const char *options, uint64_t seed,
                          const struct word_lengths *l, face_silence *is_silent);

#endif
