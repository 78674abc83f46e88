/* answers.h - what a person at this keyboard is not asked, and how he says so. */
#ifndef VAKA_TERM_ANSWERS_H
#define VAKA_TERM_ANSWERS_H

#include "term/table.h"

/* The answer of a seat that is due, without asking it: true, or it is asked. */
bool table_unasked(struct table *t, int seat, vk_action *a);
void table_let_answer(struct table *t, bool is_on); /* is anything answered unasked? */

/* "Answered for you: …", before it is played. */
void table_unasked_text(struct table *t, int seat, vk_action a, struct vk_out *out);

/* Give this answer wherever it can be given at this kind of decision; `ends`: until there is something else to choose
 * from. False: there is no room for more. */
bool table_always(struct table *t, int seat, vk_action a, bool ends);
int table_ask_again(struct table *t, int seat); /* forget all of them: how many there were */

void table_read_answers(struct table *t); /* those that were kept */

#endif
