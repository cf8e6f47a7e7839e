import { leave } from '../../../test/shop/account-deletion';
import { addCoupon } from '../../../test/shop/coupons';
import { setInvoices } from '../../../test/shop/deliveries';
import { lineOf, placeOrder } from '../../../test/shop/orders';
import { pay, sendWebhook } from '../../../test/shop/payments';
import { withShop } from '../../../test/shop/with-shop';
import { databases } from '../../../test/test-databases';

const DAY_S = 86_400;

describe.each(databases)('a coupon of the first order on %s', (database) => {
  const shop = withShop(database, { modules: ['account-deletion', 'accounts', 'coupons'] });
  let numbers = 0;

  /** A shopper who used the coupon, got the parcel and deleted the account. */
  async function gone(code: string) {
    const ada = await shop.shopper();
    const phone = `23480399800${String((numbers += 1)).padStart(2, '0')}`;
    await shop.db.insertInto('contacts').values({ user_id: ada.id, type: 'Phone', contact: phone }).execute();
    const { status, body } = await order(ada, code);
    expect(status).toBe(201);
    await pay({ page: body.data.authorization_url });
    await sendWebhook(shop, `${body.data.transaction_reference}-1`);
    await setInvoices(shop, body.data.id, 'Delivered');
    expect((await leave(shop, ada)).statusCode).toBe(200);
    return { email: ada.email, phone };
  }
  const order = async (shopper: Parameters<typeof placeOrder>[1], coupon_code: string) =>
    placeOrder(shop, shopper, [lineOf(await shop.product())], { coupon_code });
  async function comesBack({ email, phone }: { email?: string; phone?: string }) {
    const shopper = await shop.createShopper(email ? { email: email.toUpperCase() } : {});
    if (phone)
      await shop.db.insertInto('contacts').values({ user_id: shopper.id, type: 'Phone', contact: phone }).execute();
    return { ...shopper, headers: await shop.signIn(shopper) };
  }

  it.each(['email', 'phone'] as const)(
    'is refused after a deletion to a new account with the same %s',
    async (what) => {
      const code = `WELCOME-${what.toUpperCase()}`;
      await addCoupon(shop, { code, first_order_only: true });
      const before = await gone(code);
      const again = await order(await comesBack({ [what]: before[what] }), code);
      expect([again.status, again.body.message]).toEqual([409, `The code ${code} is only valid for your first order.`]);
      expect((await order(await comesBack({}), code)).status).toBe(201);
    },
  );

  it('with a limit for each shopper counts the uses of the deleted account', async () => {
    await addCoupon(shop, { code: 'TWICE', most_per_shopper: 2 });
    const back = await comesBack({ email: (await gone('TWICE')).email });
    expect((await order(back, 'TWICE')).status).toBe(201);
    expect((await order(back, 'TWICE')).status).toBe(409);
  });

  it('stores no email and no phone number, and forgets the mark after two years', async () => {
    await addCoupon(shop, { code: 'MARK', first_order_only: true });
    const { email, phone } = await gone('MARK');
    const marks = JSON.stringify(await shop.db.selectFrom('coupon_marks').selectAll().execute());
    expect(marks).not.toMatch(new RegExp(`${email}|${phone}`, 'i'));
    shop.advance(731 * DAY_S);
    await shop.app.jobs.runNow('clean up coupon marks');
    expect(await shop.db.selectFrom('coupon_marks').selectAll().execute()).toEqual([]);
  });
});
