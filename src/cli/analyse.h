/* analyse.h - the report of `vaka analyse` for people. */
#ifndef VAKA_CLI_ANALYSE_H
#define VAKA_CLI_ANALYSE_H

#include "analysis/analysis.h"
#include "cli/journal.h"

/* All of it; the moves of one seat, or of every seat for VK_NONE. */
void analyse_report(const struct cli_journal *j, const struct vk_judged *row, int seat);

#endif
