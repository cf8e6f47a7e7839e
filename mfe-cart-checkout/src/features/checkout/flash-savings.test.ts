import { aCartItem, aCartProduct } from '@nkm/testing';
import { flashSavings } from './flash-savings';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const flash = (price: number, hours = 1) => ({
  price,
  ends_at: new Date(NOW + hours * 3_600_000).toISOString(),
  left: 3,
  code: 'FLASH',
});
const line = (id: number, selling_price: number, price: number | null, hours = 1, quantity = 1) =>
  aCartItem({
    quantity,
    product: aCartProduct({ id, selling_price, quantity: 9, ...(price !== null && { flash: flash(price, hours) }) }),
  });

describe('what the code of a flash deal takes off', () => {
  it('is the difference for one unit of each product', () => {
    const lines = [line(1, 9_250, 4_824, 1, 3), line(2, 2_000, 1_500), line(3, 700, null)];
    expect(flashSavings(lines, NOW)).toEqual({ code: 'FLASH', amount: 492_600, endsAt: NOW + 3_600_000 });
  });

  it('counts the dearest of several variants', () => {
    expect(flashSavings([line(1, 9_250, 4_824), line(1, 9_824, 4_824)], NOW)?.amount).toBe(500_000);
  });

  it.each([
    ['no line is in a deal', [line(1, 9_250, null)]],
    ['the deal has ended', [line(1, 9_250, 4_824, -1)]],
    ['the deal is not cheaper', [line(1, 4_824, 4_824)]],
    ['the cart is empty', []],
  ])('is nothing when %s', (_, lines) => expect(flashSavings(lines, NOW)).toBeNull());
});
