#!/bin/sh
# Conquest in plain play: whole games alone and against bots, with and without all options; every
# sentence complete, secrets kept, no question between a step and its own roll.
. tests/term/lib/term.sh

game() { "$VAKA" play conquest --plain --bots greedy --journal - "$@"; }
all='--opt events=on --opt south_island=on --opt saved=on --opt kumara=on --opt malaria=on
     --opt variable_start=on --opt tournament_cards=on --opt choose_home=on'

complete() { # the sentences of a log: no blank left open, nobody nameless, no stop twice
    ! grep -qE '[{}]|Somebody|\.\.|\(null\)' "$1"
}

for seats in 2 3 4; do
    yes usual | game --seats $seats --seed 31 >"$dir/out"
    check "$seats seats, the usual answer: to the score sheet" has "$dir/out" 'Linked islands'
    check "$seats seats: a winner" grep -qE ' wins\.| share the victory\.' "$dir/out"
    check "$seats seats: sentences are complete" complete "$dir/out"
    # shellcheck disable=SC2086
    yes 2 | head -5000 | game --seats $seats --seed 32 $all >"$dir/out"
    check "$seats seats, all options: turns are played" has "$dir/out" 'Turn 5 begins'
    check "$seats seats, all options: sentences are complete" complete "$dir/out"
done

yes usual | "$VAKA" play conquest --plain --journal - --seats 1 --seed 33 >"$dir/out"
check 'alone: one player' has "$dir/out" 'Conquest of Paradise, 1 player.'
check 'alone: Samoa acts' has "$dir/out" 'Samoa draws a chit: '
check 'alone: who does nothing loses' has "$dir/out" 'You lose.'
check 'alone: sentences are complete' complete "$dir/out"

# Seat 1 finds islands; seat 0 hears where, never which.
printf 'log\nmap\nquit\n' >"$dir/ask"
(yes usual | head -12; cat "$dir/ask") | game --seats 2 --seed 5 >"$dir/out"
check 'a find of others is told by its place' grep -qE 'Turquoise finds land: the island at [A-S][1-9]\.' "$dir/out"
check 'the map in words: whose Home is whose' grep -qE '^Tonga \(G7\): .*; your Home;' "$dir/out"
check '... and that of a rival' grep -qE '^Samoa \(G6\): .*; Home of Turquoise;' "$dir/out"
check 'pieces of others are unknown' grep -qE 'Turquoise: .*pieces? face down' "$dir/out"

printf 'first 0 clockwise\nwhy explore 46\nexplore 46\nquit\n' |
    game --seats 2 --seed 5 --me 0 >"$dir/out"
check 'why tells the risk' has "$dir/out" 'Nothing can go wrong with this draw.'
check 'no question between a step and its draw' lacks "$dir/out" 'Your turn is over'

printf 'picture\nquit\n' | game --seats 2 --seed 5 >"$dir/out"
check 'the picture has the map' has "$dir/out" '/Tonga\'
printf 'picture\nquit\n' | LC_ALL=C game --seats 2 --seed 5 >"$dir/out"
is_ascii() { ! LC_ALL=C grep -q '[^ -~]' "$1"; }
check 'the picture in plain ASCII' is_ascii "$dir/out"

start 200x60 play conquest --seats 2 --bots greedy --seed 7 --journal -
check 'full screen: the map' shows 'Tonga'
check 'full screen: the legend' shows 'chain canoe'
keys Enter
check 'full screen: the next question' shows 'Send the Explorer or stay'
keys Down Enter
check 'full screen: straight on to what was found' shows 'knot tied of 5'

start 160x50 play conquest --seats 2 --bots greedy --seed 7 --journal -
check 'full screen: who begins' shows 'Who begins'
keys Enter
check 'full screen: the Explorer' shows '▸1 Stay at home'
keys Enter
check 'full screen: the turn is over' shows 'Your turn is over'
keys Enter
check 'full screen: the plan' shows 'Seal the plan  (usual)'
check 'full screen: no press of Enter alone loses Build Points' shows '▸1 Turn inward'
finish
