import type { Invoice, Order } from '@nkm/contracts';
import { anInvoice, anOrder } from '../../test/an-order';
import { canChange } from './can-change';

const order = (invoice: Partial<Invoice>, changes: Partial<Order> = {}) =>
  anOrder({ invoices: [anInvoice({ status: 'Fulfilled' }), anInvoice(invoice)], ...changes });
const returned = (status: 'Approved' | 'Refunded') => [
  {
    id: 1,
    reference: 'RET-1',
    status,
    reason: '',
    comment: '',
    refusal: null,
    send_to: null,
    requested_at: '',
    products: [],
    photos: [],
  },
];
const refund = (refunded_at: string | null) => [
  { reference: 'NKM-1', amount: 1, currency: 'NGN', message: '', created_at: '', refunded_at },
];

it.each([
  ['a paid invoice', order({ status: 'Paid' }), true],
  ['an unpaid order', order({ status: 'Uncompleted' }), true],
  ['a status of another server', order({ status: 'Held at customs' as 'Paid' }), true],
  ['fulfilled invoices', order({ status: 'Fulfilled' }), false],
  ['an open return', order({ status: 'Fulfilled', returns: returned('Approved') }), true],
  ['an ended return', order({ status: 'Fulfilled', returns: returned('Refunded') }), false],
  ['a cancelled order', order({ status: 'Paid' }, { status: 'Cancelled' }), false],
  ['a refund on its way', order({ status: 'Cancelled' }, { status: 'Cancelled', refunds: refund(null) }), true],
  ['a paid refund', order({ status: 'Cancelled' }, { refunds: refund('2026-01-15T09:00:00.000Z') }), false],
])('an order with %s can change: %#', (_, shown, expected) => expect(canChange(shown)).toBe(expected));
