/* tell.h - an analysis as JSON (docs/analysis.md), for the command and for WebAssembly. */
#ifndef VAKA_ANALYSIS_TELL_H
#define VAKA_ANALYSIS_TELL_H

#include "analysis/analysis.h"
#include "vaka/face.h"

/* The whole but its steps: writes keys into an open object. */
void vk_account_json(const struct vk_analysis *a, struct vk_json *j);

/* One step, a whole object. `words` has names and language; NULL: English, colours. */
void vk_judged_json(const struct vk_analysis *a, uint32_t number, const struct vk_words *words,
                    struct vk_json *j);

/* The label of an action of this step, from what its seat saw. */
void vk_judged_label(const struct vk_session *t, uint32_t number, vk_action act,
                     const struct vk_words *words, struct vk_out *out);

#endif
