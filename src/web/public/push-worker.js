// Part of the service worker: says that it is somebody's turn, and leads there. What it says comes from src/server/calling/.
const isAt = (client, path) => new URL(client.url).pathname === path;
const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

async function show({ title, body, path, image }) {
  // Who has the table before their eyes has seen it.
  const open = await windows();
  if (open.some((client) => isAt(client, path) && client.visibilityState === 'visible')) return;
  // Where the platform shows no pictures, or this one cannot be had, the words are shown without.
  const look = { icon: '/icon-192.png', badge: '/icon-192.png', ...(image && { image }) };
  await self.registration.showNotification(title, { body, tag: path, data: { path }, ...look });
}

async function lead(path) {
  const open = await windows();
  const there = open.find((client) => isAt(client, path));
  await (there ? there.focus() : self.clients.openWindow(path));
}

/** The push service gave the browser another address. */
async function renew({ oldSubscription }) {
  if (!oldSubscription) return;
  const subscription = await self.registration.pushManager.subscribe(oldSubscription.options);
  const headers = { 'content-type': 'application/json' };
  await fetch('/api/me/call/device', { method: 'PUT', credentials: 'same-origin', headers, body: JSON.stringify(subscription) });
}

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json()));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data?.path ?? '/'));
});
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));
