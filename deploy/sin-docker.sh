#!/usr/bin/env bash
# Carries out the Dockerfile where Docker does not run: its RUN lines, and the files its last stage copies.
# Then starts that copy as the image does, with its code read-only, and asks for /readyz.
# Usage, after npm ci: deploy/sin-docker.sh [new folder for the copy, which stays]
set -euo pipefail
cd "$(dirname "$0")/.."
project=$PWD
# Node of the project, the same version as in the image
export PATH="$project/node_modules/.bin:$PATH"
scratch=$(mktemp -d)
image=${1:-$scratch/image}
server=
finish() {
  [ -z "$server" ] || kill "$server" 2>/dev/null || true
  chmod -R u+w "$scratch"
  rm -rf "$scratch"
}
trap finish EXIT

step() { echo "== $*"; }

step "node $(node --version), sources as .dockerignore leaves them"
mkdir -p "$scratch/build" "$image"
git ls-files -z package.json package-lock.json .npmrc .browserslistrc 'tsconfig*.json' apps packages tools |
  grep -zvE '\.test\.tsx?$|/testing/' | tar --null --files-from=- --create | tar -x -C "$scratch/build"

cd "$scratch/build"
# Lines RUN of the first stage, in their order
sed -n '/ AS build$/,/^FROM node[^A]*$/s/^RUN //p' "$project/Dockerfile" | while read -r command; do
  step "$command"
  bash -euc "$command" </dev/null
done

step 'files of the last stage'
sed -n 's|^COPY --from=build /srv/alerce/\([^ ]*\) .*|\1|p' "$project/Dockerfile" | while read -r path; do
  mkdir -p "$image/$(dirname "$path")"
  cp -a "$path" "$image/$(dirname "$path")/"
done
du -sh "$image"
chmod -R a-w "$image"

step 'start on the embedded engine, data in another folder'
port=$(node -p 'const s = require("net").createServer().listen(0, () => { console.log(s.address().port); s.close() }); ""' | head -1)
mkdir "$scratch/data" "$scratch/tmp"
# As in the image: root would write to read-only code too. Its own copy of Node, should ours be out of reach
unprivileged=()
if [ "$(id -u)" = 0 ]; then
  cp -L "$(command -v node)" "$scratch/tmp/"
  chmod 755 "$scratch"
  chown -R 65534:65534 "$scratch/data" "$scratch/tmp"
  unprivileged=(setpriv --reuid=65534 --regid=65534 --clear-groups)
fi
cd "$image"
"${unprivileged[@]}" env -i PATH="$scratch/tmp:$PATH" NODE_ENV=production \
  DATA_DIR="$scratch/data" TMPDIR="$scratch/tmp" PORT="$port" LOG_LEVEL=warn NODE_COMPILE_CACHE="$scratch/tmp/cache" node --max-semi-space-size=4 tools/start.ts &
server=$!

# Check of the Dockerfile, as written there
export PORT="$port"
health=$(sed -n 's/^ *CMD \["node", "-e", "\(.*\)"\]$/\1/p' "$project/Dockerfile")
for _ in $(seq 300); do
  if node -e "$health"; then
    echo "/readyz: $(node -e 'fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(async (a) => console.log(a.status, await a.text()))')"
    echo "/dashboard/home: $(node -e 'fetch(`http://127.0.0.1:${process.env.PORT}/dashboard/home`).then((a) => console.log(a.status, a.headers.get("content-type")))')"
    step 'SIGTERM'
    kill -TERM "$server"
    wait "$server"
    server=
    echo 'ended with 0'
    exit 0
  fi
  kill -0 "$server" || exit 1
  sleep 1
done
echo '/readyz never answered 200' >&2
exit 1
