/* commands.h - every sub-command, each defined in the file of its name. */
#ifndef VAKA_CLI_COMMANDS_H
#define VAKA_CLI_COMMANDS_H

#include "cli/cli.h"

extern const struct cli_command cli_games_command;
extern const struct cli_command cli_play_command;
extern const struct cli_command cli_learn_command;
extern const struct cli_command cli_daily_command;
extern const struct cli_command cli_serve_command;
extern const struct cli_command cli_site_command;
extern const struct cli_command cli_sim_command;
extern const struct cli_command cli_sim_merge_command;
extern const struct cli_command cli_tournament_command;
extern const struct cli_command cli_tournament_merge_command;
extern const struct cli_command cli_bot_command;
extern const struct cli_command cli_journal_show_command;
extern const struct cli_command cli_journal_check_command;
extern const struct cli_command cli_journal_verify_command;
extern const struct cli_command cli_journal_view_command;
extern const struct cli_command cli_analyse_command;
extern const struct cli_command cli_position_make_command;
extern const struct cli_command cli_position_show_command;
extern const struct cli_command cli_position_play_command;
extern const struct cli_command cli_puzzle_command;
extern const struct cli_command cli_puzzle_make_command;
extern const struct cli_command cli_db_backup_command;
extern const struct cli_command cli_db_check_command;
extern const struct cli_command cli_db_copy_command;
extern const struct cli_command cli_bench_command;
extern const struct cli_command cli_doctor_command;
extern const struct cli_command cli_help_command_row;

#endif
