import { DOCUMENTED_OPTIONS } from './checkout-options';
import { offerCash } from './offer-cash';

const REASON = 'Cash on Delivery is available for orders up to ₦100,000.00.';
const options = {
  ...DOCUMENTED_OPTIONS,
  payment_methods: DOCUMENTED_OPTIONS.payment_methods.map((method) => ({ ...method, enabled: true, reason: null })),
};
const cashIn = ({ payment_methods }: typeof DOCUMENTED_OPTIONS) =>
  payment_methods.find(({ code }) => code === 'cash_on_delivery');

describe('Cash on Delivery among the ways to pay', () => {
  it('is disabled with the reason of the server above a limit', () => {
    expect(cashIn(offerCash(options, { price: 120_000, reason: REASON }))).toMatchObject({
      enabled: false,
      reason: REASON,
    });
  });

  it('is offered below the limits, and as the options say on a server that names no limits', () => {
    expect(offerCash(options, { price: 5_000, reason: null })).toBe(options);
    expect(offerCash(options, undefined)).toBe(options);
  });

  it('keeps the reason of the settings where it is disabled', () => {
    expect(cashIn(offerCash(DOCUMENTED_OPTIONS, { price: 1, reason: REASON }))).toEqual(cashIn(DOCUMENTED_OPTIONS));
  });
});
