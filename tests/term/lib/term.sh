# term.sh - for scripts that play in a terminal of their own (tmux) or through pipes. Sourced.
# Waiting is by polling for a text, never by a fixed time.
VAKA=${VAKA:-build/vaka}
case $VAKA in /*) ;; *) VAKA=$PWD/$VAKA ;; esac
LC_ALL=C.UTF-8
export VAKA LC_ALL
dir=$(mktemp -d)
XDG_STATE_HOME=$dir/state
export XDG_STATE_HOME
socket=vaka-test-$$
starts=0
passed=0
failed=0

TMUX_TMPDIR=$dir # its sockets go with the directory
export TMUX_TMPDIR
unset TMUX

mux() { tmux -u -L "$socket" -f /dev/null "$@"; }
tidy() { mux kill-server 2>/dev/null; rm -rf "$dir"; }
trap tidy EXIT
trap 'exit 1' INT TERM

# check NAME COMMAND...: one test, passed if the command succeeds
check() {
    name=$1
    shift
    if "$@"; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED: $name"
        [ "$failed" -gt 1 ] || [ -z "$is_open" ] || screen 2>/dev/null | sed 's/^/    | /'
    fi
}

finish() {
    echo "$passed passed, $failed failed"
    [ "$failed" -eq 0 ]
    exit
}

# start COLSxROWS ARGUMENTS...: the program in a terminal; its exit status appears as EXIT=n
start() {
    size=$1
    shift
    mux kill-server 2>/dev/null
    starts=$((starts + 1)) # a server that is still dying must not be asked
    socket=vaka-test-$$-$starts
    is_open=yes
    printf '%s\n' "$ENVIRONMENT \"\$VAKA\" $*; echo EXIT=\$?; stty -a |
        grep -q ' icanon ' && echo SANE; sleep 600" >"$dir/run"
    mux new-session -d -x "${size%x*}" -y "${size#*x}" "sh $dir/run"
}

keys() { mux send-keys "$@"; }
type_text() { mux send-keys -l "$1"; }
screen() { mux capture-pane -p; }

# within SECONDS COMMAND...: try until it succeeds
within() {
    tries=$(($1 * 20))
    shift
    while [ "$tries" -gt 0 ]; do
        "$@" && return 0
        sleep 0.05
        tries=$((tries - 1))
    done
    return 1
}

# What is wanted there is waited for, also beside a text that is there already: a screen comes in pieces.
is_seen() { screen | grep -qF -- "$1"; }
not_on_screen() { ! is_seen "$1"; }
shows() { within 20 is_seen "$1"; }
hides() { within 20 not_on_screen "$1"; }
has() { grep -qF -- "$2" "$1"; }
lacks() { ! grep -qF -- "$2" "$1"; }
is_status() { [ "$1" -eq "$2" ]; }
is_one_line() { [ "$(wc -l <"$1")" -eq 1 ]; }
