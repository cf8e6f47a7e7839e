import { kobo, sumKobo, type Kobo } from '@nkm/contracts';
import fc from 'fast-check';
import { divide, shareOfUnits, shareOrder } from './share-order';

const amount = fc.integer({ min: 0, max: 5_000_000_000 }).map(kobo);
const line = fc.tuple(amount, fc.integer({ min: 0, max: 100 })).map(([worth, percent]) => ({
  worth: kobo(worth + 1),
  discount: kobo(Math.floor(((worth + 1) * percent) / 100)),
}));
const order = fc.record({
  invoices: fc.array(fc.record({ delivery: amount, lines: fc.array(line, { minLength: 1, maxLength: 5 }) }), {
    minLength: 1,
    maxLength: 4,
  }),
  gas: amount,
  tax: amount,
  gateway: amount,
});
const sumOf = (amounts: Iterable<Kobo>) => sumKobo(amounts);

describe('shares of an order', () => {
  it('sum up to its fees, and deliveries stay within their invoice', () => {
    fc.assert(
      fc.property(order, (one) => {
        const shares = shareOrder(one);
        const all = [...shares.values()];
        expect(shares.size).toBe(one.invoices.flatMap(({ lines }) => lines).length);
        for (const fee of ['gas', 'tax', 'gateway'] as const)
          expect(sumOf(all.map((share) => share[fee]))).toBe(one[fee]);
        for (const { delivery, lines } of one.invoices)
          expect(sumOf(lines.map((each) => shares.get(each)!.delivery))).toBe(delivery);
        for (const share of all) expect(Math.min(...Object.values(share))).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('differ from the exact part by less than one kobo', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 5_000_000_000 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(amount, weights, (whole, parts) => {
        const total = parts.reduce((sum, part) => sum + part, 0);
        fc.pre(total > 0);
        const divided = divide(whole, parts);
        expect(sumOf(divided)).toBe(whole);
        divided.forEach((part, at) => expect(Math.abs(part - (whole / total) * parts[at]!)).toBeLessThan(1.001));
      }),
    );
  });

  it('give the largest remainder the kobo that rounding leaves', () => {
    expect(divide(kobo(100), [1, 1, 1])).toEqual([34, 33, 33]);
    expect(divide(kobo(10), [3, 3, 1])).toEqual([4, 4, 2]);
    expect(divide(kobo(7), [0, 0])).toEqual([4, 3]);
    expect(divide(kobo(0), [])).toEqual([]);
  });

  it('of single units sum up to the share of the line, in any portions', () => {
    const portions = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(amount, portions, (share, units) => {
        const quantity = units.reduce((sum, one) => sum + one, 0);
        let before = 0;
        const parts = units.map((one) => {
          const part = shareOfUnits(share, { quantity, before, units: one });
          before += one;
          return part;
        });
        expect(sumOf(parts)).toBe(share);
      }),
    );
  });

  it('give the last unit the remainder, and its neighbours the part above the price', () => {
    const each = (share: number, quantity: number, price: number) =>
      Array.from({ length: quantity }, (_, before) => shareOfUnits(kobo(share), { quantity, before, units: 1 }, price));
    expect(each(200, 3, 500)).toEqual([66, 66, 68]);
    expect(each(29_999, 3, 10_000)).toEqual([9_999, 10_000, 10_000]);
    expect(each(300, 3, 100)).toEqual([100, 100, 100]);
  });
});
