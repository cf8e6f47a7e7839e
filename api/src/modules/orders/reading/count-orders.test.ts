import { databases } from '../../../../test/test-databases';
import { lineOf, placeOrder } from '../../../../test/shop/orders';
import { withShop } from '../../../../test/shop/with-shop';

const DAY_MS = 86_400_000;

describe.each(databases)('the number of orders on the dashboard on %s', (database) => {
  const shop = withShop(database, { modules: ['coins'] });

  it('agrees with the list of orders, whatever their status', async () => {
    const blender = await shop.product({ price: 20_000, stock: 10 });
    const ada = await shop.shopper();
    const read = async (url: string) => (await shop.inject({ url, headers: ada.headers })).json();
    const inList = async () => (await read('/orders?page=1')).pagination.total as number;
    const onDashboard = async (range: string) =>
      (await read(`/users/nkmcoins/summary?range=${range}`)).data.orders as number;

    const { body } = await placeOrder(shop, ada, [lineOf(blender)]);
    await placeOrder(shop, ada, [lineOf(blender)]);
    await placeOrder(shop, await shop.shopper(), [lineOf(blender)]);
    const payload = { order_id: body.data.id };
    await shop.inject({ method: 'POST', url: '/orders/cancel', headers: ada.headers, payload });
    expect([await onDashboard('all'), await onDashboard('day'), await inList()]).toEqual([2, 2, 2]);

    const created_at = new Date(shop.app.clock().getTime() - 2 * DAY_MS);
    await shop.db.updateTable('orders').set({ created_at }).where('user_id', '=', ada.id).execute();
    expect([await onDashboard('all'), await onDashboard('month'), await onDashboard('day')]).toEqual([2, 2, 0]);
  });
});
