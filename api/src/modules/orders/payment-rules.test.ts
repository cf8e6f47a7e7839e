import { paymentCodes } from '@nkm/contracts/payment-methods';
import { sql } from 'kysely';
import { databases } from '../../../test/test-databases';
import { withShop } from '../../../test/shop/with-shop';

describe.each(databases)('the orders table on %s', (database) => {
  const shop = withShop(database);

  it('accepts exactly the payment methods of the table in the contracts', async () => {
    const { rows } = await sql<{ rule: string }>`select pg_get_constraintdef(oid) as rule from pg_constraint
      where conrelid = 'orders'::regclass and conname = 'orders_payment_method_check'`.execute(shop.db);
    const codes = [...rows[0]!.rule.matchAll(/'(\w+)'/g)].map(([, code]) => code);
    expect(codes).toEqual(paymentCodes());
  });
});
