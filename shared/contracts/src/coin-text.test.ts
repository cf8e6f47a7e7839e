import { amountText, coinText } from './coin-text';

describe('the text of an amount', () => {
  it('is in coins where coins pay, and a fraction of the order stays in naira', () => {
    expect(coinText(439_750)).toBe('439,750 NKM coins');
    expect(coinText(1)).toBe('1 NKM coin');
    expect(amountText(11_700, { in_coins: true })).toBe('11,700 NKM coins');
    expect(amountText(-1_001, { in_coins: true })).toBe('-1,001 NKM coins');
    expect(amountText(3_450.25, { in_coins: true })).toBe('₦3,450.25 in NKM coins');
  });

  it('is in the currency of the shopper otherwise', () => {
    expect(amountText(11_700, {})).toBe('₦11,700.00');
    expect(amountText(380, {}, (amount) => `$${amount / 380}`)).toBe('$1');
  });
});
