/* doctor.h - findings of `vaka doctor`. */
#ifndef VAKA_CLI_DOCTOR_H
#define VAKA_CLI_DOCTOR_H

#include "cli/cli.h"

enum finding_grade { FOUND_GOOD, FOUND_NOTE, FOUND_MISSING, N_GRADES };

struct finding {
    const char *name;
    enum finding_grade grade;
    char text[400];
};

enum { FINDINGS_MAX = 32 };

struct findings {
    struct finding row[FINDINGS_MAX];
    int n;
};

void finding_add(struct findings *f, const char *name, enum finding_grade grade, const char *format,
                 ...) __attribute__((format(printf, 4, 5)));

/* doctor_machine.c */
void doctor_look_at_machine(struct findings *f);

/* doctor_games.c: a few games of each kind, every law checked, each journal read back */
void doctor_play_games(struct findings *f);

#endif
