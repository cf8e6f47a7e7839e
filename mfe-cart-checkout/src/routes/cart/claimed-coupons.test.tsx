import { ApiError } from '@nkm/platform';
import { screen, waitFor, within } from '@testing-library/react';
import { complete, dress, fees, visitCheckout } from '../../../test/visit-checkout';
import { DRAFT_KEY } from '../../features/checkout/draft';

const coupon = (code: string, saves: number) => ({ code, saves, description: `${code} for you`, ends_at: null });
const claimed = [coupon('FIVE', 425), coupon('STORE2000', 2000)];
const redeem = ({ body }: { body: unknown }) => {
  const { code } = body as { code: string };
  const amount = claimed.find((one) => one.code === code)?.saves ?? 850;
  return { data: { code, amount } };
};
const answers = { 'POST /checkout/coupons': () => ({ data: claimed }), 'POST /coupons/redeem': redeem };
const rows = async () => {
  const list = within(await screen.findByRole('region', { name: 'Your coupons' }));
  return list.getAllByRole('listitem').map(({ textContent }) => textContent);
};
const draftOf = ({ platform }: Awaited<ReturnType<typeof visitCheckout>>) =>
  JSON.parse(platform.storage.get(DRAFT_KEY)!) as { couponCode: string | null };

describe('the claimed coupons', () => {
  it.each(['/cart', '/checkout'])(
    'stand on %s with what they save, the best one first, to apply with a press',
    async (at) => {
      const page = await visitCheckout(at, { api: 2, answers });
      expect(await rows()).toEqual([
        'STORE2000 Saves mostSTORE2000 for youSaves ₦2,000.00Apply',
        'FIVE FIVE for youSaves ₦425.00Apply',
      ]);
      expect(page.sent('POST /checkout/coupons')[0]!.body).toMatchObject({ products: [{ id: 1, quantity: 1 }] });
      await page.user.click(screen.getByRole('button', { name: 'Apply STORE2000' }));
      expect(await screen.findByText('The code STORE2000 is applied.')).toBeVisible();
      expect(draftOf(page).couponCode).toBe('STORE2000');
    },
  );

  it('are offered against the code in use only when they save more', async () => {
    const { user } = await visitCheckout('/cart', { api: 2, answers, draft: { ...complete, couponCode: 'OTHER' } });
    expect(await rows()).toEqual(['STORE2000 STORE2000 for youReplaces OTHER, saves ₦1,150.00 more.Apply']);
    await user.click(screen.getByRole('button', { name: 'Apply STORE2000' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Your coupons' })).toBeNull());
  });

  it('do not compare themselves with a flash deal that saves more', async () => {
    const flash = { price: 5_000, left: 3, code: 'FLASH', ends_at: new Date(Date.now() + 3_600_000).toISOString() };
    const deal = { ...dress, product: { ...dress.product, flash } };
    await visitCheckout('/checkout', { api: 2, answers, lines: [deal] });
    expect(await rows()).toEqual([
      'STORE2000 STORE2000 for youSaves ₦2,000.00Apply',
      'FIVE FIVE for youSaves ₦425.00Apply',
    ]);
    expect(await screen.findByRole('button', { name: 'Apply FLASH' })).toBeVisible();
  });

  it('say why one that ran out meanwhile cannot be used, keep the code in use, and leave it out', async () => {
    const page = await visitCheckout('/cart', { api: 2, answers, draft: { ...complete, couponCode: 'OTHER' } });
    await rows();
    page.platform.answer({
      'POST /checkout/coupons': () => ({ data: [] }),
      'POST /coupons/redeem': () => {
        const message = 'The code STORE2000 has been used up.';
        throw new ApiError(409, message, { code: [message] });
      },
    });
    await page.user.click(screen.getByRole('button', { name: 'Apply STORE2000' }));
    await waitFor(() => expect(page.toasted()).toEqual(['error: The code STORE2000 has been used up.']));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Your coupons' })).toBeNull());
    expect(draftOf(page).couponCode).toBe('OTHER');
    expect(screen.getByText('The code OTHER is applied.')).toBeVisible();
  });

  it.each([0, 1])('are not asked for on a server of level %i', async (api) => {
    const { called } = await visitCheckout('/cart', { api, answers });
    expect(await screen.findByRole('textbox', { name: 'Coupon code' })).toBeVisible();
    expect(called()).not.toContain('POST /checkout/coupons');
  });

  it('leave the field for a code when they cannot be loaded', async () => {
    await visitCheckout('/checkout', {
      api: 2,
      answers: {
        'POST /orders/fees': () => ({ ...fees, data: fees }),
        'POST /checkout/coupons': () => {
          throw new ApiError(503, 'Away');
        },
      },
    });
    expect(await screen.findByRole('textbox', { name: 'Coupon code' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Your coupons' })).toBeNull();
  });
});
