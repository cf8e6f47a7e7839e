import { checkBooks } from '../src/modules/ledger/public';
import { withApi } from '../test/with-api';
import { seedOrders } from './orders';

describe('orders of the demo shopper', () => {
  const api = withApi({ database: 'pglite', contents: 'seeded', modules: ['orders', 'payments'] });
  const now = new Date();

  it('have every status from Uncompleted to Fulfilled, with a running countdown and tracking', async () => {
    const ada = await api.createShopper({ email: 'seed-orders@example.com' });
    await api.db.transaction().execute((trx) => seedOrders(trx, { email: ada.email, seed: 7, now }));
    const response = await api.inject({ method: 'GET', url: '/orders', headers: await api.signIn(ada) });
    const orders = response.json().data;
    const statuses = orders.map(({ status }: { status: string }) => status);
    expect(statuses).toEqual(['Uncompleted', 'Paid', 'Packed', 'Shipped', 'Delivered', 'Fulfilled', 'Fulfilled']);
    const [unpaid, paid, , shipped, delivered, , mixed] = orders;
    expect(unpaid.payment_gateway_link).toContain(`/api/orders/${unpaid.id}/pay/`);
    expect(new Set(paid.invoices.map(({ vendor }: { vendor: { id: number } }) => vendor.id)).size).toBe(2);
    expect(shipped.invoices[0]).toMatchObject({ tracking_code: expect.stringMatching(/^GIGL/), review_ends_by: null });
    expect(new Date(delivered.invoices[0].review_ends_by).getTime()).toBeGreaterThan(now.getTime());
    expect(delivered.invoices[0].trackingInfo.locations.map(({ incident }: { incident: string }) => incident)).toEqual([
      'Packed',
      'Shipped',
      'Delivered',
    ]);
    const steps = orders.map(({ invoices }: { invoices: { timeline: { status: string; at: string }[] }[] }) =>
      invoices[0]!.timeline.map(({ status }) => status),
    );
    const way = ['Order placed', 'Paid', 'Packed', 'Shipped', 'Delivered', 'Fulfilled'];
    expect(steps).toEqual([1, 2, 3, 4, 5, 6, 6].map((length) => way.slice(0, length)));
    expect(mixed.invoices[1]).toMatchObject({ status: 'Cancelled', products: [{ status: 'Cancelled' }] });
    const [back] = mixed.refunds;
    expect(back).toMatchObject({ invoice_id: mixed.invoices[1].id, refunded_at: expect.any(String) });
    expect(back.amount).toBe(mixed.invoices[1].amounts.total);
    expect(await checkBooks(api.db, now)).toEqual([]);
  });
});
