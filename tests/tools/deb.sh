#!/bin/sh
# deb.sh - `make deb` of what is built: the packages have the version of include/vaka/version.h, that of the program
# its files, and lintian, where it is installed, finds neither an error nor a warning in any.
set -u
cd "$(dirname "$0")/../.."
for tool in dpkg-deb dpkg-shlibdeps strip; do
    command -v $tool >/dev/null || { echo "$tool is missing"; exit 77; }
done
passed=0 failed=0
good() { passed=$((passed + 1)); }
bad() { failed=$((failed + 1)); echo "not ok: $1"; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

if ! PACKED=0 packaging/deb >"$work/made" 2>"$work/log"; then
    tail -15 "$work/log"
    echo '0 passed, 1 failed'
    exit 1
fi
packages=$(grep '\.deb$' "$work/made")
version=$(sed -n 's/^#define VAKA_VERSION "\(.*\)"/\1/p' include/vaka/version.h)
for name in vaka libvaka0 libvaka-dev python3-vaka; do
    package=$(echo "$packages" | grep "/${name}_")
    [ -f "$package" ] || { bad "no package $name"; continue; }
    is=$(dpkg-deb -f "$package" Version)
    if [ "$is" = "$version" ]; then good; else bad "$name has version $is, not $version"; fi
    dpkg-deb -c "$package" >"$work/$name"
    for file in copyright changelog.gz; do
        if grep -q " \./usr/share/doc/$name/$file\$" "$work/$name"; then good; else bad "$name lacks its $file"; fi
    done
done
man=$(git ls-files man | sed 's|^man/||; s|^\([a-z]*\)/|\1/man1/|; s|^vaka|man1/vaka|; s|^|/usr/share/man/|; s|$|.gz|')
for file in /usr/bin/vaka /lib/systemd/system/vaka.service /etc/vaka.conf $man; do
    if grep -q " \.$file\$" "$work/vaka"; then good; else bad "vaka lacks $file"; fi
done
if dpkg-deb --ctrl-tarfile "$(echo "$packages" | grep /vaka_)" | tar xOf - ./conffiles | grep -qx /etc/vaka.conf; then
    good
else
    bad '/etc/vaka.conf is no conffile'
fi

if command -v lintian >/dev/null; then
    if lintian --fail-on error,warning $packages >"$work/lintian" 2>&1; then good; else
        bad lintian
        cat "$work/lintian"
    fi
else
    echo 'lintian is not here: it is left out'
fi
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
