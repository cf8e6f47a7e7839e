import { NotFound, RedirectTo } from '@nkm/contracts';
import { ApiError } from '@nkm/platform';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { HostClaim } from './boot-data';
import { loadPage } from './load-page';
import type { LoadedRoute, SliceHost } from './slice-host';

const CLAIM = { id: 'product', slice: 'mfe-catalog', path: '/:slug', title: 'Product' } as HostClaim;

/** The outcome of a page with this loader. */
function outcomeOf(load: (args: { url: URL }) => Promise<unknown>, publicUrl?: string) {
  const loaded = { version: '1.0.0', route: { ...CLAIM, load } } as unknown as LoadedRoute;
  const host = {
    patience: () => 1000,
    isCalling: () => false,
    markBroken: () => undefined,
    platformFor: () => ({}),
    loadRoute: async (_claim: HostClaim, start: (route: LoadedRoute) => void) => {
      start(loaded);
      return loaded;
    },
  } as unknown as SliceHost;
  const request = new Request('http://shop.test:3000//gele?page=2');
  return loadPage(CLAIM, host, { request, params: {} } as unknown as LoaderFunctionArgs, publicUrl);
}
const failing = (error: Error) => outcomeOf(() => Promise.reject(error));

describe('the outcome of loading a page', () => {
  it('is its data with its head', async () => {
    expect(await outcomeOf(async () => ({ title: 'Gele' }))).toEqual({
      kind: 'ready',
      slice: 'mfe-catalog',
      version: '1.0.0',
      data: { title: 'Gele' },
      head: { title: 'Product' },
    });
  });

  it('distinguishes missing pages from removed ones', async () => {
    expect(await failing(new NotFound())).toEqual({ kind: 'not-found' });
    expect(await failing(new NotFound('sold no more', true))).toEqual({ kind: 'not-found', gone: true });
    const closed = new NotFound('store 7', false, 'This store is closed for now.');
    expect(await failing(closed)).toEqual({ kind: 'not-found', detail: 'This store is closed for now.' });
  });

  it('can be a temporary or permanent redirect', async () => {
    const statusOf = (error: Error) =>
      failing(error).catch((answer: Response) => [answer.status, answer.headers.get('location')]);
    expect(await statusOf(new RedirectTo('/faqs', true))).toEqual([301, '/faqs']);
    expect(await statusOf(new RedirectTo('/shop'))).toEqual([302, '/shop']);
  });

  it('comes from the public address, which the server uses, and by default from that of the request', async () => {
    const addressOf = async (publicUrl?: string) =>
      outcomeOf(async ({ url }) => url.href, publicUrl).then((outcome) => 'data' in outcome && outcome.data);
    expect(await addressOf()).toBe('http://shop.test:3000//gele?page=2');
    expect(await addressOf('https://shop.example')).toBe('https://shop.example//gele?page=2');
    expect(await addressOf('http://localhost:8080')).toBe('http://localhost:8080//gele?page=2');
  });

  it('can be a failed call, with its status', async () => {
    expect(await failing(new ApiError(503, 'Down'))).toMatchObject({ kind: 'error', status: 503, message: 'Down' });
  });
});

/** The outcome of a page with these loaders, best version first. */
async function outcomeWith(loads: (() => Promise<unknown>)[], host: Partial<SliceHost> = {}) {
  const broken: string[] = [];
  const versions = loads.map((load, place) => ({ version: `${loads.length - place}.0.0`, route: { ...CLAIM, load } }));
  const slices = {
    patience: () => 20,
    isCalling: () => false,
    platformFor: () => ({}),
    markBroken: (_slice: string, version: string) => broken.push(version),
    loadRoute: async (_claim: HostClaim, start: (route: LoadedRoute) => void) => {
      const loaded = versions.find(({ version }) => !broken.includes(version)) as unknown as LoadedRoute | undefined;
      if (loaded) start(loaded);
      return loaded ?? null;
    },
    ...host,
  } as unknown as SliceHost;
  const request = new Request('http://shop.test/gele');
  const outcome = await loadPage(CLAIM, slices, { request, params: {} } as unknown as LoaderFunctionArgs);
  return { outcome, broken };
}
const works = async () => ({ title: 'Gele' });
const hangs = () => new Promise(() => undefined);
const throws = () => Promise.reject(new TypeError('of the slice'));

describe('a page whose loader fails', () => {
  it.each([
    ['hangs', hangs],
    ['throws', throws],
  ])('uses the last good version when the loader %s', async (_what, load) => {
    const { outcome, broken } = await outcomeWith([load, works]);
    expect(outcome).toMatchObject({ kind: 'ready', version: '1.0.0' });
    expect(broken).toEqual(['2.0.0']);
  });

  it('shows the panel when the loader of every version fails', async () => {
    const { outcome, broken } = await outcomeWith([hangs, throws]);
    expect(outcome).toEqual({ kind: 'error', slice: 'mfe-catalog', message: 'An Unexpected Error' });
    expect(broken).toEqual(['2.0.0', '1.0.0']);
  });

  it('blames no version for an API response', async () => {
    const { outcome, broken } = await outcomeWith([() => Promise.reject(new ApiError(503, 'Down')), works]);
    expect(outcome).toMatchObject({ kind: 'error', status: 503 });
    expect(broken).toEqual([]);
  });

  it('waits for a loader while an API call is pending', async () => {
    let answers = 0;
    const load = () => new Promise((resolve) => setTimeout(() => resolve('late'), 70));
    const { outcome, broken } = await outcomeWith([load, works], { isCalling: () => (answers += 1) < 10 });
    expect(outcome).toMatchObject({ kind: 'ready', version: '2.0.0', data: 'late' });
    expect(broken).toEqual([]);
  });

  it('uses the last good version when the head of a page throws', async () => {
    const broken: string[] = [];
    const route = (version: string) => ({
      version,
      route: {
        ...CLAIM,
        head: () => {
          if (version === '2.0.0') throw new TypeError('of the head');
          return { title: 'Gele' };
        },
      },
    });
    const { outcome } = await outcomeWith([works], {
      markBroken: (_slice, version) => void broken.push(version),
      loadRoute: async (_claim, start) => {
        const loaded = route(broken.length === 0 ? '2.0.0' : '1.0.0') as unknown as LoadedRoute;
        start(loaded);
        return loaded;
      },
    });
    expect(outcome).toMatchObject({ kind: 'ready', version: '1.0.0', head: { title: 'Gele' } });
    expect(broken).toEqual(['2.0.0']);
  });
});
