#!/bin/sh
# The help, the manual page and docs/command.md tell of the same commands and options.
. "$(dirname "$0")/lib/check.sh"
root=$(dirname "$0")/../..
# The page as it is read: `.Fl -seats` is --seats, and a hyphen is a hyphen.
sed -e 's/\.Op Fl -/--/; s/\.It Fl -/--/; s/\.Fl -/--/; s/Fl -/--/' "$root/man/vaka.1" > "$work/man"

for command in $("$VAKA" --help | sed -n 's/^  \([a-z][a-z]*\) *\([a-z]*\) .*/\1/p' | sort -u); do
    is "the manual knows $command" 0 "$(grep -q "^\.Cm $command" "$work/man"; echo $?)"
    is "docs know $command" 0 "$(grep -q "^vaka $command" "$root/docs/command.md"; echo $?)"
done

for command in games play learn daily serve site sim 'sim merge' tournament 'tournament merge' bot 'journal show' 'journal check' 'journal verify' 'journal view' analyse 'position make' 'position show' 'position play' puzzle 'puzzle make' 'db backup' 'db check' 'db copy' bench doctor; do
    # shellcheck disable=SC2086
    for option in $("$VAKA" $command --help | sed -n 's/^  \(--[a-z-]*\) .*/\1/p'); do
        is "the manual knows $option of $command" 0 "$(grep -q -e "$option" "$work/man"; echo $?)"
        section=${command%% *}
        is "docs know $option of $command" 0 "$(sed -n "/^## $section/,/^## /p" "$root/docs/command.md" |
            grep -q -e "\`$option" || [ "$option" = --help ] || [ "$option" = --lang ]; echo $?)"
    done
done

for option in $(grep -o -e '--[a-z][a-z-]*' "$work/man" | sort -u); do
    case $option in
    --help | --version | --) continue ;;
    esac
    found=1
    for command in games play serve site sim 'journal check' 'journal view' puzzle 'db check' bench doctor; do
        # shellcheck disable=SC2086
        "$VAKA" $command --help | grep -q -e "^  $option " && found=0
    done
    is "$option of the manual exists" 0 $found
done

if command -v groff > /dev/null; then
    is 'the manual page has no faults' '' "$(groff -mandoc -ww -z "$root/man/vaka.1" 2>&1)"
fi
finish
