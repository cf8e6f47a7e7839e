import { paymentBrands, paymentNames, paymentTitle } from './payment-names';

describe('the names of the ways to pay', () => {
  it('are a part of a sentence, in the order of the checkout', () => {
    expect(paymentNames(['card'])).toBe('card');
    expect(paymentNames(['cash_on_delivery', 'card'])).toBe('card or cash on delivery');
    expect(paymentNames(['card', 'bank_transfer', 'nkm_point', 'cash_on_delivery'])).toBe(
      'card, bank transfer, NKM coins or cash on delivery',
    );
  });

  it('are those of the documented server when the server does not say them', () => {
    expect(paymentNames()).toBe('card');
  });

  it('leave out a method that this storefront does not know', () => {
    expect(paymentNames(['card', 'crypto' as 'card'])).toBe('card');
  });
});

describe('the brands that the footer shows', () => {
  it('are those of cards, and absent without cards', () => {
    expect(paymentBrands(['bank_transfer', 'card'])).toEqual(['Visa', 'Mastercard', 'Verve']);
    expect(paymentBrands(['bank_transfer', 'cash_on_delivery'])).toEqual([]);
  });
});

describe('the payment method of an order', () => {
  it.each([
    ['card', 'Paystack', 'Card/Paystack'],
    ['bank_transfer', 'Paystack', 'Bank transfer'],
    ['nkm_point', 'NKM Point', 'NKM coins'],
    ['cash_on_delivery', 'Cash on Delivery', 'Cash on Delivery'],
    [undefined, 'Flutterwave', 'Card/Flutterwave'],
    [undefined, 'NKM Point', 'NKM coins'],
    [undefined, 'Cash on Delivery', 'Cash on Delivery'],
  ] as const)('%s through %s is %s', (payment_method, payment_gateway, title) => {
    expect(paymentTitle({ payment_gateway, ...(payment_method && { payment_method }) })).toBe(title);
  });

  it('is unknown for a method of a newer server', () => {
    expect(paymentTitle({ payment_gateway: 'Barter', payment_method: 'barter' as 'card' })).toBeNull();
  });
});
