#!/bin/sh
# Archipelago in plain play and on the full screen: whole games with and without options, every sentence
# complete, secrets kept; a deal in four short lines; the board at two sizes.
. tests/term/lib/term.sh

game() { "$VAKA" play archipelago --plain --bots greedy --journal - "$@"; }

complete() { # the sentences of a log: no blank left open, nobody nameless, no stop twice
    ! grep -qE '[{}]|Somebody|\.\.|\(null\)|something' "$1"
}

for seats in 2 3 5; do
    yes usual | game --seats $seats --seed 31 >"$dir/out"
    check "$seats seats, the usual answer: to the score sheet" has "$dir/out" 'Medals'
    check "$seats seats: an end is told" grep -qE ' wins?\.| share the victory\.| loses?\.|obody wins' "$dir/out"
    check "$seats seats: sentences are complete" complete "$dir/out"
done
yes "$(printf '2\n1')" | head -4000 | game --seats 4 --seed 32 --opt start=desert --opt more_spice=on \
    --opt more_control=on --opt chosen_trend=on --opt length=long >"$dir/out"
check 'all kinds of options: turns are played' has "$dir/out" 'Turn 2 begins'
check 'all kinds of options: sentences are complete' complete "$dir/out"

# Amendment 1: the reverse of a hex is told when it is taken, and then there is no way back.
(yes usual | head -6; printf 'explore\nwhy 1\nkeep\nundo\nquit\n') |
    game --seats 2 --seed 5 --opt deals=plain >"$dir/out"
reverse=$(sed -n 's/^You set out for \(.*\) \/ \(.*\)\.$/\1\n\2/p' "$dir/out" | while read -r name; do
    sed '/^> keep/,$d' "$dir/out" | grep -q "Take $name " || echo "$name"
done)
check 'a hex is taken: its reverse has a name' test -n "$reverse"
check 'which was not told before' sh -c "! sed '/^> keep/,\$d' '$dir/out' | grep -q '$reverse'"
check 'taking it cannot be undone' has "$dir/out" 'revealed something'

# Objectives: one's own is told, those of others are not.
(yes usual | head -4; printf 'table\nlog\ncards\nmap\nquit\n') | game --seats 3 --seed 31 >"$dir/out"
check 'you read your own objective' grep -qE '^Yours: ends at ' "$dir/out"
check 'of others one hears that there is one' has "$dir/out" 'Turquoise receives an objective.'
check 'nothing of another is told' lacks "$dir/out" 'Turquoise has S'
check 'cards are told in full' has "$dir/out" 'Turn up five cards of the deck'
check 'the map in words' grep -q '^Open sea (region 0 at 0,0)' "$dir/out"
check 'the forecast in words' has "$dir/out" 'After the next unrest'

# A deal is quick to type, and its bundles are read before it is sent.
(yes usual | head -5; printf 'deal 1\noffer 2\nwant stone\nlist\npropose\nquit\n') |
    game --seats 3 --seed 31 >"$dir/out"
check 'a deal is opened' has "$dir/out" 'You propose a deal to Turquoise.'
check 'both bundles before it is sent' has "$dir/out" 'Send: 2 florins for 1 stone'
check 'the offer is told to all' has "$dir/out" 'Offered: 2 florins.'
check 'what is wanted is told to all' has "$dir/out" 'Wanted: 1 stone.'
check 'and it is answered' grep -qE 'Turquoise (accepts|rejects) the deal with you' "$dir/out"

# A single thing is not sent unread.
(yes usual | head -5; printf 'deal 1\noffer 2\nwant token\nundo\nquit\n') | game --seats 3 --seed 31 >"$dir/out"
check 'the last step of a deal is asked' grep -q 'Send: 2 florins for 1 explorer token' "$dir/out"
check 'a deal is not sent by itself' lacks "$dir/out" 'Offered:'
check 'it can be taken back' grep -q '^Taken back' "$dir/out"

# Nobody is asked for wishes unless he says so; then he drafts one like a deal.
yes usual | head -40 | game --seats 3 --seed 31 >"$dir/out"
check 'no question about wishes' lacks "$dir/out" 'A wish for whoever plays now'
(yes usual | head -5; printf 'help\nwish on\nend_round\nwish\noffer 1\npropose\nnone\nwish off\nquit\n') |
    game --seats 3 --seed 31 >"$dir/out"
check 'the help names what is asked seldom as the game does' has "$dir/out" \
    '  wish on|off   be asked this too: A wish for whoever plays now'
check 'wishes are asked for' has "$dir/out" 'A wish for whoever plays now'
check 'a wish is told' has "$dir/out" ' a wish.'
check 'and what it gives' has "$dir/out" 'Offered: 1 florin.'
(yes usual | head -5; printf 'deal 1\noffer 2\nwant token\nusual\nquit\n') | game --seats 3 --seed 31 >"$dir/out"
check 'and is sent when one says so' has "$dir/out" 'Wanted: 1 explorer token.'

(yes usual | head -5; printf 'picture\nquit\n') | game --seats 3 --seed 31 >"$dir/out"
check 'the picture has regions' has "$dir/out" 'Open sea'
check 'the picture has the gauges' grep -q '^Rebellion 0 .*to spare' "$dir/out"
(yes usual | head -5; printf 'picture\nquit\n') | LC_ALL=C game --seats 3 --seed 31 >"$dir/out"
is_ascii() { ! LC_ALL=C grep -q '[^ -~]' "$1"; }
check 'the picture in plain ASCII' is_ascii "$dir/out"

start 200x60 play archipelago --seats 3 --bots greedy --seed 31 --journal -
check 'full screen: the first question' shows 'First land: which one'
keys Enter
check 'full screen: cells have coordinates' shows '1,-1'
check 'full screen: markets' shows 'home       export'
check 'full screen: the evolution track' shows 'price now, next'
check 'full screen: the legend' shows 'C! rebel'
keys e # no question at the end of a turn
keys - - # no pauses after the steps of bots
keys Enter # the side, then how it is turned
check 'full screen: edges are told' shows 'Plain: '
keys Enter
check 'full screen: a discovery' shows 'a cube for the market'
keys Enter
check 'full screen: another one' shows 'a cube to keep'
keys Enter
check 'full screen: bids' shows 'Bid nothing'
check 'full screen: your own objective' shows 'Yours: ends at'
keys Enter
check 'full screen: a round' shows 'Taxes: 3 florins'
keys w
check 'full screen: what is asked seldom is named by the game' shows 'asked this too: A wish for whoever plays now'
keys w
check 'full screen: and no more' shows 'not asked this any more: A wish for whoever plays now'
keys '?' End
check 'full screen: the keys name it too' shows 'be asked this too, or not: A wish for whoever plays now'
keys Escape
finish
