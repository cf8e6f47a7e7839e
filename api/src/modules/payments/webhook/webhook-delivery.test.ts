import { databases } from '../../../../test/test-databases';
import { withShop } from '../../../../test/shop/with-shop';
import { openOrder, pay, readOrder } from '../../../../test/shop/payments';

/** The sandbox needs the API’s port before the API listens. Each jest worker has its own. */
const PORT = 20_000 + (process.pid % 10_000);

describe.each(databases.map((database, index) => [database, PORT + index] as const))(
  'the provider and the API over HTTP, on %s',
  (database, port) => {
    const shop = withShop(database, { webhookUrl: `http://127.0.0.1:${port}/payments/paystack/webhook` });
    beforeAll(() => shop.app.listen({ host: '127.0.0.1', port }));

    it('API-RULE-003 pays an order by its webhook alone, without the shopper’s return', async () => {
      const open = await openOrder(shop);
      await pay(open);
      for (let round = 0; round < 100; round += 1) {
        if ((await readOrder(shop, open)).status === 'Paid') break;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      expect(await readOrder(shop, open)).toMatchObject({ status: 'Paid' });
      expect(await shop.messagesTo(open.ada.email)).toHaveLength(1);
    });
  },
);
