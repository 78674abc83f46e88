#!/bin/sh
# The daily challenge: the luck of the day, results that are kept, and the list of them.
. "$(dirname "$0")/lib/check.sh"
XDG_STATE_HOME=$work/state
export XDG_STATE_HOME
results=$XDG_STATE_HOME/vaka/daily.txt

# Enter at every question takes the usual answer: a whole game without a person.
play_through() {
    yes '' | "$VAKA" play "$@" --plain > "$work/out" 2> "$work/err"
}

# secret_of FILE: what the last line of a journal published; commit_of FILE: what the first promised
secret_of() { sed -n '$s/.*"secret":"\([0-9a-f]*\)".*/\1/p' "$1"; }
commit_of() { sed -n '1s/.*"commit":"\([0-9a-f]*\)".*/\1/p' "$1"; }

# hash_of TEXT: BLAKE2b-256 by another program
hash_of() { printf '%s' "$1" | b2sum -l 256 | cut -d' ' -f1; }

# the games that can be played alone, as the command says it
alone=$("$VAKA" games | sed -n 's/^\([a-z0-9_]*\): .*, 1\( to [0-9]*\)* seats\{0,1\}, .*/\1/p' | listed)
is 'Conquest of Paradise can be played alone' yes "$(case ", $alone," in *', conquest,'*) echo yes ;; esac)"

# what cannot be chosen
for option in --seats --opt --seed --bots --hotseat --me; do
    refused 2 "vaka play: --daily is the same for everybody, and takes no $option" \
        play conquest --daily $option 1
done
refused 2 "vaka play: polynesia has no daily challenge, because it is not played alone; these have: $alone" \
    play polynesia --daily
refused 2 'vaka play: --daily is for a new game, and --resume goes on with an old one' \
    play --resume x --daily
refused 2 "vaka daily: polynesia has no daily challenge, because it is not played alone; these have: $alone" \
    daily polynesia
refused 2 'vaka daily: there is no game "conqest"; did you mean conquest?' daily conqest

# nothing yet
is 'no results' 'No daily challenge has been finished here yet.' "$("$VAKA" daily)"
is 'no results of a game' 'No daily challenge of conquest has been finished here yet.' "$("$VAKA" daily conquest)"
is 'looking makes no file' no "$([ -e "$XDG_STATE_HOME" ] && echo yes || echo no)"

# the luck of the day; should midnight pass meanwhile, it is that of the day on which it began
before=$(date -u +%F)
play_through conquest --daily --journal "$work/a.jsonl"
is 'exit status of a day' 0 $?
play_through conquest --daily --journal "$work/b.jsonl"
after=$(date -u +%F)
for file in a b; do
    day=$before
    [ "$(secret_of "$work/$file.jsonl")" = "$(hash_of "vaka daily conquest $before")" ] || day=$after
    is "the secret of $file" "$(hash_of "vaka daily conquest $day")" "$(secret_of "$work/$file.jsonl")"
    is "$file verifies" 0 "$("$VAKA" journal verify --quiet "$work/$file.jsonl" > /dev/null 2>&1; echo $?)"
    is "$file leaves no secret beside it" no "$([ -e "$work/$file.jsonl.secret" ] && echo yes || echo no)"
done
steps() { sed -n 's/^\({"n":[0-9]*,"seat":[^,]*,"do":"[^"]*"\).*/\1/p' "$1"; }
[ "$before" = "$after" ] && is 'twice the same day is twice the same game' \
    "$(steps "$work/a.jsonl")" "$(steps "$work/b.jsonl")"
is 'a journal has steps' yes "$([ "$(steps "$work/a.jsonl" | wc -l)" -gt 50 ] && echo yes || echo no)"

# the result is that of the journal, in halves there and in tenths here
score=$(sed -n '$s/.*"scores":\[\([0-9]*\)\].*/\1/p' "$work/a.jsonl")
won=$(sed -n '$s/.*"winners":\[\([0-9]*\)\].*/\1/p' "$work/a.jsonl")
turns=$("$VAKA" journal view "$work/a.jsonl" --json | sed 's/.*"round":\([0-9]*\),.*/\1/')
line="$day conquest $([ -n "$won" ] && echo won || echo lost) $((score / 2)).$((score % 2 * 5)) $turns"
is 'the line of a result' "$line" "$(head -1 "$results")"
is 'one line a game' 2 "$(wc -l < "$results")"
is 'the end names the day' 1 \
    "$(grep -c "The daily challenge of $day: .*, Turn $turns\. All results: vaka daily" "$work/out")"

# a game that is left and resumed still counts, once
rm "$results"
printf '1\n' | "$VAKA" play conquest --daily --plain --journal "$work/c.jsonl" > /dev/null 2>&1
is 'an unfinished game has no result' no "$([ -e "$results" ] && echo yes || echo no)"
play_through --resume "$work/c.jsonl"
is 'a resumed game has a result' 1 "$(wc -l < "$results")"
play_through --resume "$work/c.jsonl"
is 'to look at it again is no second result' 1 "$(wc -l < "$results")"

# a game of another luck, or with another option, is none
rm "$results"
play_through conquest --seats 1 --journal -
play_through conquest --seats 1 --seed 5 --journal -
is 'other games leave no result' no "$([ -e "$results" ] && echo yes || echo no)"
play_through conquest --daily --journal -
is 'without a journal the result is kept all the same' 1 "$(wc -l < "$results")"

# the order: day, won, points, turns
cat > "$results" <<'END'
2026-11-14 conquest lost 12.5 14
2026-11-15 conquest lost 29.5 14
2026-11-15 conquest won 30.0 12
2026-11-15 conquest won 31.5 13
2026-11-15 conquest won 30.0 11
END
is 'the list' 'conquest  2026-11-15  won    31.5 points  Turn 13
conquest  2026-11-15  won      30 points  Turn 11
conquest  2026-11-15  won      30 points  Turn 12
conquest  2026-11-15  lost   29.5 points  Turn 14
conquest  2026-11-14  lost   12.5 points  Turn 14' "$("$VAKA" daily conquest)"

# damage is told line by line, and what is whole is shown
whole='2026-02-28 conquest won 30.0 12'
for damage in '2026-02-29 conquest won 30.0 12' '2026-13-01 conquest won 30.0 12' "$whole 1" \
    '2026-02-28 conquest drawn 30.0 12' '2026-02-28 conquest won 30 12' '2026-02-28 conquest won 30.0' \
    '2026-02-28 conquest won 30.0 -1' '2026-02-28  conquest won 30.0 12' 'x' ''; do
    printf '%s\n%s\n' "$damage" "$whole" > "$results"
    "$VAKA" daily > "$work/out" 2> "$work/err"
    is "exit status with '$damage'" 1 $?
    is "words about '$damage'" "vaka daily: $results, line 1 is damaged and left out" "$(cat "$work/err")"
    is "the rest of '$damage'" 'conquest  2026-02-28  won      30 points  Turn 12' "$(cat "$work/out")"
done
head -c 300 /dev/zero > "$results"
refused_out=$("$VAKA" daily 2>&1)
is 'a file of zeros' "vaka daily: $results, line 1 is damaged and left out
No daily challenge has been finished here yet." "$refused_out"

# a torn last line does not swallow the next result
printf '2026-11-14 conquest lo' > "$results"
play_through conquest --daily --journal -
is 'a result behind a torn line' 1 "$("$VAKA" daily 2> /dev/null | wc -l)"
is 'the torn line is told' "vaka daily: $results, line 1 is damaged and left out" "$("$VAKA" daily 2>&1 > /dev/null)"

# a result that cannot be kept is said, and the journal is whole
rm "$results" && mkdir "$results"
play_through conquest --daily --journal "$work/d.jsonl"
is 'exit status when the result cannot be kept' 1 $?
is 'words about it' 1 "$(grep -c "cannot write the result of the day to $results: Is a directory" "$work/err")"
is 'its journal verifies' 0 "$("$VAKA" journal verify --quiet "$work/d.jsonl" > /dev/null 2>&1; echo $?)"

finish
