/** Loads the page again, in the newest version if one has been fetched meanwhile. */
export async function reloadNew(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await registration?.update().catch(() => undefined);
  registration?.waiting?.postMessage({ type: 'SKIP_WAITING' });
  setTimeout(() => location.reload(), registration?.waiting ? 400 : 0);
}
