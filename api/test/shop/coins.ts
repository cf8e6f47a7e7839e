import { awardCoins } from '../../src/modules/coins/public';
import { get } from './deliveries';
import { lineOf, placeOrder } from './orders';
import type { TestProduct } from './products';
import type { Shopper, TestShop } from './with-shop';

let gifts = 0;

/** A shopper with coins. */
export async function shopperWithCoins(shop: TestShop, amount: number): Promise<Shopper> {
  const shopper = await shop.shopper();
  gifts += 1;
  const gift = { userId: shopper.id, key: `gift:${gifts}`, operation: 'Gift', comment: 'You got a gift' };
  if (amount > 0) await awardCoins(shop.db, { ...gift, amount, now: shop.app.clock() });
  return shopper;
}

export const coinsOf = async (shop: TestShop, shopper: Shopper): Promise<number> =>
  (await get(shop, '/users/nkmcoins/summary', shopper)).data.available;

/** Movements of the shopper, newest first, such as `Debit 3,000 Order payment`. */
export async function movementsOf(shop: TestShop, shopper: Shopper): Promise<string[]> {
  const { data } = await get(shop, '/users/nkmcoins/history', shopper);
  return data.map(
    ({ type, amount, operation }: { type: string; amount: number; operation: string }) =>
      `${type} ${amount} ${operation}`,
  );
}

export const orderWithCoins = (shop: TestShop, shopper: Shopper, dress: TestProduct, more: object = {}) =>
  placeOrder(shop, shopper, [lineOf(dress)], { payment_method: 'nkm_point', ...more });

/** What each of the shop's own accounts of coins holds. */
export async function shopCoins({ db }: TestShop, code: 'held' | 'spent'): Promise<number> {
  const { id } = await db.selectFrom('coin_accounts').select('id').where('code', '=', code).executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('coin_transfers')
    .select(['to_account', 'amount'])
    .where(({ or }) => or({ to_account: id, from_account: id }))
    .execute();
  return rows.reduce((sum, { to_account, amount }) => sum + (to_account === id ? amount : -amount), 0);
}
