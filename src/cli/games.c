/* games.c - `vaka games`: what is on board, with seats and options. */
#include "cli/commands.h"
#include "vaka/face.h"
#include "words/tell.h"

static void write_games(struct vk_out *out, VK_UNUSED const void *context)
{
    struct vk_json json = vk_json_to(out), *j = &json;
    vk_json_object(j, NULL);
    vk_json_array(j, "games");
    for (int i = 0; i < vk_n_games; i++)
        vk_game_json(vk_games[i], NULL, j);
    vk_json_end(j, ']');
    vk_json_end(j, '}');
    vk_put_char(out, '\n');
}

static void print_option(const struct vk_option *o)
{
    char text[400];
    char standard[64];
    struct vk_out usual = vk_out_to(standard, sizeof standard);
    vk_option_write(o, o->standard, &usual);
    vk_tell("    %-14s %s (default %s)\n", o->key, cli_option_values(o, ", ", text, sizeof text),
            standard);
    vk_tell("    %-14s %s\n", "", vk_say(o->help));
}

static int games_run(struct cli_call *call)
{
    if (cli_has(call, "--json"))
        return cli_print(write_games, NULL) ? CLI_OK : cli_no_memory(call);
    for (int i = 0; i < vk_n_games; i++) {
        const struct vk_game *g = vk_games[i];
        vk_tell("%s", i ? "\n" : "");
        vk_tell("%s: %s, %s, rules version %d\n", g->id, g->title, cli_seats_of(g).text,
                g->rules_version);
        if (vk_face_of(g)->line)
            vk_tell("    %s\n", vk_say(vk_face_of(g)->line));
        for (int o = 0; o < g->n_options; o++)
            print_option(&g->options[o]);
    }
    return CLI_OK;
}

static const struct cli_option games_options[] = {
    { "--json", NULL, "print one JSON object" },
    { NULL, NULL, NULL },
};

const struct cli_command cli_games_command = {
    .name = "games",
    .usage = "[--json]",
    .summary = "List the games on board, with their seats and options",
    .options = games_options,
    .run = games_run,
};
