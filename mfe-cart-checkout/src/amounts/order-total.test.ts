import { fees } from '../../test/visit-checkout';
import { totalOf } from './order-total';

describe('what an order costs', () => {
  it.each([
    ['card', 10_145.96],
    ['cash_on_delivery', 10_145.96],
    ['nkm_point', 10_146],
    [undefined, 10_145.96],
  ] as const)('with %s is ₦%s; a coin is a whole naira', (method, total) => {
    expect(totalOf(fees, method)).toBe(total);
  });
});
