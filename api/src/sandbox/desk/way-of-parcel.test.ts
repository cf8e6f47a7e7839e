import { type Fate, fateOf, stepsOf } from './way-of-parcel';

const parcel = {
  id: 1,
  reference: 'NKM-1-V1',
  status: 'Packed' as const,
  tracking_code: 'GIGL1',
  created_at: '2026-11-24T10:00:00Z',
  cash_due_kobo: null,
  store_name: 'Adire House',
  delivery_type: 'Pickup',
  address: { state: 'Lagos', city: 'Ikeja', title: 'GIGL Ikeja' },
  products: [],
};
const codes = Array.from({ length: 3_000 }, (_, at) => `GIGL${at}`);
const count = (mishaps: number) => codes.filter((code) => fateOf(code, mishaps) !== 'delivered').length;

describe('the way of a parcel with the robot courier', () => {
  it('has no mishap unless the setting asks for it', () => {
    expect(count(0)).toBe(0);
    expect(count(100)).toBe(codes.length);
    expect(count(30) / codes.length).toBeCloseTo(0.3, 1);
  });

  it('is the same for the same tracking code', () => {
    for (const code of codes.slice(0, 50)) expect(fateOf(code, 50)).toBe(fateOf(code, 50));
    expect(new Set(codes.map((code) => fateOf(code, 50))).size).toBe(4);
  });

  it.each<[Fate, string | null]>([
    ['delivered', 'Delivered'],
    ['late', 'Delivered'],
    ['lost', 'Lost'],
    ['returned', 'Returned to sender'],
  ])('of a parcel that is %s ends with %s', (fate, end) => {
    const steps = stepsOf(parcel, fate);
    expect([steps[0]!.stage, steps.at(-1)!.stage]).toEqual(['Shipped', end]);
  });

  it('takes longer for a parcel that is late', () => {
    const periods = (fate: Fate) => stepsOf(parcel, fate).reduce((sum, step) => sum + (step.periods ?? 1), 0);
    expect(periods('late')).toBeGreaterThan(periods('delivered'));
  });

  it.each<Fate>(['delivered', 'returned'])(
    'leads a pickup that is %s over its station, and no other parcel',
    (fate) => {
      const titles = stepsOf(parcel, fate).map(({ incident }) => incident);
      expect(titles.at(-2)).toBe('Ready for pickup');
      const atTheDoor = { ...parcel, delivery_type: 'Drop off' };
      expect(stepsOf(atTheDoor, fate).map(({ incident }) => incident)).not.toContain('Ready for pickup');
    },
  );
});
