import { createMemoryRouter } from 'react-router-dom';
import { ApiError } from '@nkm/platform';
import { createTestPlatform } from '@nkm/testing';
import type { HostClaim } from '../slices/boot-data';
import type { RouteOutcome } from '../slices/route-outcome';
import type { SliceHost } from '../slices/slice-host';
import { createRoutes } from '../frame/routes';
import { placeWhenBusy } from './when-busy';

const claim = (id: string, path: string, changes: Partial<HostClaim> = {}): HostClaim => ({
  id,
  slice: 'mfe-x',
  path,
  title: id,
  access: 'open',
  frame: 'full',
  public: true,
  ...changes,
});
const claims = [
  claim('home', '/'),
  claim('shop', '/shop'),
  claim('cart', '/cart', { purchase: 'cart' }),
  claim('checkout', '/checkout', { purchase: 'checkout' }),
  claim('payment', '/payment', { purchase: 'payment' }),
];

/** Opens a page of a shop whose server answers with `status` to everything but the home page. */
async function visit(path: string, status = 503, busyAtHome = false) {
  const host = {
    loadRoute: async ({ id }: HostClaim, onRoute: (loaded: unknown) => void) => {
      const load = async () => {
        if (id !== 'home' || busyAtHome) throw new ApiError(status, 'The shop is busy right now, please try again');
        return null;
      };
      const loaded = { route: { ...claim(id, '/'), load }, version: '1.0.0' };
      onRoute(loaded);
      return loaded;
    },
    platformFor: () => createTestPlatform('shell'),
    patience: () => 1000,
    isCalling: () => false,
  } as unknown as SliceHost;
  const told: string[] = [];
  const routes = createRoutes({
    claims,
    host,
    guard: () => null,
    framesOnly: false,
    whenBusy(busy, message) {
      told.push(message);
      return placeWhenBusy(busy);
    },
  });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  await new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    else router.subscribe(({ initialized }) => initialized && resolve());
  });
  const { location, loaderData, matches } = router.state;
  return { at: location.pathname, told, outcome: loaderData[matches.at(-1)!.route.id] as RouteOutcome };
}

describe('a server that is too busy', () => {
  it('SH-RULE-021 sends the shopper from a loading page to the home page, with a message', async () => {
    const { at, told, outcome } = await visit('/shop');
    expect(at).toBe('/');
    expect(outcome.kind).toBe('ready');
    expect(told).toEqual(['The shop is busy right now, please try again']);
  });

  it('does not redirect from the home page', async () => {
    const { at, outcome } = await visit('/', 503, true);
    expect(at).toBe('/');
    expect(outcome).toMatchObject({ kind: 'error', status: 503 });
  });

  it.each(['/cart', '/checkout', '/payment'])(
    'never takes anybody away from %s: the page offers another try',
    async (path) => {
      const { at, outcome } = await visit(path);
      expect(at).toBe(path);
      expect(outcome).toMatchObject({ kind: 'error', status: 503 });
    },
  );

  it('is the only reason for the redirect: other failures stay on their page', async () => {
    expect((await visit('/shop', 500)).at).toBe('/shop');
  });
});
