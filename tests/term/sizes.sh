#!/bin/sh
# Terminals that are too small, that change, that know no colour or no UTF-8; signals; watching.
. tests/term/lib/term.sh
quick='play polynesia --seed 8 --bots random --opt first_player=0'

start 20x5 $quick --journal "$dir/small.jsonl"
check 'too small: refused' shows 'EXIT=1'
start 79x24 $quick --journal "$dir/small2.jsonl"
check 'one column too small: a sentence' shows 'needs 80x24'
check 'and status 1' shows 'EXIT=1'
start 80x24 $quick --journal "$dir/least.jsonl"
check 'the least size plays' shows 'Choose your action'
check 'with choices' shows 'Explore'

start 100x30 $quick --journal "$dir/resize.jsonl"
check 'plays' shows 'Choose your action'
mux resize-window -x 30 -y 6
check 'too small while playing: a sentence inside' shows 'Too small'
mux resize-window -x 160 -y 50
check 'and back, larger' shows 'Choose your action'
check 'the legend of the wide map' shows 'turtle'
mux resize-window -x 30 -y 6
check 'small again' shows 'Too small'
keys q
check 'one can leave there too' shows 'EXIT=0'

ENVIRONMENT='NO_COLOR=1'
start 100x30 $quick --journal -
check 'NO_COLOR plays' shows 'Choose your action'
has_no_colour() { ! mux capture-pane -pe | grep -q "$(printf '\033')\\[[0-9;]*[34][0-8][;m]"; }
check 'NO_COLOR: no colour on the screen' has_no_colour
ENVIRONMENT='TERM=vt100'
start 100x30 $quick --journal -
check 'vt100 plays' shows 'Choose your action'
check 'vt100: no colour on the screen' has_no_colour
keys 4
check 'vt100: keys work' shows 'Your turn is over'
ENVIRONMENT='LC_ALL=C'
start 100x30 $quick --journal -
check 'without UTF-8' shows 'Choose your action'
is_ascii() { ! screen | LC_ALL=C grep -q '[^ -~]'; }
check 'without UTF-8 all is ASCII' is_ascii
ENVIRONMENT='TERM=nonsense'
start 100x30 $quick --journal -
check 'an unknown terminal is a sentence' shows 'this terminal is not known'
check 'an unknown terminal: status 1' shows 'EXIT=1'
ENVIRONMENT=

for signal in TERM HUP INT; do
    start 100x30 $quick --journal "$dir/$signal.jsonl"
    check "SIG$signal: plays" shows 'Choose your action'
    keys 4
    check "SIG$signal: a step" shows 'Your turn is over'
    pane=$(mux display-message -p '#{pane_pid}')
    kill -s "$signal" "$(ps -o pid= --ppid "$pane" | head -1)"
    case $signal in TERM) number=15 ;; HUP) number=1 ;; INT) number=2 ;; esac
    check "SIG$signal: leaves with its number" shows "EXIT=$((128 + number))"
    check "SIG$signal: terminal is sane" shows SANE
    check "SIG$signal: the journal has the step" has "$dir/$signal.jsonl" 'FISH fish'
    check "SIG$signal: the journal is good" "$VAKA" journal check "$dir/$signal.jsonl" >"$dir/out"
done

# What docs/terminal.md promises of sizes.
first='--bots random --seats 3 --seed 8 --journal -'
start 120x40 play polynesia $first
check 'Polynesia at 120x40' shows 'Choose your action'
for island in Tokelau Manihiki Hawaii Savaii Upolu 'Nuku Hiva' Fakarava Suwarrow 'Hiva Oa' Uvea Rangiroa Futuna \
    Raiatea Niue Ata Atiu Eua Rurutu 'Rapa Nui' Vavau Mauke 'Mauna Ahi' Late Tubuai; do
    check "$island is in sight" shows "$island"
done
start 120x40 play raiatea $first
check 'Raiatea at 120x40' shows 'Keep two of these rituals'
for row in 'Round  A1' 'Market' 'Tattoos' 'Priests' 'Statue 3' 'Helpers' 'Masks' 'Decks'; do
    check "$row is in sight" shows "$row"
done
start 120x40 play archipelago $first
check 'Archipelago at 120x40' shows 'Rebellion'
for row in 'Turn zero' 'home ' 'export ' 'taxes ' 'rebel'; do
    check "$row is in sight" shows "$row"
done
start 150x52 play conquest $first
check 'Conquest at 150x52' shows 'Hiva'
for hex in Maria Bisma 'A3' 'G1' 'I9' 'S5' 'S8' 'R8'; do
    check "$hex is in sight" shows "$hex"
done

start 100x30 play polynesia --me none --bots random --seed 3 --journal "$dir/watch.jsonl"
check 'watching bots: steps are shown' shows 'Round 1'
keys Space
check 'a key skips to the end' shows 'The game is over'
check 'score sheet' shows 'Turtle islands'
keys q
check 'watching: left' shows 'EXIT=0'
finish
