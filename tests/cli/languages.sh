#!/bin/sh
# The command speaks the language of --lang or of the system; what programs read is the same in each.
. "$(dirname "$0")/lib/check.sh"

# says LANGUAGE TEXT ARGUMENT...: with this system language the text stands on standard output
says() {
    language=$1
    text=$2
    shift 2
    LC_ALL='' LC_MESSAGES='' LANG=$language XDG_STATE_HOME=$work "$VAKA" "$@" > "$work/out" 2>&1 < /dev/null
    if grep -qF "$text" "$work/out"; then
        pass
    else
        fail "LANG=$language vaka $*: no '$text', but '$(head -2 "$work/out")'"
    fi
}

says C.UTF-8 'Noir. Sautez de f4' --lang fr learn konane
says C.UTF-8 'Noir. Sautez de f4' learn konane --lang=fr
says fr_FR.UTF-8 'Noir. Sautez de f4' learn konane
says fr_FR.UTF-8 'You are Black.' learn konane --lang en
says fr_FR.UTF-8 'un jeton Bateau' play polynesia --seed 1 --plain --journal -
says C.UTF-8 'Le côté du plateau' games --lang fr
says nl_NL.UTF-8 'Een stad is een claim' learn
says C 'A town is a claim' learn
says de_DE.UTF-8 'A town is a claim' learn

says C.UTF-8 'Lister les jeux à bord' --help --lang fr
says nl_BE 'plaatsen aan tafel' play --help
says C.UTF-8 'Choisir une action. Répondez par un nombre' play polynesia --seed 1 --plain --journal - --lang fr
says C.UTF-8 'Leçon 1 sur 5' learn konane --lang fr
refused 2 'vaka: er is geen opdracht "gams"; bedoelde je games?' --lang nl gams
refused 2 'vaka sim: --games neemt een heel getal van 1 tot 1000000000000, niet "x"' sim polynesia --games x --lang nl

refused 2 'vaka: --lang "xx" is no language on board; there are: en, fr, nl' --lang xx games
refused 2 'vaka: --lang "xx" is no language on board; there are: en, fr, nl' games --lang=xx
refused 2 'vaka: --lang needs a language, such as fr' games --lang

# what programs read
"$VAKA" games --json > "$work/english"
"$VAKA" games --json --lang fr > "$work/french"
is 'JSON of games is the same' '' "$(cmp "$work/english" "$work/french" 2>&1)"
"$VAKA" play konane --seed 3 --plain --journal "$work/game" < /dev/null > /dev/null
"$VAKA" journal view "$work/game" --json > "$work/english"
"$VAKA" journal view "$work/game" --json --lang nl > "$work/dutch"
is 'JSON of a position is the same' '' "$(cmp "$work/english" "$work/dutch" 2>&1)"
finish
