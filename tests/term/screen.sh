#!/bin/sh
# The full screen by keys, at two sizes: choosing from the list, from groups, on the map and by
# typing; undo, hint, pages, end of turn, quit, resume.
. tests/term/lib/term.sh

play() {
    size=$1
    journal=$dir/$size.jsonl
    # seed 8: the person begins
    start "$size" play polynesia --seed 8 --bots random --opt first_player=0 --opt card_1=1.3 \
        --opt card_2=2.4 --opt card_3=3.7 --journal "$journal"
    check "$size: the decision is named" shows 'Choose your action'
    check "$size: groups, not a wall" shows 'Explore … (76)'
    check "$size: usual answer marked" shows '(usual)'
    check "$size: map" shows 'Rapa Nui'
    check "$size: own stock" shows '3 fish, 3 shells, 15 boats'
    check "$size: cards" shows 'Great fleet'
    check "$size: explanation of the choice under the cursor" shows 'You take 3 fish'

    keys 1
    check "$size: a group opens" shows 'Eua - Niue, pay'
    keys Down Enter
    check "$size: a group in a group" shows 'Explore Ata - Futuna, pay 3 …'
    keys Left Left
    check "$size: and back" shows 'Explore … (76)'

    type_text 'vav'
    check "$size: typing filters" shows '6 of 80'
    keys Escape
    check "$size: Escape shows all again" shows 'Explore … (76)'
    type_text 'exn rb0'
    check "$size: the line takes letters that are commands" shows '> exn rb0'
    type_text '6 s'
    keys Tab
    check "$size: Tab completes" shows '> exn rb06 shell'
    keys Enter
    check "$size: a typed action is played, and the turn can be held" shows 'Your turn is over'
    check "$size: the log tells it" shows 'You explore Eua - Futuna and pay 3 shells'
    keys u
    check "$size: undo" shows 'Taken back'
    check "$size: goods are back" shows '3 fish, 3 shells, 15 boats'
    keys u
    check "$size: no undo beyond chance, and why" shows 'Nothing to undo'

    keys Tab
    check "$size: the map has the focus" shows 'from place to place'
    before=$(screen | grep 'Explore .*pay')
    keys Right
    moved() { [ "$(screen | grep 'Explore .*pay')" != "$before" ]; }
    check "$size: arrow keys move over the map" within 20 moved
    keys Tab
    check "$size: Tab goes back" shows 'Explore … (76)'

    keys h
    check "$size: hint" shows 'of 100 from here'
    keys Escape
    keys d
    check "$size: what can I do" shows 'Do one of four things'
    keys Escape
    check "$size: closed" shows 'Explore … (76)'
    keys '?'
    check "$size: help for this decision" shows 'Do one of four things'
    keys End
    check "$size: the example is a choice at hand" shows 'FISH fish is a whole action'
    keys Escape
    check "$size: closed" shows 'Explore … (76)'
    keys s
    check "$size: score now" shows 'Score, if the game ended now'
    keys Escape
    keys c
    check "$size: cards in full" shows '3 points for the most boats on the map'
    keys Escape
    keys r
    check "$size: rules" shows 'Your people live on a volcano'
    keys Escape
    check "$size: closed" shows 'Explore … (76)'

    type_text 'fish for fish'
    keys Enter
    check "$size: an action by its words" shows 'You catch 3 fish'
    keys Enter
    check "$size: bots play, the person is asked again" shows 'Explore … (7'
    keys l
    check "$size: whole log" shows 'Esc: close'
    check "$size: from the beginning" shows 'Round 1 begins.'
    keys Escape
    check "$size: closed" shows 'Explore … (7'
    keys q
    check "$size: quit says how to go on" shows "vaka play --resume $journal"
    check "$size: exit status" shows 'EXIT=0'
    check "$size: terminal is sane" shows SANE

    start "$size" play --resume "$journal"
    check "$size: resumed" shows 'The game goes on where you left it'
    check "$size: the same position" shows '6 fish, 3 shells, 15 boats'
    check "$size: log is there" shows 'You catch 3 fish'
    keys q
    check "$size: left" shows 'EXIT=0'
    check "$size: the journal is good" "$VAKA" journal check "$journal" >"$dir/out"
}

play 100x30
play 140x45
finish
