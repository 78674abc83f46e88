#!/bin/sh
# What can go wrong with the journal: one clear sentence, a status, and nothing lost.
. tests/term/lib/term.sh

game() { "$VAKA" play polynesia --plain --bots random --seed 6 "$@"; }
yes 1 | head -12 | game --journal "$dir/good.jsonl" >"$dir/out"

# refused NAME STATUS TEXT FILE...: the sentence in $dir/err, nothing else on it
refused() {
    check "$1: status" is_status "$status" "$2"
    check "$1: one sentence" is_one_line "$dir/err"
    check "$1: it says why" has "$dir/err" "$3"
}

cp "$dir/good.jsonl" "$dir/torn.jsonl"
printf '{"n":99,"seat":0,"act":"FI' >>"$dir/torn.jsonl"
yes 1 | head -2 | "$VAKA" play --resume "$dir/torn.jsonl" >"$dir/out"
check 'torn line: a notice' has "$dir/out" 'The last line of the journal was torn and is left out'
check 'torn line: goes on' has "$dir/out" 'Choose your action'
check 'torn line: the journal is whole again' "$VAKA" journal check "$dir/torn.jsonl" >"$dir/checked"

sed '9s/fish/dish/;9s/rb1/rb2/;9s/T/F/' "$dir/good.jsonl" >"$dir/changed.jsonl"
cp "$dir/changed.jsonl" "$dir/before"
"$VAKA" play --resume "$dir/changed.jsonl" --plain </dev/null >"$dir/out" 2>"$dir/err"
status=$?
refused 'changed character' 1 'line 9'
check 'changed character: the file is left alone' cmp -s "$dir/changed.jsonl" "$dir/before"

: >"$dir/empty.jsonl"
"$VAKA" play --resume "$dir/empty.jsonl" --plain </dev/null >"$dir/out" 2>"$dir/err"
status=$?
refused 'empty file' 1 'line 1'
"$VAKA" play --resume "$dir/nosuch.jsonl" --plain </dev/null >"$dir/out" 2>"$dir/err"
status=$?
refused 'no such file' 1 'nosuch.jsonl: No such file or directory'
"$VAKA" play --resume "$dir" --plain </dev/null >"$dir/out" 2>"$dir/err"
status=$?
refused 'a directory' 1 'Is a directory'

cp "$dir/good.jsonl" "$dir/before"
game --journal "$dir/good.jsonl" </dev/null >"$dir/out" 2>"$dir/err"
status=$?
refused 'a journal is never overwritten' 1 '--resume'
check 'a journal is never overwritten: untouched' cmp -s "$dir/good.jsonl" "$dir/before"

game --journal /nosuch/place/a.jsonl </dev/null >"$dir/out" 2>"$dir/err"
status=$?
refused 'no such directory' 1 'No such file or directory'
game --journal /proc/a.jsonl </dev/null >"$dir/out" 2>"$dir/err"
status=$?
refused 'a directory that takes no files' 1 'cannot write the journal /proc/a.jsonl'
XDG_STATE_HOME=/proc/nosuch game </dev/null >"$dir/out" 2>"$dir/err"
status=$?
refused 'the usual place cannot be made' 1 'cannot make the directory'
game --journal /dev/full </dev/null >"$dir/out" 2>"$dir/err"
status=$?
refused 'full disk at the start' 1 'No space left on device'

# A file that may not grow beyond 8 blocks of 512 bytes: the disk is full in mid-game.
yes 1 2>/dev/null | (
    ulimit -f 8
    game --journal "$dir/full.jsonl" 2>"$dir/err"
    echo $? >"$dir/status"
) | cat >"$dir/out"
status=$(cat "$dir/status")
refused 'full disk in mid-game' 1 'cannot write the journal'
check 'full disk: the file ends with a whole line' [ "$(tail -c 1 "$dir/full.jsonl" | od -An -c | tr -d ' ')" = '\n' ]
check 'full disk: what is there is good' "$VAKA" journal check "$dir/full.jsonl" >"$dir/checked"
yes 1 | "$VAKA" play --resume "$dir/full.jsonl" >"$dir/out"
check 'full disk: the game goes on later' has "$dir/out" 'Total'
yes 1 | game --journal "$dir/whole.jsonl" >"$dir/out"
check 'full disk: nothing was lost' cmp -s "$dir/full.jsonl" "$dir/whole.jsonl"

# Fair luck cannot go on without its secret, and says so.
yes 1 | head -5 | "$VAKA" play polynesia --plain --bots random --journal "$dir/fair.jsonl" >"$dir/out"
mv "$dir/fair.jsonl.secret" "$dir/kept"
"$VAKA" play --resume "$dir/fair.jsonl" --plain </dev/null >"$dir/out" 2>"$dir/err"
status=$?
refused 'secret missing' 1 'secret'
sed 's/[0-7]/8/g' "$dir/kept" >"$dir/fair.jsonl.secret"
"$VAKA" play --resume "$dir/fair.jsonl" --plain </dev/null >"$dir/out" 2>"$dir/err"
status=$?
refused 'secret wrong' 1 'not the one that was promised'

# Full screen: the person decides how to go on.
ENVIRONMENT='ulimit -f 16;'
start 100x30 play polynesia --bots random --seed 6 --opt first_player=0 --journal "$dir/ask.jsonl"
check 'full screen: plays' shows 'Choose your action'
keys e
check 'full screen: no question at the end of turns' shows 'ends without a question'
tries=60
while [ $tries -gt 0 ] && not_on_screen 'cannot be saved'; do
    keys Enter Space
    sleep 0.1
    tries=$((tries - 1))
done
check 'full screen: asked' shows 'The game cannot be saved'
keys r
check 'full screen: trying again changes nothing' shows 'The game cannot be saved'
keys g
check 'full screen: goes on' shows 'Choose your action'
keys q
check 'full screen: leaving unsaved is asked' shows 'This game is not saved'
keys y
check 'full screen: status 1' shows 'EXIT=1'
check 'full screen: what is there is good' "$VAKA" journal check "$dir/ask.jsonl" >"$dir/checked"

# One journal, one player at a time.
ENVIRONMENT=
start 100x30 play --resume "$dir/good.jsonl"
check 'two at once: the first plays' shows 'goes on where'
"$VAKA" play --resume "$dir/good.jsonl" --plain </dev/null >"$dir/out" 2>"$dir/err"
status=$?
refused 'two at once: the second is told' 1 'another terminal'
finish
