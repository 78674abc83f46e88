#!/bin/sh
# Wrong calls and faults of the world: the exact exit status and one exact sentence each.
. "$(dirname "$0")/lib/check.sh"

# What games.def lists, as the command says it.
board=$(aboard | listed)

# commands
refused 2 'vaka: there is no command "gams"; did you mean games?' gams
refused 2 'vaka: there is no command "jurnal"; did you mean journal?' jurnal
refused 2 'vaka: there is no command "xyzzy"; vaka --help lists them' xyzzy
refused 2 'vaka: there is no command ""; vaka --help lists them' ''
refused 2 'vaka: there is no command "journal show"; did you mean journal?' 'journal show'
refused 2 'vaka: there is no option "--bogus"; vaka --help lists all there are' --bogus
refused 2 'vaka journal: say what to do: show, check, verify or view' journal
refused 2 'vaka journal: say what to do before "--json": show, check, verify or view' journal --json
refused 2 'vaka journal: there is no command "shwo"; did you mean show?' journal shwo
refused 2 'vaka db: say what to do: backup, check or copy' db
refused 2 'vaka db: say what to do before "--store": backup, check or copy' db --store x
refused 2 'vaka db: there is no command "nosuch"; vaka db --help lists them' db nosuch
refused 2 'vaka db: there is no command "bakup"; did you mean backup?' db bakup
refused 2 'vaka journal: there is no command "nosuch"; vaka journal --help lists them' journal nosuch
refused 2 'vaka: there is no command "dbb"; did you mean db?' dbb
refused 2 'vaka help: there is no command "nosuch"; vaka --help lists them' help nosuch

# games
refused 2 "vaka play: there is no game \"nosuch\"; on board: $board" play nosuch
refused 2 'vaka play: there is no game "polinesia"; did you mean polynesia?' play polinesia
refused 2 "vaka sim: there is no game \"nosuch\"; on board: $board" sim nosuch
refused 2 "vaka bench: there is no game \"nosuch\"; on board: $board" bench polynesia nosuch
refused 2 "vaka play: which game? On board: $board" play
refused 2 "vaka sim: which game? On board: $board" sim
refused 2 'vaka sim: "more" is one word too many' sim polynesia more
refused 2 'vaka games: "more" is one word too many' games more
refused 2 "vaka play: there is no game \"a?[31mb\"; on board: $board" play "$(printf 'a\033[31mb')"

# options of the command
refused 2 'vaka sim: there is no option "--jsn"; did you mean --json?' sim polynesia --jsn
refused 2 'vaka sim: there is no option "--frobnicate"; --help lists them' sim polynesia --frobnicate
refused 2 'vaka sim: there is no option "-x"; --help lists them' sim polynesia -x
refused 2 'vaka games: --json takes no value' games --json=yes
refused 2 'vaka sim: --seats needs a value: N' sim polynesia --seats
refused 2 'vaka sim: --seats needs a value: N' sim polynesia --seats --json
refused 2 'vaka sim: --journals needs a value: DIR' sim polynesia --journals

# numbers
for seats in 9 1 0 -2 2x x '' ' 2' +2 2.0 99999999999999999999 0x2; do
    for command in play sim; do
        refused 2 "vaka $command: polynesia is for 2 to 4 seats, not \"$seats\"" \
            $command polynesia --seats "$seats"
    done
done
for games in 0 -1 1x 1e3 9223372036854775808 18446744073709551617 1000000000001; do
    refused 2 "vaka sim: --games takes a whole number from 1 to 1000000000000, not \"$games\"" \
        sim polynesia --games "$games"
done
for threads in 0 257 -1 two; do
    refused 2 "vaka sim: --threads takes a whole number from 1 to 256, not \"$threads\"" \
        sim polynesia --threads "$threads"
done
refused 2 'vaka sim: --seed takes a whole number from 0 to 9007199254740991, not "9007199254740992"' \
    sim polynesia --seed 9007199254740992
refused 2 'vaka play: --seed takes a whole number from 0 to 9007199254740991, not "-1"' \
    play polynesia --seed -1
refused 2 'vaka sim: --budget takes a whole number from 1 to 99999999, not "0"' \
    sim polynesia --budget 0
for seconds in -1 0 .5 1. 1e3 nan inf 601; do
    refused 2 "vaka bench: --seconds takes a number from 0.01 to 600, not \"$seconds\"" \
        bench --seconds "$seconds"
done
refused 2 'vaka bench: polynesia is for 2 to 4 seats, or all of these, not "5"' bench --seats 5

# options of the game
has='this game has board_side, card_1, card_2, card_3 and first_player'
refused 2 "vaka play: --opt x=y: there is no such option; $has" \
    play polynesia --opt x=y
refused 2 'vaka sim: --opt bord_side=A: there is no such option; did you mean board_side?' \
    sim polynesia --opt bord_side=A
refused 2 'vaka sim: --opt board_side=C: option board_side takes auto, A or B' \
    sim polynesia --opt board_side=C
refused 2 'vaka sim: --opt board_side=: option board_side takes auto, A or B' \
    sim polynesia --opt board_side=
refused 2 'vaka sim: --opt takes KEY=VALUE, not "board_side"' sim polynesia --opt board_side
refused 2 'vaka sim: --opt takes KEY=VALUE, not "=A"' sim polynesia --opt =A
refused 2 'vaka sim: --opt card_3=3.1 with 2 seats: cards 3.1 and 3.2 are not used with 2 players' \
    sim polynesia --opt card_3=3.1

# bots
refused 2 'vaka sim: there is no bot "hrad"; did you mean hard?' sim polynesia --bots hrad
refused 2 'vaka sim: there is no bot "zzz"; there are: random, greedy, easy, normal, hard, master' \
    sim polynesia --bots random,zzz
refused 2 'vaka sim: there is no bot ""; there are: random, greedy, easy, normal, hard, master' \
    sim polynesia --bots random,
for level in hard:x hard:0 hard: normal:100000000; do
    refused 2 "vaka sim: \"$level\": after the colon goes a number of iterations, 1 to 99999999" \
        sim polynesia --bots $level
done
refused 2 'vaka sim: "random:5": random does not search, and takes no number' \
    sim polynesia --bots random:5
refused 2 'vaka sim: --bots names more bots than there are seats for them (2)' \
    sim polynesia --bots random,random,random
refused 2 'vaka play: --bots names more bots than there are seats for them (1)' \
    play polynesia --bots easy,easy

# external players
refused 1 'vaka sim: "exec:./nosuch" cannot be started: No such file or directory' \
    sim polynesia --bots random,exec:./nosuch
refused 1 'vaka sim: "exec:nosuch-program -x" cannot be started: No such file or directory' \
    sim polynesia --bots 'exec:nosuch-program -x'
refused 1 "vaka sim: \"exec:$work\" cannot be started: Is a directory" sim polynesia --bots "exec:$work"
touch "$work/plain"
refused 1 "vaka sim: \"exec:$work/plain\" cannot be started: Permission denied" \
    sim polynesia --bots "exec:$work/plain"
for player in exec: 'exec:  '; do
    refused 2 "vaka sim: \"$player\": after exec: goes the command of a player" \
        sim polynesia --bots "random,$player"
done
long=$(printf '%0300d' 0)
refused 2 "vaka sim: a player has at most 255 bytes, not \"exec:$long\"" sim polynesia --bots "exec:$long"
refused 2 'vaka play: "exec:./x": external players play in vaka sim and vaka tournament' \
    play polynesia --bots exec:./x
for time in 0 -1 x 3600001; do
    refused 2 "vaka sim: --time takes a whole number from 1 to 3600000, not \"$time\"" \
        sim polynesia --time $time
    refused 2 "vaka sim: --patience takes a whole number from 1 to 3600000, not \"$time\"" \
        sim polynesia --patience $time
done
refused 2 'vaka sim: --time and --budget cannot be used together' sim polynesia --time 5 --budget 5
for shard in 1 0/4 5/4 1/0 /4 1/ x/y -1/4 1/100001 1/2/3; do
    refused 2 "vaka sim: --shard takes I/N, I from 1 to N and N up to 100000, not \"$shard\"" \
        sim polynesia --shard $shard
done
refused 2 'vaka sim: --openings takes a whole number from 1 to 8, not "9"' sim polynesia --openings 9
refused 2 'vaka sim: --json and --csv cannot be used together' sim polynesia --json --csv
refused 2 'vaka sim: --shard prints a part for vaka sim merge, not --json' \
    sim polynesia --shard 1/2 --json
refused 2 'vaka sim merge: which files? (- is standard input)' sim merge
refused 1 "vaka sim merge: cannot read \"$work/none\": No such file or directory" sim merge "$work/none"
refused 2 "vaka sim: \"exec:a?b\": a command has no control characters" \
    sim polynesia --bots "$(printf 'exec:a\001b')"
refused 2 'vaka bot: which level? There are: random, greedy, easy, normal, hard, master' bot
refused 2 'vaka bot: there is no bot "hrad"; did you mean hard?' bot hrad
refused 2 'vaka bot: "more" is one word too many' bot hard more

# tournaments
refused 2 "vaka tournament: which game? On board: $board" tournament
refused 2 'vaka tournament: who plays? --bots names at least 2 players' tournament polynesia
refused 2 'vaka tournament: --bots names 2 players, and a table has 3 seats' \
    tournament polynesia --seats 3 --bots random,greedy
refused 2 'vaka tournament: --bots names 1 player, and a table has 2 seats' \
    tournament polynesia --bots random
refused 2 'vaka tournament: a tournament needs --seats 2 or more' \
    tournament conquest --seats 1 --bots random,greedy
refused 2 'vaka tournament: --bots names more players than there is room for (16)' \
    tournament polynesia --bots "$(printf 'random,%.0s' 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16)random"
refused 2 'vaka tournament: there is no option "--journals"; --help lists them' \
    tournament polynesia --journals x
refused 2 'vaka tournament: --shard prints a part for vaka tournament merge, not --csv' \
    tournament polynesia --bots random,greedy --shard 1/2 --csv
refused 2 'vaka tournament merge: which files? (- is standard input)' tournament merge
refused 1 'vaka tournament merge: "/dev/null" is not a part of a run: it does not begin with vaka-part 1' \
    tournament merge /dev/null

# people
refused 2 'vaka play: --me takes a seat from 0 to 1, random or none, not "2"' play polynesia --me 2
refused 2 'vaka play: --me takes a seat from 0 to 1, random or none, not "x"' play polynesia --me x
refused 2 'vaka play: --me and --hotseat cannot be used together' play polynesia --me 0 --hotseat 1
refused 2 'vaka play: --hotseat takes seats from 0 to 2 separated by commas, or all, not "0,3"' \
    play polynesia --seats 3 --hotseat 0,3
refused 2 'vaka play: --hotseat takes seats from 0 to 1 separated by commas, or all, not "0,0"' \
    play polynesia --hotseat 0,0
refused 2 'vaka play: --bots names bots, but people have all seats' \
    play polynesia --hotseat all --bots easy
refused 2 'vaka play: --name "B": every person has a name already' \
    play polynesia --name A --name B
refused 2 'vaka play: --name takes at most 47 bytes' \
    play polynesia --name 123456789012345678901234567890123456789012345678
refused 2 'vaka play: --seed is for a new game, and --resume goes on with an old one' \
    play --resume x --seed 1
refused 2 'vaka play: --resume knows its game from the journal: leave "polynesia" out' \
    play polynesia --resume x
refused 2 'vaka play: --journal needs the name of a file, or - for none' play polynesia --journal ''

# files
touch "$work/file" "$work/empty"
head -c 3000 /dev/urandom > "$work/garbage"
for command in show check verify view; do
    refused 2 "vaka journal $command: which file? (- is standard input)" journal $command
done
refused 1 "vaka journal show: cannot read \"$work/none\": No such file or directory" \
    journal show "$work/none"
refused 2 'vaka analyse: which file? (- is standard input)' analyse
refused 1 "vaka analyse: $work/empty: line 1: the journal is empty" analyse "$work/empty"
no_journal='line 1: this is not a journal: the first line is not one that begins a journal'
refused 1 "vaka analyse: $work/garbage: $no_journal" \
    analyse "$work/garbage"
refused 1 "vaka journal view: cannot read \"$work\": Is a directory" journal view "$work"
refused 1 "vaka journal view: $work/empty: line 1: the journal is empty" journal view "$work/empty"
refused 1 'vaka journal view: standard input: line 1: the journal is empty' journal view -
refused 1 "vaka journal show: $work/garbage: $no_journal" \
    journal show "$work/garbage"
refused 1 'vaka journal verify: "/dev/zero" is larger than any journal (64 MiB)' \
    journal verify /dev/zero

# site: a wrong call leaves everything as it was
mkdir "$work/taken" && echo text > "$work/taken/mine"
refused 2 'vaka site: name the folder to write' site
refused 2 'vaka site: "more" is one word too many' site "$work/site" more
for base in vaka /vaka vaka/ // /a//b/ /../ /a/./b/ '/a b/' '/a"b/' ''; do
    refused 2 "vaka site: --base takes a path that begins and ends with a slash, like /games/vaka/, not \"$base\"" \
        site "$work/site" --base "$base"
done
if "$VAKA" site "$work/probe" > /dev/null 2>&1; then
    refused 1 "vaka site: $work/taken is not an empty folder: name a new one, or empty it first" site "$work/taken"
    refused 1 "vaka site: $work/taken/mine is not a folder" site "$work/taken/mine"
    refused 1 "vaka site: cannot make the directory \"$work/no/site\": No such file or directory" \
        site "$work/no/site"
    is 'a site has its page' 0 "$(test -s "$work/probe/index.html" && test -s "$work/probe/404.html"; echo $?)"
    (ulimit -f 100 && "$VAKA" site "$work/small" > "$work/out" 2> "$work/err")
    is 'a disk that is full is said' 1 "$(grep -c '^vaka site: cannot write' "$work/err")"
    is 'and nothing is left there' '' "$(ls -d "$work/small" 2> "$work/err")"
fi
is 'nothing is left of a site that was refused' mine "$(ls "$work/taken"; ls "$work/site" 2> "$work/err")"

refused 1 "vaka sim: cannot write into \"$work/file\": Not a directory" \
    sim polynesia --journals "$work/file"
refused 1 "vaka sim: cannot make the directory \"$work/no/no\": No such file or directory" \
    sim polynesia --journals "$work/no/no"

# a full disk: no journal is left half, and the games before it are whole
mkdir "$work/full"
(ulimit -f 1 && "$VAKA" sim polynesia --games 9 --threads 1 --journals "$work/full") \
    > "$work/out" 2> "$work/err"
is 'exit status with a full disk' 1 $?
is 'words about a full disk' \
    "vaka sim: cannot write \"$work/full/polynesia-2-1-0.jsonl\": File too large; 1 games were played until then" \
    "$(cat "$work/err")"
is 'files on a full disk' '' "$(ls "$work/full")"

# standard output that cannot be written
for call in 'games' 'games --json' 'sim polynesia --games 2 --json' '--help' '--version' 'help sim' \
            'bench --help' 'journal --help' 'doctor'; do
    # shellcheck disable=SC2086
    "$VAKA" $call > /dev/full 2> "$work/err"
    is "vaka $call > /dev/full" '1 1' "$? $(grep -c 'cannot write to standard output: No space left' "$work/err")"
    # shellcheck disable=SC2086
    "$VAKA" $call >&- 2> "$work/err"
    is "vaka $call >&-" '1 1' "$? $(grep -c 'cannot write to standard output: Bad file' "$work/err")"
done

# with a closed standard output nothing of it may end up in a journal
"$VAKA" sim polynesia --games 1 --journals "$work/closed" >&- 2> /dev/null
"$VAKA" journal check --quiet "$work"/closed/* > /dev/null 2>&1
is 'journal written beside a closed standard output' 0 $?

# help and version
helps --help
helps -h
helps help
for command in games play daily sim tournament bot bench doctor help journal; do
    helps $command --help
    helps $command -h
    helps help $command
done
helps sim merge --help
helps tournament merge --help
helps help sim merge
for command in show check verify view; do
    helps journal $command --help
    helps help journal $command
done
helps sim nosuch --seats 9 --help
is 'vaka --version' 'vaka' "$("$VAKA" --version | head -1 | cut -d' ' -f1)"
"$VAKA" > "$work/out" 2> "$work/err"
is 'vaka alone' '2 0' "$? $(wc -c < "$work/out")"

# Without HOME the directory of the person's entry in the system is home.
home=$(getent passwd "$(id -u)" | cut -d: -f6)
is 'no HOME: the entry of the system' 1 \
    "$(env -u HOME -u XDG_STATE_HOME "$VAKA" doctor 2>&1 | grep -c "journals .*$home/.local/state/vaka")"

finish
