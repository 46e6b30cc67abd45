import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** A mail server that keeps what it gets. */
export async function startSmtpSink() {
  const received: Received[] = [];
  const sockets = new Set<Socket>();
  /** What it says to the next envelopes instead of taking them. */
  const refusals: string[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    talk(socket, refusals, (mail) => received.push(mail));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    received,
    refusals,
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((done) => server.close(() => done()));
    },
  };
}

/** As much of RFC 5321 as one sender needs. */
function talk(socket: Socket, refusals: string[], keep: (mail: Received) => void): void {
  let rest = '';
  let data: string[] | undefined;
  let envelope = { from: '', to: [] as string[] };
  const say = (line: string) => socket.write(`${line}\r\n`);
  const obey = (line: string): void => {
    const [, address = ''] = /<([^>]*)>/.exec(line) ?? [];
    if (/^(EHLO|HELO)/i.test(line)) say('250 sink');
    else if (/^MAIL/i.test(line)) {
      envelope = { from: address, to: [] };
      say(refusals.shift() ?? '250 ok');
    } else if (/^RCPT/i.test(line)) {
      envelope.to.push(address);
      say('250 ok');
    } else if (/^DATA/i.test(line)) {
      data = [];
      say('354 go on');
    } else if (/^QUIT/i.test(line)) {
      say('221 bye');
      socket.end();
    } else say('250 ok');
  };
  say('220 sink');
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString()).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (!data) obey(line);
      else if (line !== '.') data.push(line.replace(/^\.\./, '.'));
      else {
        keep({ ...envelope, ...parse(data) });
        data = undefined;
        say('250 taken');
      }
    }
  });
}

function parse(lines: readonly string[]): Pick<Received, 'headers' | 'text'> {
  const end = lines.indexOf('');
  const unfolded = lines
    .slice(0, end)
    .join('\n')
    .replaceAll(/\n[ \t]+/g, ' ');
  const headers = Object.fromEntries(
    unfolded.split('\n').map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), words(line.slice(line.indexOf(':') + 2))]),
  );
  const body = lines.slice(end + 1).join('\n');
  const coded = headers['content-transfer-encoding'];
  return {
    headers,
    text: coded === 'quoted-printable' ? quoted(body) : coded === 'base64' ? Buffer.from(body, 'base64').toString() : body,
  };
}

const bytes = (text: string): string =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();
const quoted = (text: string): string => bytes(text.replaceAll('=\n', ''));

/** RFC 2047: words of a header that are more than ASCII. */
const words = (text: string): string =>
  text
    .replaceAll(/\?= =\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?(Q|B)\?([^?]*)\?=/gi, (_, kind: string, coded: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(coded, 'base64').toString() : bytes(coded.replaceAll('_', ' ')),
    );
