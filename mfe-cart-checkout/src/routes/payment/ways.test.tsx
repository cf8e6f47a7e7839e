import { ApiError } from '@nkm/platform';
import { openWebAddress } from '@nkm/ui';
import { screen } from '@testing-library/react';
import { complete, fees, visitCheckout } from '../../../test/visit-checkout';

jest.mock('@nkm/ui', () => ({ ...jest.requireActual<object>('@nkm/ui'), openWebAddress: jest.fn() }));
const left = jest.mocked(openWebAddress);
beforeEach(() => void left.mockReset());

const RESULT = 'https://shop.test/payment-success?reference=NKM-77';
const created = {
  authorization_url: RESULT,
  data: { id: 77, transaction_reference: 'NKM-77', authorization_url: RESULT },
};
const quote = (available: number) => {
  const quoted = { ...fees, payment_gateway_fee: 0, total: 9_897.5, coins: { price: 9_898, available } };
  return () => ({ ...quoted, data: quoted });
};
const open = (answers: object, paymentMethod: 'nkm_point' | 'bank_transfer' | 'cash_on_delivery' = 'nkm_point') =>
  visitCheckout('/payment', {
    draft: { ...complete, paymentMethod },
    api: 1,
    answers: { 'POST /orders': () => created, ...answers },
  });

describe('/payment with another way than a card', () => {
  it('names the coins before the press, sends the price that the shopper saw, and opens the result', async () => {
    const { user, sent } = await open({ 'POST /orders/fees': quote(12_000) });
    expect(await screen.findByText(/^You have 12,000 NKM coins\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Pay with 9,898 NKM coins' }));
    expect(sent('POST /orders')[0]?.body).toMatchObject({ payment_method: 'nkm_point', coins: 9_898 });
    expect(left).toHaveBeenCalledWith(RESULT);
  });

  it('rounds the total up to a whole coin, in a separate line', async () => {
    await open({ 'POST /orders/fees': quote(12_000) });
    expect((await screen.findByText('Rounded up to a whole coin')).nextElementSibling).toHaveTextContent('₦0.50');
    expect(screen.getByText('Total').nextElementSibling).toHaveTextContent('₦9,898.00');
  });

  it('names the bank transfer on the button, and says what the next page shows', async () => {
    const { user, sent } = await open({}, 'bank_transfer');
    expect(await screen.findByText(/^The next page shows an account\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Pay by bank transfer' }));
    expect(sent('POST /orders')[0]?.body).toMatchObject({ payment_method: 'bank_transfer' });
  });

  it('places an order in cash, with the amount to pay at the door and without a fee of the provider', async () => {
    const quoted = { ...fees, payment_gateway_fee: 0, total: 9_897.5, cash: { price: 9_897.5, reason: null } };
    const { user, sent } = await open({ 'POST /orders/fees': () => ({ ...quoted, data: quoted }) }, 'cash_on_delivery');
    expect(await screen.findByText('Pay ₦9,897.50 in cash when you collect it.')).toBeVisible();
    expect(screen.queryByText('Payment gateway fee')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    expect(sent('POST /orders')[0]?.body).toMatchObject({ payment_method: 'cash_on_delivery', total: 9_897.5 });
    expect(left).toHaveBeenCalledWith(RESULT);
  });

  it('says why an order cannot be paid in cash, and leads to the other ways to pay', async () => {
    const reason = 'Cash on Delivery is available for orders up to ₦5,000.00.';
    const quoted = { ...fees, cash: { price: 9_897.5, reason } };
    const { user, sent } = await open({ 'POST /orders/fees': () => ({ ...quoted, data: quoted }) }, 'cash_on_delivery');
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose another way to pay' })).toHaveAttribute('href', '/checkout');
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    expect(sent('POST /orders')).toEqual([]);
  });

  it('says that the coins are too few, and leads to the other ways to pay', async () => {
    const { user, sent } = await open({ 'POST /orders/fees': quote(20) });
    expect(await screen.findByText('This order costs 9,898 NKM coins. You have 20 NKM coins.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose another way to pay' })).toHaveAttribute('href', '/checkout');
    await user.click(screen.getByRole('button', { name: 'Pay with 9,898 NKM coins' }));
    expect(sent('POST /orders')).toEqual([]);
  });

  it('shows a refusal of the server, keeps the cart, and asks for the coins again', async () => {
    const text = 'This order costs 9,898 NKM coins and you have 20 NKM coins. Choose another way to pay.';
    const { user, platform } = await open({
      'POST /orders/fees': quote(12_000),
      'POST /orders': () => {
        throw new ApiError(409, text, { payment_method: [text] });
      },
    });
    const button = await screen.findByRole('button', { name: 'Pay with 9,898 NKM coins' });
    platform.answer({ 'POST /orders/fees': quote(20) });
    await user.click(button);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText('You were not charged. Your cart is unchanged.')).toBeVisible();
    expect(await screen.findByText('You do not have enough coins')).toBeVisible();
    expect(platform.bus.current('cart')?.count).toBe(1);
  });
});
