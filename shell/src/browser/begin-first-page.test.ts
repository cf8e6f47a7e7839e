import { createMemoryRouter, redirect } from 'react-router-dom';
import type { RouteOutcome } from '../slices/route-outcome';
import { beginFirstPage } from './begin-first-page';

const PENDING: RouteOutcome = { kind: 'pending', slice: 'mfe-orders' };
const READY: RouteOutcome = { kind: 'ready', slice: 'mfe-orders', version: '1.0.0', data: null, head: {} };
const ADDRESS = 'http://localhost/order-details/7?tab=items#total';

/** A shop with one page, opened with the result of the server. */
function opened(outcome: RouteOutcome, load = jest.fn(async () => READY)) {
  const routes = [{ id: 'root', path: '/', children: [{ id: 'page', path: 'order-details/:id', loader: load }] }];
  beginFirstPage(routes, { page: outcome }, ADDRESS);
  const calls = load.mock.calls as unknown as [{ request: Request; params: object }][];
  const openRouter = () =>
    createMemoryRouter(routes, {
      initialEntries: ['/order-details/7?tab=items#total'],
      hydrationData: { loaderData: { page: outcome } },
    });
  return { load, calls, openRouter };
}

describe('the first page', () => {
  it('loads once, before the router exists, and the router uses it', async () => {
    const { load, calls, openRouter } = opened(PENDING);
    expect(load).toHaveBeenCalledTimes(1);
    expect(calls[0]![0]).toMatchObject({ params: { id: '7' } });
    expect(calls[0]![0].request.url).toBe('http://localhost/order-details/7?tab=items');
    const router = openRouter();
    await router.revalidate();
    expect(load).toHaveBeenCalledTimes(1);
    expect(router.state.loaderData['page']).toBe(READY);
    await router.revalidate();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('does not load when the server rendered it', () => {
    const { load, openRouter } = opened(READY);
    expect(openRouter().state.loaderData['page']).toBe(READY);
    expect(load).not.toHaveBeenCalled();
  });

  it('is not used for another page of the same route', async () => {
    const { load, calls, openRouter } = opened(PENDING);
    await openRouter().navigate('/order-details/8');
    expect(load).toHaveBeenCalledTimes(2);
    expect(calls[1]![0]).toMatchObject({ params: { id: '8' } });
  });

  it('can be a redirect to another page', async () => {
    const elsewhere = jest.fn(() => Promise.reject(redirect('/account')));
    const { openRouter } = opened(PENDING, elsewhere as never);
    const router = openRouter();
    await router.revalidate();
    expect(router.state.location.pathname).toBe('/account');
  });
});
