import type { Refusal } from '../../core/game.ts';
import type { Calling, CallTest, CallWish } from '../../protocol/calling.ts';
import { askJson } from '../net/api.ts';

type Answer = Promise<Calling | Refusal>;
const ask = (method: 'GET' | 'PUT' | 'DELETE', path = '', body?: unknown): Answer =>
  askJson<Calling>(`/api/me/call${path}`, method, 'key', body);

/** How the house calls me. */
export const calling = {
  now: () => ask('GET'),
  set: (wish: CallWish) => ask('PUT', '', wish),
  addDevice: (device: PushSubscriptionJSON) => ask('PUT', '/device', device),
  dropDevice: (endpoint: string) => ask('DELETE', '/device', { endpoint }),
  setAddress: (address: string) => ask('PUT', '/address', { address }),
  dropAddress: () => ask('DELETE', '/address'),
  try: () => askJson<CallTest>('/api/me/call/test', 'POST', 'devices'),
};

async function registered(): Promise<PushManager | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return undefined;
  return (await navigator.serviceWorker.getRegistration())?.pushManager;
}

/** Where this browser is reached by the house of that key; undefined if it cannot be. */
async function subscribe(key: string): Promise<PushSubscriptionJSON | undefined> {
  const manager = await registered();
  try {
    const wish = { userVisibleOnly: true, applicationServerKey: key };
    // One that was made for another house under the same address, such as one that lost its data, is of no use.
    return (await manager?.subscribe(wish).catch(() => again(manager, wish)))?.toJSON();
  } catch {
    return undefined;
  }
}

async function again(manager: PushManager, wish: PushSubscriptionOptionsInit): Promise<PushSubscription> {
  await (await manager.getSubscription())?.unsubscribe();
  return manager.subscribe(wish);
}

/** Has the house call this browser; undefined if the browser cannot be called while it is closed. */
export async function callHere(key: string): Promise<Calling | Refusal | undefined> {
  const device = await subscribe(key);
  return device && calling.addDevice(device);
}

export async function callHereNoMore(): Promise<Calling | Refusal | undefined> {
  const subscription = await (await registered())?.getSubscription();
  if (!subscription) return undefined;
  const { endpoint } = subscription;
  await subscription.unsubscribe().catch(() => false);
  return calling.dropDevice(endpoint);
}

/** The house may have forgotten this browser: when its person signed out everywhere else, or the push service said that it is gone. */
export async function callHereAgain(): Promise<void> {
  const now = await calling.now();
  if (!('rule' in now)) await callHere(now.key);
}
