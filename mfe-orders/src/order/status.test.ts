import { isUnpaid, statusTone } from './status';

describe('order and invoice status', () => {
  it('ORD-RULE-020 shows a status that is not known in the neutral style', () => {
    expect(statusTone('Held at customs')).toBe('neutral');
    expect(statusTone('constructor')).toBe('neutral');
    expect(statusTone('Cancelled')).toBe('bad');
  });

  it('ORD-RULE-020 names the statuses of returns', () => {
    expect(['Return requested', 'Returned', 'Refunded'].map(statusTone)).toEqual(['warning', 'neutral', 'neutral']);
  });

  it('tells the steps of an order apart', () => {
    expect(['Uncompleted', 'Paid', 'Packed', 'Shipped', 'Delivered', 'Fulfilled'].map(statusTone)).toEqual([
      'warning',
      'brand',
      'brand',
      'brand',
      'good',
      'good',
    ]);
  });

  it('offers payment for an uncompleted order only', () => {
    expect(isUnpaid('Uncompleted')).toBe(true);
    expect(isUnpaid('Paid')).toBe(false);
  });
});
