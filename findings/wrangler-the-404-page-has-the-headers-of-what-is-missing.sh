#!/usr/bin/env bash
# wrangler 4.86.0 (Cloudflare Workers, static assets, on this machine). Expected: with `not_found_handling: "404-page"` a missing
# file has the headers of 404.html; a header of a path in `_headers` takes the place of the same one of `/*`.
# Seen: 404.html comes with status 404 and the headers of the path that was asked for, so that `/assets/none.js` may be kept for a
# year; `/404` itself answers 200; a header that stands in both blocks is sent with both values.
set -euo pipefail
folder=$(mktemp -d)
trap 'pkill -f "$folder" || true; rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund wrangler@4.86.0
mkdir site
echo home >site/index.html
echo missing >site/404.html
printf '/*\n  X-Kind: page\n/assets/*\n  X-Kind: asset\n  Cache-Control: public, max-age=31536000, immutable\n' >site/_headers
cat >wrangler.json <<'JSON'
{ "name": "site", "compatibility_date": "2026-01-01", "assets": { "directory": "site", "not_found_handling": "404-page" } }
JSON
port=$(node -e "const s=require('net').createServer().listen(0,()=>{console.log(s.address().port);s.close()})")
WRANGLER_SEND_METRICS=false npx wrangler dev --port "$port" --ip 127.0.0.1 >log 2>&1 &
for _ in $(seq 60); do curl --silent --output /dev/null "http://127.0.0.1:$port/" && break || sleep 1; done
missing=$(curl --silent --dump-header - "http://127.0.0.1:$port/assets/none.js" | tr -d '\r')
echo "$missing" | grep --ignore-case --extended-regexp '^HTTP|^cache-control|^x-kind|^missing'
echo "$missing" | grep --quiet '404'
echo "$missing" | grep --quiet --ignore-case '^cache-control: .*immutable'
[ "$(echo "$missing" | grep --count --ignore-case '^x-kind')" = 2 ]
[ "$(curl --silent --output /dev/null --write-out '%{http_code}' "http://127.0.0.1:$port/404")" = 200 ]
