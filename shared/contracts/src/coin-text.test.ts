import { amountText, coinText } from './coin-text';

describe('the text of an amount', () => {
  it('is in coins where coins pay, and a fraction of the order stays in naira', () => {
    expect(coinText(439_750)).toBe('439,750 NKM Coin');
    expect(amountText(11_700, { in_coins: true })).toBe('11,700 NKM Coin');
    expect(amountText(-1_001, { in_coins: true })).toBe('-1,001 NKM Coin');
    expect(amountText(3_450.25, { in_coins: true })).toBe('₦3,450.25 in NKM Coin');
  });

  it('is in the currency of the shopper otherwise', () => {
    expect(amountText(11_700, {})).toBe('₦11,700.00');
    expect(amountText(380, {}, (amount) => `$${amount / 380}`)).toBe('$1');
  });
});
