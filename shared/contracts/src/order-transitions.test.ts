import { ORDER_STATUSES, orderActions, STATUS_RULES, statusRules } from './order-statuses';
import { INVOICE_TRANSITIONS, invoiceAfter, invoiceBefore, orderBefore } from './order-transitions';

describe('transitions of orders and invoices', () => {
  it('say from where an actor moves an invoice', () => {
    expect(invoiceBefore('Packed', 'vendor')).toEqual(['Paid', 'Confirmed']);
    expect(invoiceBefore('Packed', 'staff')).toEqual(['Lost', 'Returned to sender']);
    expect(invoiceBefore('Paid', 'courier')).toEqual([]);
  });

  it('say where an actor moves an invoice', () => {
    expect(invoiceAfter('Shipped', 'courier')).toEqual(['Delivered', 'Lost', 'Returned to sender']);
    expect(invoiceAfter('Shipped', 'vendor')).toEqual([]);
  });

  it('end only orders that wait for their money', () => {
    expect(orderBefore('Cancelled')).toEqual(['Uncompleted', 'Confirmed']);
    expect(orderBefore('Confirmed')).toEqual(['Uncompleted']);
  });

  it.each(ORDER_STATUSES)('agree with the rules of %s', (status) => {
    const { actions, cancellation, course, next } = STATUS_RULES[status];
    const movers = Object.values(INVOICE_TRANSITIONS[status]).flat();
    expect(course === 'done' || course === 'cancelled').toBe(movers.every((mover) => mover === 'shopper'));
    if (course === 'cancelled') expect(movers).toEqual([]);
    expect(cancellation !== undefined).toBe(actions.includes('cancel_product'));
    const decider = cancellation === 'at once' ? 'shopper' : 'staff';
    if (cancellation) expect(INVOICE_TRANSITIONS[status].Cancelled).toEqual([decider]);
    if (next) expect(INVOICE_TRANSITIONS[status]).toHaveProperty([next]);
  });
});

describe('rules of a status', () => {
  it('are missing for a status that only another server knows', () => {
    expect(statusRules('Held at customs')).toBeUndefined();
    expect(statusRules('constructor')).toBeUndefined();
  });

  it('give each status its own place in the progress of an order', () => {
    const steps = ORDER_STATUSES.map((status) => STATUS_RULES[status].progress).filter((step) => step !== null);
    expect(new Set(steps).size).toBe(steps.length);
  });

  it.each([
    ['Uncompleted', ['Uncompleted'], ['pay', 'cancel_order']],
    ['Confirmed', ['Confirmed', 'Cancelled'], ['cancel_order']],
    ['Confirmed', ['Confirmed', 'Packed'], []],
    ['Paid', ['Paid'], []],
    ['Held at customs', ['Held at customs'], []],
  ])('let the shopper do with an order %s of invoices %j: %j', (status, invoices, actions) => {
    expect(orderActions({ status, invoices: invoices.map((one) => ({ status: one })) })).toEqual(actions);
  });
});
