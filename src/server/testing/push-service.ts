import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Pushed {
  readonly path: string;
  readonly call: { readonly title: string; readonly body: string; readonly path: string };
  readonly headers: IncomingMessage['headers'];
  /** What the house's signature says. */
  readonly claims: { readonly aud: string; readonly sub: string; readonly exp: number };
}

/** A push service of our own, and a browser that it reaches: it reads what was encrypted for it, and trusts one house. */
export async function startPushService(houseKey: () => string) {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys();
  const auth = randomBytes(16);
  const pushed: Pushed[] = [];
  const faults: string[] = [];
  /** By path: what the service answers instead of 201. */
  const answers = new Map<string, number>();

  const read = (request: IncomingMessage, body: Buffer): Pushed => ({
    path: request.url ?? '',
    call: JSON.parse(decrypt(body)),
    headers: request.headers,
    claims: signedBy(houseKey(), request.headers.authorization ?? ''),
  });
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const status = answers.get(request.url ?? '') ?? 201;
      try {
        const one = read(request, Buffer.concat(chunks));
        if (status === 201) pushed.push(one);
        reply.writeHead(status).end();
      } catch (error) {
        faults.push(String(error));
        reply.writeHead(400).end();
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** RFC 8291 and RFC 8188, with nothing of the library that encrypts. */
  function decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const length = body[20] ?? 0;
    const sender = body.subarray(21, 21 + length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
    const key = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
    const derive = (name: string, size: number) => Buffer.from(hkdfSync('sha256', key, salt, `Content-Encoding: ${name}\0`, size));
    const sealed = body.subarray(21 + length);
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString();
  }

  return {
    pushed,
    faults,
    answers,
    services: [new RegExp(`^${origin}/`)] as const,
    /** What a browser's `PushSubscription.toJSON()` would say. */
    device: (path: string) => ({
      endpoint: origin + path,
      expirationTime: null,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    }),
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}

/** Throws unless the header is signed by that key (RFC 8292). */
function signedBy(publicKey: string, header: string): Pushed['claims'] {
  const [, head = '', claims = '', signature = '', key] = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
  if (key !== publicKey) throw new Error(`signed by another house: ${header}`);
  const raw = Buffer.from(publicKey, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: raw.subarray(1, 33).toString('base64url'), y: raw.subarray(33).toString('base64url') };
  const good = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!good) throw new Error('a signature that does not fit');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}
