import { isUnpaid, statusTone } from './status';

describe('order and invoice status', () => {
  it('ORD-RULE-020 shows an unknown status in the neutral style', () => {
    expect(statusTone('Held at customs')).toBe('neutral');
    expect(statusTone('constructor')).toBe('neutral');
    expect(statusTone('Cancelled')).toBe('bad');
  });

  it('ORD-RULE-020 has a style for each status of a return', () => {
    expect(['Return requested', 'Returned', 'Refunded'].map(statusTone)).toEqual(['warning', 'neutral', 'neutral']);
  });

  it('has a style for each step of an order', () => {
    expect(['Uncompleted', 'Paid', 'Packed', 'Shipped', 'Delivered', 'Fulfilled'].map(statusTone)).toEqual([
      'warning',
      'brand',
      'brand',
      'brand',
      'good',
      'good',
    ]);
  });

  it('treats only an uncompleted order as unpaid', () => {
    expect(isUnpaid('Uncompleted')).toBe(true);
    expect(isUnpaid('Paid')).toBe(false);
  });
});
