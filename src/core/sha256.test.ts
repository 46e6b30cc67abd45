import { webcrypto } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromHex, keyed, sha256, toHex, utf8 } from './sha256.ts';

test('the examples of FIPS 180-4', () => {
  expect(toHex(sha256(utf8('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(toHex(sha256(utf8('')))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(toHex(sha256(utf8('a'.repeat(1_000_000))))).toBe('cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0');
});

test('an example of RFC 4231', () => {
  const mac = keyed(utf8('Jefe'))(utf8('what do ya want for nothing?'));
  expect(toHex(mac)).toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843');
});

test('agrees with WebCrypto on any bytes, keys longer than a block included', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.uint8Array({ minLength: 1, maxLength: 150 }), async (data, key) => {
      expect(sha256(data)).toEqual(new Uint8Array(await webcrypto.subtle.digest('SHA-256', data)));
      const theirs = await webcrypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
      expect(keyed(key)(data)).toEqual(new Uint8Array(await webcrypto.subtle.sign('HMAC', theirs, data)));
    }),
  );
});

test('utf8 and hex agree with the platform', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.uint8Array(), (text, bytes) => {
      expect(utf8(text)).toEqual(new TextEncoder().encode(text));
      expect(fromHex(toHex(bytes))).toEqual(bytes);
    }),
  );
});
