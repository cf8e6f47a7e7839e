import { routes } from './routes';

const claim = (id: string) => routes.find((route) => route.id === id);

describe('the routes of this slice', () => {
  it('ORD-ROUTE-003 claims /my-orders for signed-in shoppers', () => {
    expect(claim('my-orders')).toMatchObject({ path: '/my-orders', access: 'signed-in', public: false });
  });

  it('ORD-ROUTE-005 claims /order-details/{id}/{invoice} for signed-in shoppers', () => {
    expect(claim('order-details')).toMatchObject({
      path: '/order-details/:id/:invoice',
      access: 'signed-in',
      public: false,
    });
  });

  it('SHR-SCR-001 SHR-SCR-002 shows the profile sidebar on all account pages, with a link to /my-orders', () => {
    const full = routes.filter(({ frame }) => frame !== 'account').map(({ id }) => id);
    expect(full).toEqual(['invoice', 'track-order']);
    expect(claim('my-orders')?.sidebar).toEqual({ place: 7 });
  });
});
