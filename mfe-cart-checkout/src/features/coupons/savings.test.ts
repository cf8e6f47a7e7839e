import type { Coupon, TrendingCategory } from '@nkm/contracts';
import { savingsOf } from './savings';

const of = (...saves: Coupon['saves'][]): TrendingCategory[] => [
  {
    name: 'Electronics',
    icon: '',
    coupons: saves.map((amount, index) => ({
      id: index + 1,
      code: null,
      label: '',
      description: '',
      store: { avatar: '', store_name: '' },
      ...(amount !== undefined && { saves: amount }),
    })),
  },
];

describe('the saving of a coupon', () => {
  it.each<[string, Coupon['saves'][], [number, number][], number | null]>([
    [
      'marks the largest saving',
      [1_200.5, 1_200.49, 0],
      [
        [1, 1_200.5],
        [2, 1_200.49],
      ],
      1_200.5,
    ],
    ['marks no coupon when only one saves something', [0, 300], [[2, 300]], null],
    ['has no amounts when no coupon fits the cart', [0, 0], [], null],
  ])('%s', (_title, saves, amounts, most) => {
    expect(savingsOf(of(...saves))).toEqual({ amounts: new Map(amounts), most });
  });

  it('is unknown for a guest and on a server that does not say', () => {
    expect(savingsOf(of(null, null))).toBeNull();
    expect(savingsOf(of(undefined))).toBeNull();
  });
});
