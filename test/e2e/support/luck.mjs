// Loaded into a server before anything else: chance that comes out the same every time, so that a browser test meets the same games on
// every machine. `LUCK=another-word npm test browser` plays other games.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** Each kind of question has a stream of its own: one more visitor does not change the next deal. */
const streams = new Map();

function bytes(kind, length) {
  const n = streams.get(kind) ?? 0;
  streams.set(kind, n + 1);
  return crypto.createHash('shake256', { outputLength: length }).update(`${process.env.LUCK} ${kind} ${n}`).digest();
}

crypto.randomBytes = (length) => bytes(`bytes ${length}`, length);
crypto.randomInt = (min, max) => {
  const [from, below] = max === undefined ? [0, min] : [min, max];
  return from + (bytes('int', 6).readUIntBE(0, 6) % (below - from));
};
syncBuiltinESMExports();
