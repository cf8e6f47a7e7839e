import { ApiError } from '@nkm/platform';
import { type Answers, aUser, buttonsSettle, createTestPlatform, renderInShop } from '@nkm/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { NotifyMe } from './notify-me';

const LAMP = {
  productId: 5,
  variantId: null,
  slug: 'solar-lamp',
  subcategory: { name: 'Lamps', slug: 'lamps' },
  price: 9000,
};
const KEY = 'draft:notify:5:';

async function open(
  { signedIn = true, answers = {}, variantId = null as number | null, wish = false } = {} as {
    signedIn?: boolean;
    answers?: Answers;
    variantId?: number | null;
    wish?: boolean;
  },
) {
  const platform = createTestPlatform('mfe-catalog', {
    'GET /stock-alerts': () => ({ data: [] }),
    'POST /stock-alerts/5': () => null,
    'DELETE /stock-alerts/5': () => null,
    ...answers,
  });
  platform.hostBus.as('shell').handle('session.require', async () => ({ signedIn: false }));
  if (wish) platform.storage.set(KEY, 'yes');
  if (signedIn) platform.signIn(aUser());
  const page = renderInShop(<NotifyMe {...LAMP} variantId={variantId} />, { platform });
  await act(async () => undefined);
  return { ...page, platform, sent: () => platform.calls.map(({ call }) => call) };
}
const button = (name: string) => screen.findByRole('button', { name });

describe('a sold-out product', () => {
  it('is announced on request, until the shopper takes the request back', async () => {
    const { user, platform } = await open();
    await user.click(await button('Notify me'));
    expect(await button('Remove alert')).toBeVisible();
    expect(screen.getByText('We’ll let you know when it’s back in stock.')).toBeVisible();
    expect(platform.calls.at(-1)).toMatchObject({ call: 'POST /stock-alerts/5', body: {} });
    buttonsSettle();
    await user.click(await button('Remove alert'));
    expect(await button('Notify me')).toBeVisible();
    expect(platform.calls.at(-1)).toMatchObject({ call: 'DELETE /stock-alerts/5' });
  });

  it('knows the earlier request for the same variant', async () => {
    const data = [{ product_id: 5, variant_id: 9 }];
    const { unmount } = await open({ variantId: 9, answers: { 'GET /stock-alerts': () => ({ data }) } });
    expect(await button('Remove alert')).toBeVisible();
    unmount();
    await open({ variantId: 8, answers: { 'GET /stock-alerts': () => ({ data }) } });
    expect(await button('Notify me')).toBeVisible();
  });

  it('keeps the wish of a guest through the sign-in', async () => {
    const guest = await open({ signedIn: false });
    await guest.user.click(await button('Notify me'));
    expect(guest.sent()).toEqual([]);
    expect(guest.platform.storage.get(KEY)).toBe('yes');
    guest.unmount();
    const { platform } = await open({ wish: true });
    expect(await button('Remove alert')).toBeVisible();
    expect(platform.calls[0]).toMatchObject({ call: 'POST /stock-alerts/5' });
    expect(platform.storage.get(KEY)).toBeNull();
  });

  it('says why the request failed, and stays ready for another', async () => {
    const busy = () => {
      throw new ApiError(503, 'The shop is busy.');
    };
    const { user, platform } = await open({ answers: { 'POST /stock-alerts/5': busy } });
    await user.click(await button('Notify me'));
    await waitFor(() => expect(platform.toasts).toMatchObject([{ tone: 'error', message: 'The shop is busy.' }]));
    expect(await button('Notify me')).toBeVisible();
  });

  it('leads to similar products', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'See more: Lamps' })).toHaveAttribute('href', '/shop/lamps');
  });
});
