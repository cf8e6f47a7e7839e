import { NotFound, RedirectTo } from '@nkm/contracts';
import { ApiError } from '@nkm/platform';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { HostClaim } from './boot-data';
import { loadPage } from './load-page';
import type { LoadedRoute, SliceHost } from './slice-host';

const CLAIM = { id: 'product', slice: 'mfe-catalog', path: '/:slug', title: 'Product' } as HostClaim;

/** What becomes of a page whose loader does this. */
function outcomeOf(load: () => Promise<unknown>) {
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
  const request = new Request('http://shop.test/gele');
  return loadPage(CLAIM, host, { request, params: {} } as unknown as LoaderFunctionArgs);
}
const failing = (error: Error) => outcomeOf(() => Promise.reject(error));

describe('what comes of loading a page', () => {
  it('is its data with its head', async () => {
    expect(await outcomeOf(async () => ({ title: 'Gele' }))).toEqual({
      kind: 'ready',
      slice: 'mfe-catalog',
      version: '1.0.0',
      data: { title: 'Gele' },
      head: { title: 'Product' },
    });
  });

  it('tells what was never there from what is gone for ever', async () => {
    expect(await failing(new NotFound())).toEqual({ kind: 'not-found' });
    expect(await failing(new NotFound('sold no more', true))).toEqual({ kind: 'not-found', gone: true });
  });

  it('leads elsewhere, for now or for ever', async () => {
    const statusOf = (error: Error) =>
      failing(error).catch((answer: Response) => [answer.status, answer.headers.get('location')]);
    expect(await statusOf(new RedirectTo('/faqs', true))).toEqual([301, '/faqs']);
    expect(await statusOf(new RedirectTo('/shop'))).toEqual([302, '/shop']);
  });

  it('is the failure of a call, with its status', async () => {
    expect(await failing(new ApiError(503, 'Down'))).toMatchObject({ kind: 'error', status: 503, message: 'Down' });
  });
});
