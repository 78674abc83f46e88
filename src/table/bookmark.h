/*
 * bookmark.h - a table as it stands after so many lines of its journal, as bytes: position, positions of the past,
 * steps and who was told of them. With it a long game goes on without being played from its first step.
 *
 * It is a help and no truth. It is of use only to the program that made it (the same rules, the same layout), and only
 * for the journal that it was made of: the sum of a line follows from all lines before it, so the sum of the last line
 * that it knows says whether these are the same. Whoever cannot use it reads the journal.
 */
#ifndef VAKA_TABLE_BOOKMARK_H
#define VAKA_TABLE_BOOKMARK_H

#include "table/table.h"

/* Not of a game whose journal has ended. */
size_t vk_bookmark_size(const struct vk_table *t);
void vk_bookmark_write(const struct vk_table *t, void *out);

/*
 * The table from a bookmark, and the journal from the last line on that it knows (that one is needed). False: one of
 * them is of no use, and the table holds no game; why is told by whoever reads all of the journal (vk_table_read).
 */
bool vk_bookmark_read(struct vk_table *t, const void *mark, size_t n_mark, const char *lines,
                      size_t n);

#endif
