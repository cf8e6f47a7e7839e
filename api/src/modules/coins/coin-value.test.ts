import fc from 'fast-check';
import { coinsFor, coinsToReturn } from './coin-value';

describe('the value of coins', () => {
  it('counts a started coin in full', () => {
    expect([0, 1, 99, 100, 101, 439_750].map(coinsFor)).toEqual([0, 1, 1, 1, 2, 4_398]);
  });

  it('lets all refunds of a payment return exactly its coins, and never less than their amounts', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 20 }), (amounts) => {
        let before = 0;
        let returned = 0;
        for (const amount of amounts) {
          const coins = coinsToReturn({ before, amount });
          expect(coins).toBeGreaterThanOrEqual(0);
          before += amount;
          returned += coins;
          expect(returned * 100).toBeGreaterThanOrEqual(before);
        }
        expect(returned).toBe(coinsFor(before));
      }),
    );
  });
});
