/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

interface Asked {
  mode: string;
  method: string;
  destination?: string;
}
interface WorkerEvent {
  request?: Asked;
  preloadResponse?: Promise<Response | undefined>;
  addRoutes?: (rules: unknown) => Promise<void>;
}

const PUBLIC = path.join(__dirname, '../../../public');
const ONLINE = () => Promise.resolve(new Response('from the network'));
const OFFLINE = () => Promise.reject(new TypeError('Failed to fetch'));
const PAGE_VISIT = { mode: 'navigate', method: 'GET', destination: 'document' };

/** A browser's side of a service worker, with its caches and its network. */
function startWorker(file: string, earlier: string[] = []) {
  const kept = new Map(earlier.map((name) => [name, new Map<string, Response>()]));
  const listeners = new Map<string, (event: object) => void>();
  const fetched: unknown[] = [];
  const state = { network: ONLINE as () => Promise<Response>, unregistered: 0, preloads: 0 };
  const caches = {
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    open: async (name: string) => {
      const entries = kept.get(name) ?? new Map<string, Response>();
      kept.set(name, entries);
      return { put: async (address: string, answer: Response) => void entries.set(address, answer) };
    },
    match: async (address: string, { cacheName }: { cacheName: string }) => kept.get(cacheName)?.get(address)?.clone(),
  };
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    skipWaiting: () => undefined,
    registration: {
      navigationPreload: { enable: async () => void (state.preloads += 1) },
      unregister: async () => void (state.unregistered += 1),
    },
  };
  const fetch = async (asked: unknown) => {
    fetched.push(asked);
    return state.network();
  };
  const text = readFileSync(path.join(PUBLIC, file), 'utf8');
  vm.runInNewContext(text, { self, caches, fetch, OFFLINE_CACHE: 'offline-2', Error });

  /** Resolves with the answer; null when the worker leaves the request to the browser. */
  async function happens(type: string, event: WorkerEvent = {}): Promise<Response | null> {
    let answer: Promise<Response> | null = null;
    const waits: Promise<unknown>[] = [];
    listeners.get(type)!({
      ...event,
      waitUntil: (work: Promise<unknown>) => waits.push(work),
      respondWith: (given: Promise<Response>) => void (answer = given),
    });
    await Promise.all(waits);
    return answer;
  }
  return { happens, state, fetched, kept };
}

/** The worker with its page, from an install with a network. */
async function installed() {
  const worker = startWorker('offline-worker.js');
  worker.state.network = () => Promise.resolve(new Response('offline page'));
  await worker.happens('install');
  worker.state.network = ONLINE;
  worker.fetched.length = 0;
  return worker;
}

describe('the offline worker', () => {
  it('answers a visit of a page only when the network fails', async () => {
    const { happens, state } = await installed();
    expect(await (await happens('fetch', { request: PAGE_VISIT }))!.text()).toBe('from the network');
    state.network = () => Promise.resolve(new Response('busy', { status: 503 }));
    expect((await happens('fetch', { request: PAGE_VISIT }))!.status).toBe(503);
    state.network = OFFLINE;
    expect(await (await happens('fetch', { request: PAGE_VISIT }))!.text()).toBe('offline page');
  });

  it('takes the answer that the browser asked for while the worker started, and does not ask twice', async () => {
    const { happens, fetched, state } = await installed();
    await happens('activate');
    expect(state.preloads).toBe(1);
    const preloadResponse = Promise.resolve(new Response('preloaded'));
    expect(await (await happens('fetch', { request: PAGE_VISIT, preloadResponse }))!.text()).toBe('preloaded');
    expect(fetched).toEqual([]);
  });

  it.each([
    ['a call of the API', { mode: 'cors', method: 'GET' }],
    ['a script of a slice', { mode: 'cors', method: 'GET' }],
    ['a picture', { mode: 'no-cors', method: 'GET' }],
    ['a sent form', { mode: 'navigate', method: 'POST' }],
  ])('leaves %s to the browser, also without a network', async (_what, request) => {
    const { happens, state, fetched } = await installed();
    state.network = OFFLINE;
    expect(await happens('fetch', { request })).toBeNull();
    expect(fetched).toEqual([]);
  });

  it('lets a frame inside a page fail', async () => {
    const { happens, state } = await installed();
    state.network = OFFLINE;
    const answer = happens('fetch', { request: { ...PAGE_VISIT, destination: 'iframe' } });
    await expect(answer.then((given) => given)).rejects.toThrow('Failed to fetch');
  });

  it('keeps the one page and nothing else', async () => {
    const { happens, kept } = await installed();
    await happens('fetch', { request: PAGE_VISIT });
    expect([...kept].map(([name, entries]) => [name, [...entries.keys()]])).toEqual([['offline-2', ['/offline.html']]]);
  });

  it('is not installed without its page', async () => {
    const { happens, state } = startWorker('offline-worker.js');
    state.network = () => Promise.resolve(new Response('gone', { status: 404 }));
    await expect(happens('install')).rejects.toThrow('/offline.html answers 404');
  });

  it('deletes the page of an earlier worker, and lets the visit fail when its own is lost', async () => {
    const worker = startWorker('offline-worker.js', ['offline-1', 'other']);
    await worker.happens('activate');
    expect([...worker.kept.keys()]).toEqual(['other']);
    worker.state.network = OFFLINE;
    const answer = worker.happens('fetch', { request: PAGE_VISIT });
    await expect(answer.then((given) => given)).rejects.toThrow('Failed to fetch');
  });

  it('asks browsers to fetch everything but pages without it, and works where they cannot', async () => {
    const rules: unknown[] = [];
    const worker = startWorker('offline-worker.js');
    const addRoutes = async (given: unknown) => {
      rules.push(given);
      throw new TypeError('Unknown condition');
    };
    await worker.happens('install', { addRoutes });
    expect(JSON.stringify(rules)).toBe('[[{"condition":{"not":{"requestMode":"navigate"}},"source":"network"}]]');
  });
});

it('the worker of a shop without an offline page removes the kept page and itself', async () => {
  const worker = startWorker('offline-worker-removal.js', ['offline-1', 'other']);
  await worker.happens('install');
  await worker.happens('activate');
  expect([...worker.kept.keys()]).toEqual(['other']);
  expect(worker.state.unregistered).toBe(1);
});
