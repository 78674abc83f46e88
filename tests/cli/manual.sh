#!/bin/sh
# The help, the manual pages of all languages and docs/command.md tell of the same commands and options.
. "$(dirname "$0")/lib/check.sh"
root=$(dirname "$0")/../..

# The pages as they are read: `.Fl -seats` is --seats, and a hyphen is a hyphen.
pages='en'
plain() { sed -e 's/\.Op Fl -/--/; s/\.It Fl -/--/; s/\.Fl -/--/; s/Fl -/--/' "$1" > "$work/$2"; }
plain "$root/man/vaka.1" en
for tag in $(sed -n 's/^"Language: \(.*\)\\n"/\1/p' "$root"/words/*.po); do
    is "there is a manual page in $tag" 0 "$(test -e "$root/man/$tag/vaka.1"; echo $?)"
    plain "$root/man/$tag/vaka.1" "$tag"
    pages="$pages $tag"
done

# known WHAT PATTERN: every page has a line that matches
known() {
    for page in $pages; do
        is "the manual ($page) knows $1" 0 "$(grep -q -e "$2" "$work/$page"; echo $?)"
    done
}

for command in $("$VAKA" --help | sed -n 's/^  \([a-z][a-z]*\) *\([a-z]*\) .*/\1/p' | sort -u); do
    known "$command" "^\.Cm $command"
    known "what $command does" "^\.Ss $command\$"
    is "docs know $command" 0 "$(grep -q "^vaka $command" "$root/docs/command.md"; echo $?)"
done

# help_of COMMAND: its help, which is asked for once
help_of() {
    help_file="$work/help $*"
    [ -e "$help_file" ] || "$VAKA" "$@" --help > "$help_file"
    cat "$help_file"
}

for command in games play learn daily serve site sim 'sim merge' tournament 'tournament merge' bot \
    'journal show' 'journal check' 'journal verify' 'journal view' analyse 'position make' 'position show' \
    'position play' puzzle 'puzzle make' 'db backup' 'db check' 'db copy' bench doctor; do
    # shellcheck disable=SC2086
    for option in $(help_of $command | sed -n 's/^  \(--[a-z-]*\) .*/\1/p'); do
        known "$option of $command" "$option"
        section=${command%% *}
        is "docs know $option of $command" 0 "$(sed -n "/^## $section/,/^## /p" "$root/docs/command.md" |
            grep -q -e "\`$option" || [ "$option" = --help ] || [ "$option" = --lang ]; echo $?)"
    done
done

# The options that there are, one in each line.
for command in games play serve site sim 'journal check' 'journal view' puzzle 'db check' bench doctor; do
    # shellcheck disable=SC2086
    help_of $command
done | sed -n 's/^  \(--[a-z-]*\) .*/\1/p' > "$work/options"

# shellcheck disable=SC2086
for option in $(cd "$work" && cat $pages | grep -o -e '--[a-z][a-z-]*' | sort -u); do
    case $option in
    --help | --version | --) continue ;;
    esac
    is "$option of the manual exists" 0 "$(grep -qx -e "$option" "$work/options"; echo $?)"
done

# What is no text of a language is the same, and comes in the same order: options, files, variables, examples.
same() {
    grep -o -e '--[a-z][a-z-]*' -e '^\.\(S[hs]\|Pa\|Dl\|Ev\|It Ev\|Bl\|El\)\( [-$~a-zA-Z_].*\)*' "$work/$1" |
        sed 's/^\.Sh.*/.Sh/; s/ [.,;:]$//'
}
for page in $pages; do
    same "$page" > "$work/$page.same"
    is "the manual ($page) has what the English one has" '' "$(diff "$work/en.same" "$work/$page.same")"
done

if command -v groff > /dev/null; then
    for page in "$root"/man/vaka.1 "$root"/man/*/vaka.1; do
        is "$page has no faults" '' "$(groff -K utf8 -T utf8 -mandoc -ww -z "$page" 2>&1)"
    done
fi
finish
