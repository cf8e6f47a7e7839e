import { databases } from '../../../../test/test-databases';
import { countStatuses, get, parcelOf, type Parcel, post, readInvoice } from '../../../../test/shop/deliveries';
import { withShop } from '../../../../test/shop/with-shop';

const modules = ['coins', 'notifications'];
const HOURS = 3600;

describe.each(databases)('the receipt of a parcel on %s', (database) => {
  const shop = withShop(database, { modules });
  const confirm = ({ ada, invoiceId }: Parcel) => post(shop, `/invoices/${invoiceId}/confirm`, {}, ada);
  const coinsOf = async ({ ada }: Parcel) => (await get(shop, '/users/nkmcoins/summary', ada)).data.available;

  it('ORD-CONST-002 ORD-RULE-010 ORD-STATE-005 fulfils the invoice, and earns 10 coins within 72 hours', async () => {
    const parcel = await parcelOf(shop, { hoursAgo: 71 });
    expect(await confirm(parcel)).toEqual({
      status: 200,
      body: {
        message: 'Receipt confirmed',
        data: { id: parcel.invoiceId, status: 'Fulfilled', coins: 10, confirmed_at: expect.any(String) },
      },
    });
    const { status, reference } = await readInvoice(shop, parcel);
    expect(status).toBe('Fulfilled');
    expect(await coinsOf(parcel)).toBe(10);
    const { data } = await get(shop, '/users/notifications', parcel.ada);
    expect(data[0]).toMatchObject({
      tag: 'Coins',
      description: `You confirmed the receipt of ${reference} and earned 10 NKM coins.`,
    });
  });

  it('answers the same when confirmed again, and pays nothing more', async () => {
    const parcel = await parcelOf(shop);
    const first = await confirm(parcel);
    expect(await confirm(parcel)).toEqual(first);
    expect(await coinsOf(parcel)).toBe(10);
  });

  it('ORD-STATE-006 earns nothing after the 72 hours, confirmed or not', async () => {
    const late = await parcelOf(shop, { hoursAgo: 73 });
    expect((await confirm(late)).body.data).toMatchObject({ status: 'Fulfilled', coins: 0 });
    const silent = await parcelOf(shop, { hoursAgo: 73 });
    const young = await parcelOf(shop, { hoursAgo: 71 });
    await shop.app.jobs.runNow('close review windows');
    const { status, reference } = await readInvoice(shop, silent);
    expect(status).toBe('Fulfilled');
    expect((await readInvoice(shop, young)).status).toBe('Delivered');
    const { data } = await get(shop, '/users/notifications', silent.ada);
    expect(data[0]).toMatchObject({
      tag: 'Order',
      description: expect.stringContaining(`receipt of ${reference} has passed`),
    });
    expect((await confirm(silent)).body.data).toEqual({
      id: silent.invoiceId,
      status: 'Fulfilled',
      coins: 0,
      confirmed_at: null,
    });
    expect([await coinsOf(late), await coinsOf(silent)]).toEqual([0, 0]);
  });

  it('can be confirmed only by the buyer and only after delivery', async () => {
    const parcel = await parcelOf(shop);
    expect((await post(shop, `/invoices/${parcel.invoiceId}/confirm`, {})).status).toBe(401);
    expect((await post(shop, `/invoices/${parcel.invoiceId}/confirm`, {}, await shop.shopper())).status).toBe(404);
    expect((await readInvoice(shop, parcel)).status).toBe('Delivered');
    for (const status of ['Uncompleted', 'Paid', 'Packed', 'Shipped', 'Cancelled'] as const) {
      const early = await parcelOf(shop, { status });
      expect((await confirm(early)).status).toBe(409);
      expect((await readInvoice(shop, early)).status).toBe(status);
    }
  });
});

/** The embedded database hides races. */
describe('receipts at the same time on postgres', () => {
  const shop = withShop('postgres', { modules });

  it('pay 10 coins once for a hundred requests', async () => {
    const parcel = await parcelOf(shop);
    const url = `/invoices/${parcel.invoiceId}/confirm`;
    const answers = await Promise.all(Array.from({ length: 100 }, () => post(shop, url, {}, parcel.ada)));
    expect(countStatuses(answers)).toEqual({ 200: 100 });
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await get(shop, '/users/nkmcoins/summary', parcel.ada)).data).toMatchObject({ available: 10, earned: 10 });
    expect((await get(shop, '/users/nkmcoins/history', parcel.ada)).pagination.total).toBe(1);
  });

  it('pay for each of one shopper’s parcels', async () => {
    const ada = await shop.shopper();
    const parcels: Parcel[] = [];
    for (let count = 0; count < 8; count += 1) parcels.push(await parcelOf(shop, { ada }));
    await Promise.all(parcels.map(({ invoiceId }) => post(shop, `/invoices/${invoiceId}/confirm`, {}, ada)));
    expect((await get(shop, '/users/nkmcoins/summary', ada)).data.available).toBe(80);
  });

  it('fulfil each invoice once when its review window ends at the same time', async () => {
    const parcels: Parcel[] = [];
    for (let count = 0; count < 10; count += 1) parcels.push(await parcelOf(shop, { hoursAgo: 71.9 }));
    shop.advance(1 * HOURS);
    const [answers] = await Promise.all([
      Promise.all(parcels.map(({ ada, invoiceId }) => post(shop, `/invoices/${invoiceId}/confirm`, {}, ada))),
      shop.app.jobs.runNow('close review windows'),
      shop.app.jobs.runNow('close review windows'),
    ]);
    expect(
      answers.map(({ body }) => body.data).every(({ status, coins }) => status === 'Fulfilled' && coins === 0),
    ).toBe(true);
  });
});
