#!/bin/sh
# Plain play through pipes: whole games, what can be asked, the same game twice, quit and resume.
. tests/term/lib/term.sh

game() { "$VAKA" play polynesia --plain --bots greedy "$@"; }

for seats in 2 3 4; do
    yes usual | game --seats $seats --seed 21 --journal "$dir/u$seats.jsonl" >"$dir/out"
    check "$seats seats, the usual answer: to the score sheet" has "$dir/out" 'Total'
    check "$seats seats: a winner" grep -qE ' wins?\.| share the victory\.' "$dir/out"
    yes 1 | game --seats $seats --seed 22 --journal "$dir/one$seats.jsonl" >"$dir/out"
    check "$seats seats, always 1: to the score sheet" has "$dir/out" 'Total'
    check "$seats seats: good journals" "$VAKA" journal check "$dir/u$seats.jsonl" \
        "$dir/one$seats.jsonl" >"$dir/checked"
done
check 'no escape sequences' lacks "$dir/out" "$(printf '\033')"

yes 1 | game --seed 5 --journal "$dir/a.jsonl" | sed "s|$dir/..jsonl|FILE|" >"$dir/a"
yes 1 | game --seed 5 --journal "$dir/b.jsonl" | sed "s|$dir/..jsonl|FILE|" >"$dir/b"
check 'same seed, same words' cmp -s "$dir/a" "$dir/b"
check 'same seed, same journal' cmp -s "$dir/a.jsonl" "$dir/b.jsonl"

# The same game in three sittings gives the same journal to the byte.
yes 1 | head -6 | game --seed 5 --journal "$dir/c.jsonl" >"$dir/out"
check 'end of input saves' has "$dir/out" "Go on with: vaka play --resume $dir/c.jsonl"
printf '1\n1\n1\nquit\n' | "$VAKA" play --resume "$dir/c.jsonl" >"$dir/out"
check 'quit saves' has "$dir/out" 'The game is saved'
yes 1 | "$VAKA" play --resume "$dir/c.jsonl" >"$dir/out"
check 'resumed to the end' has "$dir/out" 'Total'
check 'as if it had never been interrupted' cmp -s "$dir/a.jsonl" "$dir/c.jsonl"
"$VAKA" play --resume "$dir/c.jsonl" </dev/null >"$dir/out"
check 'a finished game shows its end again' has "$dir/out" 'Total'

cat >"$dir/script" <<'END'
help
map
me
players
table
cards
log
score
rules
picture
hint
why
why tofua
why 2
vavau
list
nonsense
999
undo
exn RB06   shell
quit
END
game --seed 8 --opt first_player=0 --opt card_3=3.7 --journal "$dir/s.jsonl" <"$dir/script" \
    >"$dir/out"
check 'status 0' is_status $? 0
check 'help' has "$dir/out" 'Do one of four things'
check 'the map in words' has "$dir/out" \
    'Mauna Ahi, the volcano: sinks. Pieces: Coral 5 and Turquoise 5. Open to all: Ata, Eua and Late.'
check 'who you are' has "$dir/out" 'You are Coral.'
check 'which player is you' has "$dir/out" 'Coral (you)'
check 'your column of the score' grep -qE '^ +You +Turquoise$' "$dir/out"
check 'nothing calls you by a name' [ "$(grep -E '^Coral ' "$dir/out" | grep -vc 'Coral is first$')" -eq 0 ]
check 'own stock' has "$dir/out" '3 fish, 3 shells, 15 boats'
check 'others' has "$dir/out" 'bot, hasty'
check 'table' has "$dir/out" '6 red, 3 grey, 1 black'
check 'cards' has "$dir/out" '3 points for the most boats on the map'
check 'log' has "$dir/out" 'Round 1 begins.'
check 'score' has "$dir/out" 'Turtle islands'
check 'picture' has "$dir/out" 'Nuku Hiva'
check 'hint' has "$dir/out" 'of 100 from here'
check 'a hint tells the steps behind it' has "$dir/out" 'Then: Sail '
check 'what is asked' has "$dir/out" 'Do one of four things.'
check 'a word that is not possible now' has "$dir/out" 'Nothing more is known about "tofua"'
check 'filter' has "$dir/out" '[EXN rb09 fish]'
check 'filter leaves the others out' [ "$(grep -c 'EXN rb10 fish' "$dir/out")" -eq 0 ]
check 'a word that is nowhere' has "$dir/out" 'Nothing here contains "nonsense"'
check 'a number that is nowhere' has "$dir/out" 'There is no such number'
check 'undo says why not' has "$dir/out" 'Not possible: what chance has shown'
check 'an action in any case of letters' has "$dir/out" 'You explore Eua - Futuna and pay 3 shells'

printf 'trv\nundo\nfish shell\nquit\n' |
    game --seed 8 --opt first_player=0 --journal "$dir/undo.jsonl" >"$dir/out"
check 'undo inside a turn' has "$dir/out" 'Taken back.'
check 'and another action' has "$dir/out" 'You catch 3 shells'
check 'the undo is in the journal' has "$dir/undo.jsonl" '"undo"'
check 'the journal with an undo is good' "$VAKA" journal check "$dir/undo.jsonl" >"$dir/checked"

# The score says what each part counts, and what is hidden.
{ yes usual | head -30; printf 'score\nquit\n'; } |
    "$VAKA" play raiatea --plain --seats 2 --bots random --seed 8 --journal - >"$dir/out"
check 'a part of the score' has "$dir/out" "Rank by tattoos: Ariki 3, Arioi 6, Tahu'a 9"
check 'how you stand there' has "$dir/out" "  You: Ra'atira; 2 more tattoos for 3 points"
check 'what is hidden' has "$dir/out" '? is hidden from you until the game ends: Tiles, '
check 'and nothing of it is told' [ "$(sed -n '/^Tiles: /,$p' "$dir/out" | grep -c '  Turquoise: ')" -eq 0 ]

# Where no points are counted none are told, in play or at the end; and nothing asks for another game's wishes.
{ printf 'score\nhelp\n'; yes usual; } | "$VAKA" play konane --plain --bots greedy --seed 3 --journal - >"$dir/out"
check 'no points: the score says so' has "$dir/out" 'No points are counted in this game'
check 'no points: the winner' has "$dir/out" 'White wins.'
check 'no points: no sums and no ranks' [ "$(grep -cE '^(Total|Rank|Made the last jump) ' "$dir/out")" -eq 0 ]
check 'what is asked seldom is told of no game that has no such thing' lacks "$dir/out" 'be asked this too'

# What is always answered: told, kept for further games without a seed, and taken back.
conquest() { "$VAKA" play conquest --seats 2 --plain --bots random --journal - "$@"; }
{ yes usual | head -40; printf 'again\nquit\n'; } | conquest --seed 31 >"$dir/out"
check 'an answer nobody was asked for is told' has "$dir/out" 'Answered for you: '
check 'nothing to take back' has "$dir/out" 'Nothing is answered for you.'
printf 'always\nquit\n' | conquest >"$dir/out"
check 'what is always answered is kept' grep -q '^conquest [a-z_]* ' "$XDG_STATE_HOME/vaka/answers.txt"
printf 'again\nquit\n' | conquest >"$dir/out"
check 'in the next game too, until it is taken back' has "$dir/out" 'You are asked again.'
check 'and then it is gone' [ ! -s "$XDG_STATE_HOME/vaka/answers.txt" ]
printf 'always 99\nquit\n' | conquest >"$dir/out"
check 'always needs a choice' has "$dir/out" 'such as always 3'

yes usual | game --journal "$dir/fair.jsonl" >"$dir/out"
check 'fair luck: the end names the check' has "$dir/out" "vaka journal verify $dir/fair.jsonl"
check 'fair luck is verified' "$VAKA" journal verify "$dir/fair.jsonl" >"$dir/checked"
check 'the secret file is gone, as it is published' [ ! -e "$dir/fair.jsonl.secret" ]
yes usual | head -4 | game --journal "$dir/fair2.jsonl" >"$dir/out"
check 'the secret is kept for its owner' [ "$(ls -l "$dir/fair2.jsonl.secret" | cut -c1-10)" = -rw------- ]
yes usual | "$VAKA" play --resume "$dir/fair2.jsonl" >"$dir/out"
check 'fair luck survives a resume' "$VAKA" journal verify "$dir/fair2.jsonl" >"$dir/checked"

yes usual | "$VAKA" play polynesia --hotseat all --seed 4 --name Ana --name Rua \
    --journal "$dir/hot.jsonl" --plain >"$dir/out"
check 'hot seat: both are asked by name' has "$dir/out" 'Rua: Choose your action'
check 'hot seat: to the end' has "$dir/out" 'Total'

yes usual | head -3 | "$VAKA" play polynesia --plain --bots random >"$dir/out"
check 'a journal in the usual place' [ "$(ls "$XDG_STATE_HOME"/vaka/polynesia-*.jsonl | wc -l)" -eq 1 ]
yes usual | head -3 | LC_ALL=C "$VAKA" play polynesia --plain --bots random --journal - >"$dir/out"
is_ascii() { ! LC_ALL=C grep -q '[^ -~]' "$1"; }
check 'without UTF-8 all is ASCII' is_ascii "$dir/out"
finish
