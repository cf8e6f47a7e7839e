/* global OFFLINE_CACHE -- the server writes it above this file */
/** Shows the offline page where a page cannot be reached, and answers nothing else (docs/decisions/0140). */
const PAGE = '/offline.html';

/** Browsers that know static routes fetch everything but pages without this worker. In others it lets them pass. */
const PASS_BY = [{ condition: { not: { requestMode: 'navigate' } }, source: 'network' }];

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(keepPage());
  // A browser that knows fewer conditions refuses the route, and needs none.
  event.addRoutes?.(PASS_BY).catch(() => undefined);
});

self.addEventListener('activate', (event) => event.waitUntil(begin()));

self.addEventListener('fetch', (event) => {
  const { mode, method } = event.request;
  if (mode === 'navigate' && method === 'GET') event.respondWith(open(event));
});

async function keepPage() {
  const answer = await fetch(PAGE, { cache: 'reload', credentials: 'omit' });
  if (!answer.ok) throw new Error(`${PAGE} answers ${answer.status}`);
  await (await caches.open(OFFLINE_CACHE)).put(PAGE, answer);
}

async function begin() {
  for (const name of await caches.keys())
    if (name.startsWith('offline-') && name !== OFFLINE_CACHE) await caches.delete(name);
  // The browser asks for the page while the worker starts.
  await self.registration.navigationPreload?.enable();
}

async function open({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    // A frame inside a page would show a second header.
    const page = request.destination === 'document' && (await caches.match(PAGE, { cacheName: OFFLINE_CACHE }));
    if (!page) throw error;
    return page;
  }
}
