#!/usr/bin/env node
import { existsSync } from 'node:fs';

const script = new URL('../scripts/build.mjs', import.meta.url);
const bundle = new URL('../dist/cli.js', import.meta.url);
const sources = new URL('../src/cli/main.ts', import.meta.url);

try {
  if (existsSync(script) && existsSync(sources)) {
    const { build, isFresh } = await import(script);
    if (!isFresh()) await build();
  }
} catch (error) {
  // An installation without the build tools runs the bundle it came with.
  if (error.code !== 'ERR_MODULE_NOT_FOUND' || !existsSync(bundle)) {
    console.error(`ratskeller: the program could not be built (${String(error.message).split('\n')[0]}); run "npm ci" and try again.`);
    process.exit(2);
  }
}
await import(bundle);
