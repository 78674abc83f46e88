/* doctor.c - `vaka doctor`: what this machine has and lacks. */
#include "cli/doctor.h"
#include "cli/commands.h"
#include "words/tell.h"
#include <stdarg.h>

static const char *const grade_names[N_GRADES] = { VK_WORD("ok"), VK_WORD("note"),
                                                   VK_WORD("missing") };

void finding_add(struct findings *f, const char *name, enum finding_grade grade, const char *format,
                 ...)
{
    va_list list;
    vk_assert(f->n < FINDINGS_MAX);
    struct finding *row = &f->row[f->n++];
    row->name = name;
    row->grade = grade;
    va_start(list, format);
    struct vk_out out = vk_out_to(row->text, sizeof row->text);
    vk_tell_list(&out, format, &list);
    va_end(list);
}

static bool has_missing(const struct findings *f)
{
    for (int i = 0; i < f->n; i++)
        if (f->row[i].grade == FOUND_MISSING)
            return true;
    return false;
}

static void look_at_program(struct findings *f)
{
    const char *commit = "";
#ifdef VAKA_COMMIT
    commit = " (" VAKA_COMMIT ")";
#endif
#ifdef __clang__
    const char *compiler = "clang " __clang_version__;
#else
    const char *compiler = "gcc " __VERSION__;
#endif
    finding_add(f, "program", FOUND_GOOD, "vaka %s%s, built with %s for %d-bit words", VAKA_VERSION,
                commit, compiler, (int)(8 * sizeof(void *)));
    for (int i = 0; i < vk_n_games; i++)
        finding_add(f, "game", FOUND_GOOD, "%s, rules version %d, %s", vk_games[i]->id,
                    vk_games[i]->rules_version, cli_seats_of(vk_games[i]).text);
}

static void write_json(struct vk_out *out, const void *context)
{
    const struct findings *f = context;
    struct vk_json json = vk_json_to(out), *j = &json;
    vk_json_object(j, NULL);
    vk_json_bool(j, "ok", !has_missing(f));
    vk_json_array(j, "findings");
    for (int i = 0; i < f->n; i++) {
        vk_json_object(j, NULL);
        vk_json_text(j, "name", f->row[i].name);
        vk_json_text(j, "grade", grade_names[f->row[i].grade]);
        vk_json_text(j, "text", f->row[i].text);
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
    vk_json_end(j, '}');
    vk_put_char(out, '\n');
}

static int doctor_run(struct cli_call *call)
{
    struct findings f = { .n = 0 };
    if (cli_has(call, "--json"))
        vk_speak(NULL); /* programs read it */
    look_at_program(&f);
    doctor_look_at_machine(&f);
    doctor_play_games(&f);
    if (cli_has(call, "--json")) {
        if (!cli_print(write_json, &f))
            return cli_no_memory(call);
    } else {
        for (int i = 0; i < f.n; i++)
            vk_tell("%-8s %-12s %s\n", vk_say(grade_names[f.row[i].grade]), vk_say(f.row[i].name),
                    f.row[i].text);
    }
    return has_missing(&f) ? cli_fault(call, "something that Vaka needs is missing here") : CLI_OK;
}

static const struct cli_option doctor_options[] = {
    { "--json", NULL, "print one JSON object" },
    { NULL, NULL, NULL },
};

const struct cli_command cli_doctor_command = {
    .name = "doctor",
    .usage = "[--json]",
    .summary = "Tell what this machine has and lacks, and play a few games as a test",
    .detail = "ok: it is there; note: it is not, and something works less well without it; "
              "missing: it is\n"
              "needed. Exit status 1 if anything is missing.\n",
    .options = doctor_options,
    .run = doctor_run,
};
