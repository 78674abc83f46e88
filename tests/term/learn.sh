#!/bin/sh
# Lessons in lines of text, through a pipe: what is said, wrong tries, taking back, showing, and what is kept.
. "$(dirname "$0")/../cli/lib/check.sh"
XDG_STATE_HOME=$work/state
LC_ALL=C.UTF-8
export XDG_STATE_HOME LC_ALL

# learn LINES ARGUMENTS...: the lines are answers
learn() {
    lines=$1
    shift
    # shellcheck disable=SC2059
    printf "$lines" | "$VAKA" learn "$@" > "$work/out" 2> "$work/err"
}
said() { grep -c -F -e "$1" "$work/out"; }
# the line of Polynesia in the list
listed() { "$VAKA" learn | grep '^polynesia:'; }

is 'the list' 'polynesia: 12 lessons, 0 done' "$(listed)"
is 'looking makes no file' no "$([ -e "$XDG_STATE_HOME" ] && echo yes || echo no)"
refused 2 'vaka learn: polynesia has no lesson "nosuch"; vaka learn lists them' learn polynesia nosuch
refused 2 'vaka learn: polynesia has no lesson "13"; vaka learn lists them' learn polynesia 13
refused 2 'vaka learn: there is no game "polinesia"; did you mean polynesia?' learn polinesia

# the first lesson with everything that can happen in it
learn 'POPV\nTRV\nHOP b06 rb14 own\n\n\nHOP b10 rb14 own\nback\nback\nSTOP\n1\nagain\n2\n5\n\nquit\n' polynesia
is 'exit status' 0 $?
is 'nothing on standard error' '' "$(cat "$work/err")"
is 'the title' 1 "$(said 'Lesson 1 of 12: Land on Suwarrow.')"
is 'not what is asked' 1 "$(said 'That is possible too.')"
is 'what it brought' 1 "$(said '2 points. 1 because you are on an island with a turtle')"
is 'the learner is "you"' 1 "$(grep -c '^You sail from ' "$work/out" | sed 's/^[1-9].*/1/')"
is 'and has no other name' 0 "$(grep -c '^Coral ' "$work/out")"
is 'a wrong try' 1 "$(said 'You sailed away from the turtle')"
is 'taken back' 2 "$(said 'Taken back.')"
is 'nothing to take back' 1 "$(said 'There is nothing to take back.')"
is 'stopped' 1 "$(said 'You have a step left, and steps that are left are lost.')"
is 'no choice after the turn' 1 "$(said 'Your turn is over. Type back, again or show.')"
is 'success' 1 "$(said '2 pieces saved.')"
is 'the tip' 1 "$(said 'The volcano and the three islands beside it sink.')"
is 'one is done' 'polynesia: 12 lessons, 1 done' "$(listed)"
is 'the file' 'polynesia suwarrow' "$(cat "$XDG_STATE_HOME/vaka/lessons.txt")"

# the next one is the one that is not done; a lesson that is left is not
learn 'quit\n' polynesia
is 'the second' 1 "$(said 'Lesson 2 of 12: A boat on the sea.')"
is 'still one' 'polynesia: 12 lessons, 1 done' "$(listed)"

# everything shown, to the end: Enter where something is said, show where something is asked
i=0
while [ $i -lt 300 ]; do
    printf 'show\n\n'
    i=$((i + 1))
done > "$work/shown"
"$VAKA" learn polynesia 1 < "$work/shown" > "$work/out" 2> "$work/err"
is 'exit status of all' 0 $?
is 'twelve lessons' 12 "$(grep -c '^Lesson ' "$work/out")"
is 'the end' 1 "$(said 'That was the last lesson.')"
is 'all are done' 'polynesia: 12 lessons, 12 done' "$(listed)"
is 'each is kept once' 12 "$(sort -u "$XDG_STATE_HOME/vaka/lessons.txt" | wc -l)"
is 'and no more' 12 "$(wc -l < "$XDG_STATE_HOME/vaka/lessons.txt")"

# the books of the other games, shown to their end; a question is answered with its first answer
i=0
while [ $i -lt 400 ]; do
    printf 'show\n\n1\n'
    i=$((i + 1))
done > "$work/answered"
for game in $("$VAKA" learn | sed -n 's/^\([a-z]*\):.*/\1/p'); do
    "$VAKA" learn "$game" 1 < "$work/answered" > "$work/out" 2> "$work/err"
    is "$game: exit status" 0 $?
    is "$game: the end" 1 "$(said 'That was the last lesson.')"
    is "$game: all are done" 1 "$("$VAKA" learn | grep -c "^$game: \([0-9]*\) lessons, \1 done")"
done

# a book in two parts, steps that are asked for one after the other, a question
is 'the parts' ' With others, Alone' \
    "$("$VAKA" learn | sed -n 's/^ \(With others\|Alone\)$/ \1/p' | paste -s -d, | sed 's/, */, /')"
learn 'quit\n' conquest chits
is 'a lesson of the second part' 1 "$(said 'Lesson 12 of 15, Alone: Against fifteen chits.')"
learn '\n\n\n\nbuild col\nbuild village\nbuild col\nplace 45\nend_build\nquit\n' conquest villages
is 'what is not asked' 1 "$(said 'That is possible too.')"
is 'all three are done' 1 "$(said 'Both Villages appear together.')"

# words that show something
learn 'map\nplayers\ntable\ncards\nscore\npicture\nhelp\nlist\nhint\nnonsense\nquit\n' polynesia 9
is 'cards' 1 "$(said 'Mask collection' | sed 's/^[1-9].*/1/')"
is 'help' 1 "$(said 'take back your last step')"

# what an action brought is said once, while others are watched after it
learn 'go forest\ntake FM09\nquit\n' raiatea twins
is 'said once' 1 "$(said '3 pearls, at once.')"

# what cannot be kept is told
rm -r "$XDG_STATE_HOME/vaka" && : > "$XDG_STATE_HOME/vaka"
"$VAKA" learn polynesia 12 < "$work/shown" > "$work/out" 2> "$work/err"
is 'exit status when it cannot be kept' 1 $?
is 'and a sentence' 1 "$(grep -c 'cannot write to .*lessons.txt' "$work/err")"
finish
