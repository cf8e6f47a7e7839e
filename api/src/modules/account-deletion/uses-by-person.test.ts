import { leave } from '../../../test/shop/account-deletion';
import { addCoupon } from '../../../test/shop/coupons';
import { setInvoices } from '../../../test/shop/deliveries';
import { offerFlash, openCampaign } from '../../../test/shop/flash-deals';
import { lineOf, placeOrder } from '../../../test/shop/orders';
import { pay, sendWebhook } from '../../../test/shop/payments';
import { type Shopper, withShop } from '../../../test/shop/with-shop';
import { databases } from '../../../test/test-databases';
import { marksOf } from '../accounts/public';

const DAY_S = 86_400;

describe.each(databases)('a use for each shopper on %s', (database) => {
  const shop = withShop(database, { modules: ['account-deletion', 'accounts', 'coupons'] });
  let numbers = 0;

  /** A shopper who used the coupon or the deal, got the parcel and deleted the account. */
  async function gone(
    use: string | ((ada: Shopper) => ReturnType<typeof placeOrder>),
    between: (ada: Shopper) => Promise<unknown> = async () => undefined,
  ) {
    const ada = await shop.shopper();
    const phone = `23480399800${String((numbers += 1)).padStart(2, '0')}`;
    await shop.db.insertInto('contacts').values({ user_id: ada.id, type: 'Phone', contact: phone }).execute();
    const { status, body } = typeof use === 'string' ? await order(ada, use) : await use(ada);
    expect(status).toBe(201);
    await between(ada);
    await pay({ page: body.data.authorization_url });
    await sendWebhook(shop, `${body.data.transaction_reference}-1`);
    await setInvoices(shop, body.data.id, 'Delivered');
    expect((await leave(shop, ada)).statusCode).toBe(200);
    return { id: ada.id, email: ada.email, phone };
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

  it.each(['email', 'phone'] as const)(
    'is refused to a new account with the %s that the deleted account had at its first order',
    async (what) => {
      const code = `CHANGED-${what.toUpperCase()}`;
      await addCoupon(shop, { code, first_order_only: true });
      let used = '';
      await gone(code, async (ada) => {
        used = ada.email;
        ada.email = `new-${ada.email}`;
        await shop.db.updateTable('users').set({ email: ada.email }).where('id', '=', ada.id).execute();
        await shop.db.updateTable('contacts').set({ contact: '2348039981199' }).where('user_id', '=', ada.id).execute();
      });
      const back = await comesBack({
        [what]: what === 'email' ? used : `23480399800${String(numbers).padStart(2, '0')}`,
      });
      expect((await order(back, code)).status).toBe(409);
      expect((await order(await comesBack({}), code)).status).toBe(201);
    },
  );

  it('with a limit for each shopper counts the uses of the deleted account', async () => {
    await addCoupon(shop, { code: 'TWICE', most_per_shopper: 2 });
    const back = await comesBack({ email: (await gone('TWICE')).email });
    expect((await order(back, 'TWICE')).status).toBe(201);
    expect((await order(back, 'TWICE')).status).toBe(409);
  });

  it('counts those of accounts that were deleted before account_marks', async () => {
    const couponId = await addCoupon(shop, { code: 'EARLIER', first_order_only: true });
    const back = await comesBack({});
    const [mark] = await marksOf(shop.db, back.id);
    await shop.db
      .insertInto('coupon_marks')
      .values({ coupon_id: couponId, mark: mark!, uses: 1, created_at: shop.app.clock() })
      .execute();
    expect((await order(back, 'EARLIER')).body.message).toBe('The code EARLIER is only valid for your first order.');
  });

  it('is also counted for one unit of a flash deal', async () => {
    const blender = await shop.product({ title: 'Blender', price: 20_000, stock: 10 });
    await offerFlash(shop, await openCampaign(shop), blender, { price: 5_000, quantity: 5 });
    const buy = (shopper: Shopper) => placeOrder(shop, shopper, [lineOf(blender)], { coupon_code: 'FLASH' });
    const { email } = await gone(buy);
    const again = await buy(await comesBack({ email }));
    expect([again.status, again.body.message]).toEqual([
      409,
      'One item per customer: you already ordered Blender in this flash deal.',
    ]);
    expect((await buy(await comesBack({}))).status).toBe(201);
  });

  it('stores no email and no phone number, and forgets the mark two years after the deletion', async () => {
    await addCoupon(shop, { code: 'MARK', first_order_only: true });
    const { id, email, phone } = await gone('MARK');
    const read = () => shop.db.selectFrom('account_marks').selectAll().where('user_id', '=', id).execute();
    const marks = await read();
    expect(marks).toHaveLength(2);
    expect(JSON.stringify(marks)).not.toMatch(new RegExp(`${email}|${phone}`, 'i'));
    shop.advance(731 * DAY_S);
    await shop.app.jobs.runNow('clean up account marks');
    expect(await read()).toEqual([]);
  });
});
