/**
 * SHA-256 and HMAC (FIPS 180-4, RFC 2104), synchronous and the same in Node, browser and worker. The platforms' own
 * WebCrypto answers later, by promise, and a referee that had to wait for its dice could not be a plain function.
 * Tests compare both with WebCrypto.
 */
const K = new Uint32Array(64);
const START = new Uint32Array(8);
let found = 0;
for (let n = 2; found < 64; n++) {
  if (!isPrime(n)) continue;
  if (found < 8) START[found] = fraction(n ** (1 / 2));
  K[found++] = fraction(n ** (1 / 3));
}

function isPrime(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return true;
}

function fraction(x: number): number {
  return ((x - Math.floor(x)) * 0x1_0000_0000) >>> 0;
}

const W = new Uint32Array(64);
const at = (a: Uint32Array, i: number): number => a[i] as number;
const rotr = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

function compress(h: Uint32Array, block: DataView, offset: number): void {
  for (let i = 0; i < 16; i++) W[i] = block.getUint32(offset + 4 * i);
  for (let i = 16; i < 64; i++) {
    const x = at(W, i - 15);
    const y = at(W, i - 2);
    W[i] = at(W, i - 16) + (rotr(x, 7) ^ rotr(x, 18) ^ (x >>> 3)) + at(W, i - 7) + (rotr(y, 17) ^ rotr(y, 19) ^ (y >>> 10));
  }
  // Spelt out: a destructuring would walk an iterator for every block.
  let a = at(h, 0);
  let b = at(h, 1);
  let c = at(h, 2);
  let d = at(h, 3);
  let e = at(h, 4);
  let f = at(h, 5);
  let g = at(h, 6);
  let k = at(h, 7);
  for (let i = 0; i < 64; i++) {
    const t1 = (k + (rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25)) + ((e & f) ^ (~e & g)) + at(K, i) + at(W, i)) | 0;
    const t2 = ((rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    k = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  h[0] = at(h, 0) + a;
  h[1] = at(h, 1) + b;
  h[2] = at(h, 2) + c;
  h[3] = at(h, 3) + d;
  h[4] = at(h, 4) + e;
  h[5] = at(h, 5) + f;
  h[6] = at(h, 6) + g;
  h[7] = at(h, 7) + k;
}

/** Goes on from the state `h`, reached after `done` bytes in whole blocks, to the hash of everything. */
function finish(h: Uint32Array, done: number, data: Uint8Array): Uint8Array {
  const padded = new Uint8Array((((data.length + 8) >> 6) + 1) << 6);
  padded.set(data);
  padded[data.length] = 0x80;
  const block = new DataView(padded.buffer);
  const length = done + data.length;
  block.setUint32(padded.length - 8, Math.floor(length / 0x2000_0000));
  block.setUint32(padded.length - 4, length << 3);
  for (let offset = 0; offset < padded.length; offset += 64) compress(h, block, offset);
  const out = new DataView(new ArrayBuffer(32));
  for (let i = 0; i < 8; i++) out.setUint32(4 * i, at(h, i));
  return new Uint8Array(out.buffer);
}

export const sha256 = (data: Uint8Array): Uint8Array => finish(START.slice(), 0, data);

/** HMAC with one key, whose two blocks are worked through once and not for each message. */
export function keyed(key: Uint8Array): (data: Uint8Array) => Uint8Array {
  const inner = padState(key, 0x36);
  const outer = padState(key, 0x5c);
  return (data) => finish(outer.slice(), 64, finish(inner.slice(), 64, data));
}

function padState(key: Uint8Array, pad: number): Uint32Array {
  const short = key.length > 64 ? sha256(key) : key;
  const block = new Uint8Array(64).fill(pad);
  for (let i = 0; i < short.length; i++) block[i] = (short[i] ?? 0) ^ pad;
  const h = START.slice();
  compress(h, new DataView(block.buffer), 0);
  return h;
}

export const hmac = (key: Uint8Array, data: Uint8Array): Uint8Array => keyed(key)(data);

const HEX = Array.from({ length: 256 }, (_, b) => b.toString(16).padStart(2, '0'));

export function toHex(bytes: Uint8Array): string {
  let text = '';
  for (const b of bytes) text += HEX[b];
  return text;
}

export const fromHex = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** UTF-8 of well-formed text, which the language itself has no function for. */
export function utf8(text: string): Uint8Array {
  const escaped = /^[\x20-\x7e]*$/.test(text)
    ? text
    : encodeURIComponent(text).replaceAll(/%(..)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  const bytes = new Uint8Array(escaped.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = escaped.charCodeAt(i);
  return bytes;
}
