import { settings } from '../settings.svelte.ts';
import { api } from './api.ts';
import { type Clockwork, type Line, Wire } from './wire.ts';

const CLOCK: Clockwork = {
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};

let known = false;

/** The server knows visitors by a cookie, which must be there before the line is opened. */
async function introduce(): Promise<void> {
  if (known) return;
  const me = await api.me();
  if ('rule' in me) return;
  known = true;
  const { name } = settings.stored;
  if (name && me.name !== name) await api.rename(name);
  if (!name && me.name) settings.set({ name: me.name });
}

async function connect(): Promise<Line> {
  await introduce();
  const url = new URL('/ws', location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(url) as Line;
}

/** A line to the house's server; it hurries when the device says that the network is back. */
export function openLine(): Wire {
  const wire = new Wire(connect, CLOCK);
  const hurry = () => wire.hurry();
  // Who does not see the table is called when it is their turn.
  const hidden = () => ({ type: 'hidden', hidden: document.hidden }) as const;
  wire.greeting = () => (document.hidden ? hidden() : undefined);
  wire.pulse = hidden;
  const look = () => {
    void wire.request(hidden(), false);
    hurry();
  };
  addEventListener('online', hurry);
  document.addEventListener('visibilitychange', look);
  const { close } = wire;
  wire.close = () => {
    removeEventListener('online', hurry);
    document.removeEventListener('visibilitychange', look);
    close.call(wire);
  };
  return wire;
}
