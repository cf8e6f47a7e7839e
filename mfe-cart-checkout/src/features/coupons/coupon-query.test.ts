import type { Coupon } from '@nkm/contracts';
import { readText } from '@nkm/contracts';
import fc from 'fast-check';
import { chooseCoupons, couponHref, readChoice, readWanted } from './coupon-query';

const coupon = (id: number, columns: Partial<Coupon> = {}): Coupon => ({
  id,
  code: null,
  label: 'Phones',
  description: '5% off smartphones',
  store: { avatar: '', store_name: 'Adire House' },
  percent: 5,
  ...columns,
});
const categories = [
  {
    name: 'Electronics',
    icon: '',
    coupons: [coupon(1), coupon(2, { percent: null, amount: 2000, label: '₦2,000 off' })],
  },
  { name: 'Clothing', icon: '', coupons: [coupon(3, { percent: 20, description: '20% off gowns' })] },
];
const ALL = { category: '', search: '', discount: 0 };
const idsOf = (choice: Partial<typeof ALL>) => chooseCoupons(categories, { ...ALL, ...choice }).map(({ id }) => id);

describe('the choice of coupons', () => {
  it('narrows by category, words and least percentage', () => {
    expect(idsOf({})).toEqual([1, 2, 3]);
    expect(idsOf({ category: 'Clothing' })).toEqual([3]);
    expect(idsOf({ category: 'Toys' })).toEqual([]);
    expect(idsOf({ search: 'GOWNS house' })).toEqual([3]);
    expect(idsOf({ search: 'clothing' })).toEqual([3]);
    expect(idsOf({ discount: 10 })).toEqual([3]);
    expect(idsOf({ discount: 5 })).toEqual([1, 3]);
  });

  it('survives in the address', () => {
    const choice = fc.record({
      category: fc.constantFrom('', 'Electronics', 'Home & Garden'),
      search: fc.string({ maxLength: 30, unit: 'grapheme' }).map(readText),
      discount: fc.integer({ min: 0, max: 100 }),
    });
    fc.assert(
      fc.property(choice, (wanted) => {
        const { searchParams } = new URL(couponHref(wanted, 7), 'http://shop.test');
        expect(readChoice(searchParams)).toEqual(wanted);
        expect(readWanted(searchParams)).toBe(7);
      }),
    );
  });

  it.each(['discount=-5', 'discount=101', 'discount=many', 'discount='])('ignores %s', (query) => {
    expect(readChoice(new URLSearchParams(query)).discount).toBe(0);
  });

  it.each(['get=0', 'get=-1', 'get=1.5', 'get=x', 'get='])('opens no code for %s', (query) => {
    expect(readWanted(new URLSearchParams(query))).toBeNull();
  });
});
