import type { FlashPrice } from '@nkm/contracts';
import { aProductCard, type Answers, aUser } from '@nkm/testing';
import { act, screen, within } from '@testing-library/react';
import { aShop, pageOf } from '../../../test/shop-platform';

const HOUR = 3_600_000;
const flashUntil = (end: number): FlashPrice => ({
  price: 4_824,
  ends_at: new Date(end).toISOString(),
  left: 3,
  code: 'FLASH',
});

async function open({ ends = Date.now() + HOUR, used = [] as number[], view = '', signedIn = false } = {}) {
  const bag = { id: 5, title: 'School bag', selling_price: 9_250, original_price: 13_400 };
  const products = [
    aProductCard({ ...bag, flash: flashUntil(ends) }),
    aProductCard({ id: 6, title: 'Pencil', selling_price: 500 }),
  ];
  const answers: Answers = {
    'GET /products': () => pageOf(products),
    'GET /flash-deals/used': () => ({ data: { product_ids: used } }),
  };
  const shop = aShop(answers);
  if (signedIn) await act(async () => shop.platform.signIn(aUser({ id: 9 })));
  const page = await shop.open('shop', `/shop${view}`);
  const card = (title: string) =>
    within(screen.getAllByRole('article').find((one) => within(one).queryByRole('link', { name: title }))!);
  return { shop, user: page.user, card, calls: () => shop.platform.calls.map(({ call }) => call) };
}

describe('the card of a product in a flash deal', () => {
  it.each(['', '?view=list'])('shows the flash price, its code and the time left (%s)', async (view) => {
    const { card, calls } = await open({ view });
    expect(await card('School bag').findByText(/With code FLASH, ends in/)).toBeVisible();
    expect(card('School bag').getByText('₦4,824.00')).toBeVisible();
    expect(card('School bag').getByText('-64%')).toBeVisible();
    expect(card('School bag').getByRole('timer', { name: 'Flash price ends in' })).toHaveTextContent(
      /^59:5\d|1:00:00$/,
    );
    expect(card('Pencil').queryByRole('timer')).toBeNull();
    expect(calls()).not.toContain('GET /flash-deals/used');
  });

  it('adds the product and applies the code with one button', async () => {
    const { shop, user, card } = await open();
    await shop.openCart();
    await user.click(await card('School bag').findByRole('button', { name: 'Add with FLASH: School bag' }));
    expect(shop.lines).toMatchObject([
      { product: { title: 'School bag', selling_price: 9_250, flash: { price: 4_824 } } },
    ]);
    expect(shop.platform.bus.current('cart')).toMatchObject({ couponCode: 'FLASH' });
    expect(card('School bag').getByRole('button', { name: 'Remove from cart: School bag' })).toBeVisible();
  });

  it('says which code it replaces', async () => {
    const { shop, card } = await open();
    await shop.openCart('added', { code: 'TEN' });
    expect(await card('School bag').findByText('Replaces TEN.')).toBeVisible();
    expect(card('Pencil').queryByText(/Replaces/)).toBeNull();
  });

  it('asks for the code at checkout when an older cart ignores it', async () => {
    const { shop, user, card } = await open();
    await shop.openCart('added', { older: true });
    await user.click(await card('School bag').findByRole('button', { name: 'Add with FLASH: School bag' }));
    expect(shop.lines).toHaveLength(1);
    expect(shop.platform.toasts.map(({ message }) => message)).toEqual([
      'Enter promo code FLASH at checkout to get the flash price.',
    ]);
  });

  it.each([
    ['the deal has ended', { ends: Date.now() - 1000 }],
    ['the shopper has used it', { used: [5], signedIn: true }],
  ])('shows the regular price once %s', async (_, options) => {
    const { card } = await open(options);
    expect(await card('School bag').findByRole('button', { name: 'Add to cart: School bag' })).toBeVisible();
    expect(card('School bag').getByText('₦9,250.00')).toBeVisible();
    expect(card('School bag').queryByText(/FLASH/)).toBeNull();
  });

  it('keeps the flash price of a signed-in shopper who has used another one', async () => {
    const { card, calls } = await open({ used: [77], signedIn: true });
    expect(await card('School bag').findByText('₦4,824.00')).toBeVisible();
    expect(calls()).toContain('GET /flash-deals/used');
  });
});
