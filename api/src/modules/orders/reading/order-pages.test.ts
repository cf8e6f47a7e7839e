import type { Order, OrderStatus } from '@nkm/contracts';
import { databases } from '../../../../test/test-databases';
import { get, parcelOf, setInvoices } from '../../../../test/shop/deliveries';
import { lineOf, placeOrder } from '../../../../test/shop/orders';
import { type Shopper, withShop } from '../../../../test/shop/with-shop';

describe.each(databases)('pages of orders on %s', (database) => {
  const shop = withShop(database, { modules: ['settings'] });
  let ada: Shopper;
  beforeEach(async () => {
    ada = await shop.shopper();
  });

  async function addOrder(title: string, status: OrderStatus = 'Paid') {
    shop.advance(1);
    const { orderId } = await parcelOf(shop, { ada, status, dress: await shop.product({ title }) });
    return orderId;
  }
  const read = (query: string, shopper = ada) => get(shop, `/orders?${query}`, shopper);
  const found = async (query: string) => (await read(query)).data.map(({ id }: Order) => id);

  it('lists the newest orders page by page, and an empty page after the last one', async () => {
    const ids: number[] = [];
    for (const title of ['Belt', 'Boubou', 'Cap', 'Drum', 'Earring']) ids.unshift(await addOrder(title));
    const pages = await Promise.all([1, 2, 3, 4].map((page) => read(`page=${page}&perPage=2`)));
    expect(pages.map(({ data }) => data.map(({ id }: Order) => id))).toEqual([
      ids.slice(0, 2),
      ids.slice(2, 4),
      ids.slice(4),
      [],
    ]);
    expect(pages.map(({ pagination }) => pagination)).toEqual(
      [1, 2, 3, 4].map((page) => ({ current_page: page, total: 5, perPage: 2 })),
    );
    expect(await get(shop, '/invoices?page=2&perPage=2', ada)).toEqual(pages[1]);
  });

  it('ORD-CALL-004 lists the same orders without pages as before', async () => {
    await addOrder('Belt');
    const whole = await get(shop, '/orders', ada);
    expect(Object.keys(whole)).toEqual(['data']);
    expect(whole.data).toEqual((await read('page=1')).data);
    expect((await read('page=1')).pagination).toEqual({ current_page: 1, total: 1, perPage: 20 });
  });

  it('finds orders by item, order number and invoice number, without case and accents', async () => {
    const cloth = await addOrder('Àdìrẹ cloth, 5 yards');
    const belt = await addOrder('Ɓelt 100%');
    const { transaction_reference: number, invoices } = (await get(shop, `/orders/${cloth}`, ada)).data;
    expect(await found('q=adire')).toEqual([cloth]);
    expect(await found(`q=${encodeURIComponent('YARDS àdirẹ')}`)).toEqual([cloth]);
    expect(await found(`q=${number.toLowerCase()}`)).toEqual([cloth]);
    expect(await found(`q=${invoices[0].reference}`)).toEqual([cloth]);
    expect(await found(`q=${encodeURIComponent('ɓELT')}`)).toEqual([belt]);
    expect(await found(`q=${encodeURIComponent('100%')}`)).toEqual([belt]);
    expect(await found('q=NKM')).toEqual([belt, cloth]);
    expect(await found('q=%20')).toEqual([belt, cloth]);
    for (const nothing of ['cloth+belt', 'c%25h', '_dire', 'adirecloth'])
      expect(await found(`q=${nothing}`)).toEqual([]);
  });

  it('filters by the status of the order or of one of its parts, together with the search', async () => {
    const packed = await addOrder('Belt', 'Packed');
    const parted = await addOrder('Belt', 'Delivered');
    const dresses = await addOrder('Dress', 'Delivered');
    const bag = await shop.product({ title: 'Bag', vendor: 1 });
    const cap = await shop.product({ title: 'Cap' });
    shop.advance(1);
    const unpaid = (await placeOrder(shop, ada, [lineOf(bag), lineOf(cap)])).body.data.id;
    expect(await found('status=Packed')).toEqual([packed]);
    expect(await found('status=Delivered')).toEqual([dresses, parted]);
    expect(await found('status=Delivered&q=belt')).toEqual([parted]);
    expect(await found('status=Uncompleted')).toEqual([unpaid]);
    expect(await found('status=Paid')).toEqual([]);
    expect(await found('status=')).toHaveLength(4);
    expect(await read('status=Nowhere')).toMatchObject({ data: [], pagination: { total: 0 } });

    const { invoices } = (await get(shop, `/orders/${unpaid}`, ada)).data;
    await shop.db.updateTable('orders').set({ status: 'Paid', paid_at: new Date() }).where('id', '=', unpaid).execute();
    await setInvoices(shop, unpaid, 'Paid');
    await shop.db.updateTable('invoices').set({ status: 'Packed' }).where('id', '=', invoices[1].id).execute();
    expect(await found('status=Packed')).toEqual([unpaid, packed]);
    expect(await found('status=Paid')).toEqual([unpaid]);
  });

  it('never lists or counts the orders of another shopper', async () => {
    await addOrder('Belt');
    const bayo = await shop.shopper();
    for (const query of ['page=1', 'q=belt', 'status=Paid'])
      expect(await read(query, bayo)).toMatchObject({ data: [], pagination: { total: 0 } });
    expect((await shop.inject({ url: '/orders?page=1' })).statusCode).toBe(401);
  });

  it.each([
    ['page=0', 'page'],
    ['page=x', 'page'],
    ['perPage=101', 'perPage'],
    [`q=${'a'.repeat(201)}`, 'q'],
    ['q=%00', 'q'],
    [`status=${'a'.repeat(41)}`, 'status'],
  ])('refuses %s by field', async (query, field) => {
    const response = await shop.inject({ url: `/orders?${query}`, headers: ada.headers });
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, [field]]);
  });
});
