import { databases } from '../../../../test/test-databases';
import { lineOf, placeOrder } from '../../../../test/shop/orders';
import { withShop, type Shopper } from '../../../../test/shop/with-shop';

describe.each(databases)('reading orders on %s', (database) => {
  const shop = withShop(database);
  let ada: Shopper;
  beforeEach(async () => {
    ada = await shop.shopper();
  });

  const order = (products: object[], more?: Parameters<typeof placeOrder>[3]) => placeOrder(shop, ada, products, more);
  const get = async (url: string, who = ada) =>
    (await shop.inject({ method: 'GET', url, headers: who.headers })).json().data;

  it('ORD-CALL-004 ORD-CALL-006 lists the shopper’s own, newest first, under both names', async () => {
    const dress = await shop.product();
    const first = await order([lineOf(dress)]);
    shop.advance(1);
    const second = await order([lineOf(dress)]);
    const orders = await get('/orders');
    expect(orders.map(({ id }: { id: number }) => id)).toEqual([second.body.data.id, first.body.data.id]);
    expect(await get('/invoices')).toEqual(orders);
    const bayo = await shop.shopper();
    expect(await get('/orders', bayo)).toEqual([]);
    const foreign = await shop.inject({ method: 'GET', url: `/orders/${first.body.data.id}`, headers: bayo.headers });
    expect(foreign.statusCode).toBe(404);
  });

  it('API-FIELD-011 API-FIELD-012 API-FIELD-013 carries every field of order, invoice and product', async () => {
    const dress = await shop.product({ title: 'Adire boubou', price: 2_000, variants: [5] });
    const line = { variant: { id: dress.variantIds[0], quantity: 2, selling_price: 2_000 } };
    const { data } = (await order([line], { delivery_time: 'Delivery any time' })).body;
    const amounts = {
      kind: 'to_pay',
      lines: [
        { name: 'products', amount: 4_000 },
        { name: 'delivery', amount: 1_200 },
        { name: 'gas', amount: 100 },
        { name: 'tax', amount: 97.5 },
        { name: 'gateway', amount: 180.96 },
      ],
      total: 5_578.46,
    };
    expect(await get(`/orders/${data.id}`)).toEqual({
      id: data.id,
      amounts,
      transaction_reference: data.transaction_reference,
      status: 'Uncompleted',
      actions: ['pay', 'cancel_order'],
      amount: expect.any(Number),
      timestamp: expect.stringMatching(/Z$/),
      address: {
        state: 'Lagos',
        city: 'Ikeja',
        title: 'GIGL Ikeja',
        address: '1 Allen Avenue',
        hours: 'Mon-Fri 9am-5pm, Sat 10am-4pm, Sun closed',
      },
      refunds: [],
      gas_fee: 100,
      payment_gateway_fee: expect.any(Number),
      tax: 97.5,
      delivery_fee: 1_200,
      delivery_type: 'Pickup',
      delivery_days: 5,
      coupon_discount: 0,
      payment_gateway: 'Paystack',
      payment_method: 'card',
      reserved_until: expect.stringMatching(/Z$/),
      payment_gateway_link: expect.stringContaining(`/api/orders/${data.id}/pay/`),
      invoices: [
        {
          id: expect.any(Number),
          reference: `${data.transaction_reference}-V1`,
          status: 'Uncompleted',
          actions: [],
          created_at: expect.stringMatching(/Z$/),
          delivery_fee: 1_200,
          amounts,
          tracking_code: null,
          trackingInfo: null,
          review_ends_by: null,
          return_until: null,
          returns: [],
          timeline: [{ status: 'Order placed', at: expect.stringMatching(/Z$/) }],
          vendor: { id: shop.vendorIds[0], store_name: 'Adire House', rate_from_user: null },
          products: [
            {
              id: dress.id,
              slug: expect.stringMatching(/^ankara-dress-/),
              name: 'Adire boubou',
              image: expect.any(String),
              picture: expect.objectContaining({ srcset: expect.any(String) }),
              quantity: 2,
              reviewed: false,
              available: 5,
              subtotal: 4_000,
              selling_price: 2_000,
              status: 'Uncompleted',
              variant: { id: dress.variantIds[0], values: [{ title: 'Colour', value: 'Indigo' }] },
            },
          ],
        },
      ],
    });
  });
});
