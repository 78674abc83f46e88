#!/bin/sh
# Several people at one keyboard in lines of text: nobody sees what the one before was told.
. tests/term/lib/term.sh
hot='play raiatea --plain --seats 2 --hotseat all --seed 3'

# A script: a page of empty lines and a line that says whose the keyboard is; no answer is used up.
yes usual | head -8 | "$VAKA" $hot --journal - >"$dir/out"
check 'the keyboard goes round' has "$dir/out" 'The keyboard goes to Turquoise.'
check 'and back' has "$dir/out" 'The keyboard goes to Coral.'
blank_before() { grep -n -m1 -B40 -F "$1" "$dir/out" | grep -c '^[0-9]*-$'; }
check 'a page of empty lines before it' [ "$(blank_before 'The keyboard goes to Turquoise.')" -eq 40 ]
sed -n '/The keyboard goes to Coral/,/The keyboard goes to Turquoise/p' "$dir/out" >"$dir/coral"
check 'what happened is told again as Coral may know it' has "$dir/coral" 'Turquoise keeps 2 of 5 normal rituals'
check 'and nothing more' lacks "$dir/coral" "Turquoise keeps Ti'i"

yes usual | head -8 | "$VAKA" play polynesia --plain --hotseat all --seed 3 --journal - >"$dir/out"
check 'a game without secrets needs none of it' lacks "$dir/out" 'The keyboard goes'

# A terminal: the one before clears the screen, the next one says when.
start 90x40 $hot --journal -
check 'the first one is asked' shows 'Coral: Keep two of these rituals'
keys 3 Enter
check 'twice' shows 'Begin with Maui (3)'
keys Enter
check 'the turn can be taken back' shows 'Your turn is over'
keys Enter
check 'then the screen is to be cleared' shows 'Press Enter to clear the screen, then pass the keyboard to Turquoise.'
check 'until then it stands' shows 'Begin with Maui (3)'
keys Enter
check 'the next one is awaited' shows 'Turquoise: press Enter when you have the keyboard.'
check 'the secrets are out of sight' not_on_screen 'Begin with'
scrolled() { mux capture-pane -p -S -; }
check 'also for those who scroll back' [ "$(scrolled | grep -c 'Begin with Maui')" -eq 0 ]
keys Enter
check 'the next one is asked' shows 'Turquoise: Keep two of these rituals'
keys C-d
check 'the end of input leaves' shows 'EXIT=0'
finish
