#!/bin/sh
# Everything that plays, in one file that node runs as it is.
set -e
cd "$(dirname "$0")/.."
npx esbuild bench/learn.ts --bundle --platform=node --format=esm --target=node20 --external:piscina --log-level=error --outfile=train/out/learn.mjs
