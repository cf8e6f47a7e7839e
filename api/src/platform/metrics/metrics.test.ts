import { followLink, openOrder, pay, sendWebhook } from '../../../test/shop/payments';
import { lineOf, placeOrder } from '../../../test/shop/orders';
import { withShop } from '../../../test/shop/with-shop';
import { until } from '../../../test/until';
import { withApi } from '../../../test/with-api';

const TOKEN = 'a-token-of-the-tests';
const env = { METRICS_TOKEN: TOKEN };
const headers = { authorization: `Bearer ${TOKEN}` };

describe('the metrics of the API', () => {
  const shop = withShop('postgres', { modules: ['accounts'], env });
  const read = async () => (await shop.inject({ url: '/metrics', headers })).body;

  it('show requests, connections, messages that wait, and each payment once', async () => {
    const open = await openOrder(shop, { stock: 5 });
    await pay(open);
    await followLink(shop, open);
    expect(await sendWebhook(shop, open.payment)).toBe(200);
    const text = await read();
    expect(text).toMatch(/^nkm_api_payments_settled_total\{way="card",status="succeeded"\} 1$/m);
    expect(text).toMatch(/^nkm_api_database_connections\{state="waiting"\} 0$/m);
    expect(text).toMatch(/^nkm_api_outbox_messages\{channel="email"\} 1$/m);
    expect(text).toMatch(/^nkm_api_outbox_oldest_seconds\{channel="email"\} [\d.]+$/m);
    expect(text).toMatch(/^nkm_api_request_duration_seconds_count\{method="POST",route="\/orders",status="201"\} 1$/m);
    for (const secret of [open.ada.email, open.reference, open.ada.headers.authorization.slice(7)])
      expect(text).not.toContain(secret);
  });

  it('show what shoppers buy with each version of a slice, however their payment becomes known', async () => {
    const ada = await shop.shopper();
    const dress = await shop.product({ stock: 5 });
    const named = { 'x-slice-versions': 'mfe-cart-checkout@1.4.0,mfe-catalog@2.0.0' };
    const shopper = { ...ada, headers: { ...ada.headers, ...named } };
    const payload = { product_id: dress.id };
    await shop.inject({ method: 'POST', url: '/cart', headers: shopper.headers, payload });
    await shop.inject({ method: 'POST', url: '/cart', headers: ada.headers, payload });
    const { body } = await placeOrder(shop, shopper, [lineOf(dress)]);
    const { transaction_reference: reference, authorization_url: page } = body.data;
    expect(await read()).not.toContain('nkm_api_paid_orders{');
    await pay({ page });
    expect(await sendWebhook(shop, `${reference}-1`)).toBe(200);
    const text = await read();
    for (const labels of ['slice="mfe-cart-checkout",version="1.4.0"', 'slice="mfe-catalog",version="2.0.0"']) {
      expect(text).toContain(`nkm_api_cart_additions_total{${labels}} 1\n`);
      expect(text).toContain(`nkm_api_paid_orders{${labels}} 1\n`);
    }
  });

  it('count a limited number of versions, because anyone can name them', async () => {
    const { headers: session } = await shop.shopper();
    const payload = { product_id: (await shop.product({ stock: 5 })).id };
    for (let version = 0; version < 110; version += 1) {
      const named = { ...session, 'x-slice-versions': `mfe-forged@${version}.0.0` };
      await shop.inject({ method: 'POST', url: '/cart', headers: named, payload });
    }
    const counted = (await read()).match(/^nkm_api_cart_additions_total\{/gm) ?? [];
    expect(counted).toHaveLength(100);
  });
});

describe('the metrics of jobs', () => {
  const api = withApi({ database: 'pglite', modules: [], env });

  it('count runs by their result, and tell when a job last ended well', async () => {
    let runs = 0;
    api.app.jobs.every('flaky', 0.01, async () => {
      runs += 1;
      if (runs === 1) throw new Error('first time');
    });
    api.app.jobs.start();
    await until('three runs', () => runs > 2);
    const { body } = await api.inject({ url: '/metrics', headers });
    expect(body).toMatch(/^nkm_api_job_duration_seconds_count\{job="flaky",result="failed"\} 1$/m);
    expect(body).toMatch(/^nkm_api_job_duration_seconds_count\{job="flaky",result="done"\} [1-9]/m);
    expect(body).toMatch(/^nkm_api_job_last_done_timestamp_seconds\{job="flaky"\} \d{10}/m);
  });
});
