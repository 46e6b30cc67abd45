import { hmac } from '@noble/hashes/hmac.js';
import { sha256 as hash } from '@noble/hashes/sha2.js';

/** The one package that core uses: who doubts a draw should not have to doubt our arithmetic. It is audited, and answers at once, which WebCrypto does not. */
export const sha256 = (data: Uint8Array): Uint8Array => hash(data);

/** HMAC with one key, whose two blocks are worked through once and not for each message. */
export function keyed(key: Uint8Array): (data: Uint8Array) => Uint8Array {
  const ready = hmac.create(hash, key);
  return (data) => ready.clone().update(data).digest();
}

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
