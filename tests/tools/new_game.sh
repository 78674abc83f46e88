#!/bin/sh
# new_game.sh - tools/new-game in a copy of the tree: refuses bad names in one sentence; leaves nothing when it
# does not build or is interrupted; what it makes builds, also as WebAssembly, keeps the laws, passes its own
# tests and the cheap lints, speaks of itself, and touches no more than three rows of three files outside its
# own folders. A search is measured where it has something to choose.
set -u
cd "$(dirname "$0")/../.."
passed=0 failed=0
good() { passed=$((passed + 1)); }
bad() { failed=$((failed + 1)); echo "not ok: $1"; }
ok() { what=$1; shift; if "$@" >"$copy.log" 2>&1; then good; else bad "$what"; tail -15 "$copy.log"; fi; }

copy=$(mktemp -d)
trap 'rm -rf "$copy" "$copy.log" "$copy.bin"' EXIT
{ git ls-files; git ls-files --others --exclude-standard; } | grep -v '^docs/pictures/' |
    while read -r file; do [ -f "$file" ] && echo "$file"; done | tar cf - -T - | tar xf - -C "$copy"
ln -s "$PWD/web/node_modules" "$copy/web/node_modules"
# What is compiled already is not compiled again, but for what the new game touches. The page goes along:
# without it the program would be another one.
kept='build/release/assets build/release/src build/release/tests/support build/release/tests/reef
    build/release/tests/laws/test_laws.o build/release/tests/laws/test_laws.d build/release/vars
    build/release/tests/wasm build/wasm'
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
refused mancala 'Stones in pits and nothing but stones in pits'
# What files of the page, functions of games and rooms, and keys of the page are called already.
for id in $(sed -n 's/^#define GAME  *\([a-z_]*\)$/\1/p' src/games/*/*.h tests/reef/state.h) \
    $(basename -s .ts web/src/i18n/en/*.ts) nl canvas lobby; do
    refused "$id" 'Stones in pits'
done

# It does not build, or somebody stops it: nothing is left. The true make is not asked.
left() {
    said=$(PATH="$copy.bin:$PATH" tools/new-game mancala 'Stones in pits' 2>&1)
    status=$?
    strange=$(git status --short)
    if [ $status -eq "$1" ] && [ -z "$strange" ] &&
        [ "$(echo "$said" | tail -1)" = 'new-game: the tree is as it was.' ]; then good
    else bad "it ended with $status, said $said and left $strange"; fi
}
mkdir "$copy.bin"
printf '#!/bin/sh\nexit 1\n' >"$copy.bin/make"
chmod +x "$copy.bin/make"
left 2
printf '#!/bin/sh\nkill -TERM $PPID\n' >"$copy.bin/make"
left 143

ok 'it is made' tools/new-game mancala 'Stones in pits'
rows=$(git diff --numstat | awk '{ n += $1 + $2 } END { print n + 0 }')
files=$(git diff --name-only | wc -l)
if [ "$rows" -le 3 ] && [ "$files" -le 3 ]; then good; else bad "$rows rows of $files files were touched"; fi
strange=$(git status --short | grep '^??' | grep -v mancala)
if [ -z "$strange" ]; then good; else bad "outside its folders: $strange"; fi
strange=$(git ls-files --others --exclude-standard | xargs grep -niE 'template|null game|to be copied|copy (it|this)')
if [ -z "$strange" ]; then good; else bad "words of the template: $strange"; fi
ok 'it says what it is' grep -q '"Stones in pits: .*\.",$' src/face/mancala/face.c
if [ ! -e src/games/mancala/hidden.c ]; then good; else bad 'it has no secrets, and hides them'; fi

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
ok 'JSON for programs' env VAKA=build/vaka node tests/cli/json.mjs
ok 'lint headers' node tests/lint/headers.mjs mancala
for lint in layers lengths padding spec text unsaid words; do
    ok "lint $lint" node tests/lint/$lint.mjs
done

if [ -z "$(tools/wasm-missing)" ]; then
    ok 'WebAssembly is built' make -s wasm wasm-choices
    find tests/golden -name '*.jsonl' ! -name 'mancala-*' -delete # parity plays those where they belong
    ok 'the same in WebAssembly' node tests/wasm/parity.mjs
fi

# A game whose first decision leaves no choice, but a later one does: bots search there.
sed -i '/^LEGAL(turn)/{n;s/$/\n    const struct mancala_state *s = st;/}
    s/^    vk_add(out, vk_act(V_pass.*/&\n    if (s->h.round > 1)\n        vk_add(out, vk_act(V_rest, 0, 0, 0));/' \
    src/games/mancala/points.c
echo 'VERB(rest, A_NONE, A_NONE, A_NONE)' >>src/games/mancala/verbs.def
ok 'it has a choice' make -s build
ok 'a search is measured' sh -c 'build/vaka bench mancala --seconds 0.01 --json |
    grep -q "\"ismcts_iterations_per_second\":[1-9]"'
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
