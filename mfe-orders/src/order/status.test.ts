import { anInvoice } from '../../test/an-order';
import { canCancelOrder, isUnpaid, shownStatus, statusTone } from './status';

describe('order and invoice status', () => {
  it('ORD-RULE-020 shows an unknown status in the neutral style', () => {
    expect(statusTone('Held at customs')).toBe('neutral');
    expect(statusTone('constructor')).toBe('neutral');
    expect(statusTone('Cancelled')).toBe('bad');
  });

  it('ORD-RULE-020 has a style for each status of a return', () => {
    expect(['Return requested', 'Returned', 'Refunded'].map(statusTone)).toEqual(['warning', 'neutral', 'neutral']);
  });

  it('says that a refund is on its way until it is paid', () => {
    expect(shownStatus('Refunded', 'on_its_way')).toBe('Refund on its way');
    expect(shownStatus('Refunded', 'refunded')).toBe('Refunded');
    expect(shownStatus('Refunded', undefined)).toBe('Refunded');
    expect(statusTone('Refund on its way')).toBe('neutral');
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
    expect(isUnpaid('Confirmed')).toBe(false);
  });

  it('lets the shopper cancel an order in cash until a store has packed a part of it', () => {
    const invoices = (...statuses: ('Confirmed' | 'Cancelled' | 'Packed')[]) =>
      statuses.map((status) => anInvoice({ status }));
    expect(statusTone('Confirmed')).toBe('neutral');
    expect(canCancelOrder({ status: 'Confirmed', invoices: invoices('Confirmed', 'Cancelled') })).toBe(true);
    expect(canCancelOrder({ status: 'Confirmed', invoices: invoices('Confirmed', 'Packed') })).toBe(false);
    expect(canCancelOrder({ status: 'Packed', invoices: invoices('Packed') })).toBe(false);
  });

  it('lets the shopper cancel an order whenever a newer server says so', () => {
    const order = { status: 'On hold' as 'Paid', invoices: [] };
    expect(canCancelOrder(order)).toBe(false);
    expect(canCancelOrder({ ...order, actions: ['cancel_order'] })).toBe(true);
    expect(canCancelOrder({ ...order, status: 'Uncompleted', actions: [] })).toBe(false);
  });
});
