import { DOCUMENTED_OPTIONS } from './checkout-options';
import { offerCoins } from './offer-coins';

const options = {
  ...DOCUMENTED_OPTIONS,
  payment_methods: DOCUMENTED_OPTIONS.payment_methods.map((method) =>
    method.code === 'nkm_point' ? { ...method, enabled: true, reason: null } : method,
  ),
};
const pointOf = (all: typeof options) => all.payment_methods.find(({ code }) => code === 'nkm_point');

describe('offerCoins', () => {
  it('shows the price in coins beside NKM Point, and disables it while the coins are too few', () => {
    expect(pointOf(offerCoins(options, { price: 1_200, available: 1_200 }))).toMatchObject({
      enabled: true,
      reason: 'This order costs 1,200 NKM coins. You have 1,200 NKM coins.',
    });
    expect(pointOf(offerCoins(options, { price: 1_200, available: 1 }))).toMatchObject({
      enabled: false,
      reason: 'This order costs 1,200 NKM coins. You have 1 NKM coin.',
    });
  });

  it('leaves the options of a server alone that quotes no coins or disables them', () => {
    expect(offerCoins(options, undefined)).toBe(options);
    expect(offerCoins(DOCUMENTED_OPTIONS, { price: 1, available: 2 })).toEqual(DOCUMENTED_OPTIONS);
  });
});
