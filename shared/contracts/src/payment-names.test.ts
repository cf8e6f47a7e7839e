import { paymentNames } from './payment-names';

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
