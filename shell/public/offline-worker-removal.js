/** In the place of the offline worker when OFFLINE_PAGE is off: removes page and worker (docs/decisions/0140). */
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove() {
  for (const name of await caches.keys()) if (name.startsWith('offline-')) await caches.delete(name);
  await self.registration.unregister();
}
