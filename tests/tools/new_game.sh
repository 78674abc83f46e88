#!/bin/sh
# new_game.sh - tools/new-game in a copy of the tree: refuses bad names in one sentence; what it makes
# builds, keeps the laws, passes its own tests and the cheap lints, and touches no more than three rows of
# three files outside its own folders.
set -u
cd "$(dirname "$0")/../.."
passed=0 failed=0
good() { passed=$((passed + 1)); }
bad() { failed=$((failed + 1)); echo "not ok: $1"; }
ok() { what=$1; shift; if "$@" >"$copy.log" 2>&1; then good; else bad "$what"; tail -15 "$copy.log"; fi; }

copy=$(mktemp -d)
trap 'rm -rf "$copy" "$copy.log"' EXIT
{ git ls-files; git ls-files --others --exclude-standard; } | grep -v '^docs/pictures/' |
    while read -r file; do [ -f "$file" ] && echo "$file"; done | tar cf - -T - | tar xf - -C "$copy"
ln -s "$PWD/web/node_modules" "$copy/web/node_modules"
# What is compiled already is not compiled again, but for what the new game touches. The page goes along:
# without it the program would be another one.
kept='build/release/assets build/release/src build/release/tests/support build/release/tests/reef
    build/release/tests/laws/test_laws.o build/release/tests/laws/test_laws.d build/release/vars'
[ -d build/release/assets ] && [ -d build/web ] &&
    tar cf - --exclude='*.a' $(ls -d $kept 2>/dev/null) build/web | tar xf - -C "$copy"
cd "$copy" || exit 1
git init -q . && git add -A && git -c user.name=test -c user.email=test@localhost commit -qm before

refused() {
    if said=$(tools/new-game "$@" 2>&1); then bad "new-game $* was not refused"; return; fi
    if [ "$(echo "$said" | wc -l)" -eq 1 ] && [ -z "$(git status --short)" ]; then good; else bad "$*: $said"; fi
}
refused
refused Mancala 'Stones in pits'
refused 5men 'Five men'
refused polynesia 'Polynesia'
refused switch 'Switch'
refused template 'Template'
refused mancala 'Stones "in" pits'

ok 'it is made' tools/new-game mancala 'Stones in pits'
rows=$(git diff --numstat | awk '{ n += $1 + $2 } END { print n + 0 }')
files=$(git diff --name-only | wc -l)
if [ "$rows" -le 3 ] && [ "$files" -le 3 ]; then good; else bad "$rows rows of $files files were touched"; fi
strange=$(git status --short | grep '^??' | grep -v mancala)
if [ -z "$strange" ]; then good; else bad "outside its folders: $strange"; fi

tests=build/release/tests
ok 'its tests are built' make -s $tests/laws/test_laws $tests/games/mancala/test_rules \
    $tests/games/mancala/test_golden
ok 'it keeps the laws' env VAKA_LAWS_GAME=mancala $tests/laws/test_laws
ok 'its rules' $tests/games/mancala/test_rules
ok 'its golden journals' $tests/games/mancala/test_golden
ok 'bots play it' build/vaka sim mancala --games 500 --quiet
ok 'it is played in the terminal' sh -c 'yes "" | build/vaka play mancala --plain --journal -'
ok 'wrong calls' env VAKA=build/vaka sh tests/cli/errors.sh
ok 'score sheets' env VAKA=build/vaka node tests/cli/sheet.mjs
ok 'lint headers' node tests/lint/headers.mjs mancala
for lint in layers lengths padding spec text unsaid words; do
    ok "lint $lint" node tests/lint/$lint.mjs
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
