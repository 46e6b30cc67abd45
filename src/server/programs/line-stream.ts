import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ToBrowser } from '../../protocol/to-browser.ts';
import type { RouteContext } from '../context.ts';
import { type Frame, payloadOf } from '../frame.ts';
import { refuseHttp } from '../http/refusals.ts';
import type { Visitor } from '../http/visitor.ts';
import type { Limits } from '../limits.ts';
import type { OpenLine, Watcher } from '../watcher.ts';

/** Said when there was nothing to say for a while: whoever hears nothing at all has lost the line. */
const ALIVE = '{"type":"alive"}';

/** One message a line to a visitor who says nothing. To a table it is a socket like any other. */
export abstract class LineStream implements Watcher, OpenLine {
  readonly person: string | undefined;
  readonly session: number;
  readonly token: string | undefined;
  readonly wantsWhole = true;
  name: string;
  readonly out = new PassThrough();
  readonly #limits: Limits;
  #saidAt = performance.now();
  #unread: { readonly bytes: number; readonly since: number } | undefined;

  constructor({ limits }: RouteContext, who: Visitor) {
    this.person = who.person;
    this.session = who.session;
    this.token = who.token;
    this.name = who.name;
    this.#limits = limits;
  }

  /** What a table says. */
  protected abstract hear(text: string): void;
  /** Nothing waits to be read any more. */
  abstract drained(): void;
  /** Nobody reads any more. */
  abstract gone(): void;

  send(message: ToBrowser): void {
    this.hear(JSON.stringify(message));
  }

  sendFrame(frame: Frame): void {
    this.hear(payloadOf(frame));
  }

  together(send: () => void): void {
    send();
  }

  say(line: string): void {
    if (this.out.writableEnded || this.out.destroyed) return;
    this.#saidAt = performance.now();
    this.out.write(`${line}\n`);
    if (this.#waiting > this.#limits.backlog) this.out.destroy();
  }

  get isBehind(): boolean {
    return this.#waiting > this.#limits.behind;
  }

  close(): void {
    this.out.end();
  }

  /** There is nothing to read. */
  stopReading(): void {}

  checkPulse(now: number): void {
    const bytes = this.#waiting;
    if (!this.isBehind) this.#unread = undefined;
    else if (!this.#unread || bytes < this.#unread.bytes) this.#unread = { bytes, since: now };
    if (this.#unread && now - this.#unread.since > this.#limits.unread) this.out.destroy();
    else if (!this.isBehind && now - this.#saidAt > this.#limits.heartbeat) this.say(ALIVE);
  }

  get #waiting(): number {
    return this.out.writableLength + this.out.readableLength;
  }
}

/** Sends a stream for as long as somebody reads it; an address has no more of them than it has sockets. */
export function sendLines(context: RouteContext, request: FastifyRequest, reply: FastifyReply, stream: LineStream): FastifyReply {
  const { addresses, connections, metrics } = context;
  const { ip } = request;
  const isOpen = addresses.openSocket(ip);
  const end = (): void => {
    addresses.closeSocket(ip);
    connections.delete(stream);
    metrics.sockets.set(connections.size);
    stream.gone();
  };
  if (!isOpen) {
    end();
    return refuseHttp(reply, { rule: 'server/too-many-streams' });
  }
  connections.add(stream);
  metrics.sockets.set(connections.size);
  stream.out.on('drain', () => stream.drained());
  stream.out.once('close', end);
  // A proxy that gathers lines would keep them from whoever waits.
  return reply.type('application/x-ndjson; charset=utf-8').header('x-accel-buffering', 'no').send(stream.out);
}
