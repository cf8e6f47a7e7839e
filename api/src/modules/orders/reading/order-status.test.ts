import type { OrderStatus } from '@nkm/contracts';
import { orderStatus } from './order-status';

it.each([
  ['Uncompleted', ['Uncompleted'], 'Uncompleted'],
  ['Paid', ['Paid', 'Paid'], 'Paid'],
  ['Paid', ['Delivered', 'Packed'], 'Packed'],
  ['Paid', ['Fulfilled', 'Cancelled'], 'Fulfilled'],
  ['Paid', ['Cancelled', 'Cancelled'], 'Cancelled'],
  ['Cancelled', ['Cancelled'], 'Cancelled'],
  ['Confirmed', ['Confirmed', 'Packed'], 'Confirmed'],
  ['Confirmed', ['Delivered', 'Shipped', 'Cancelled'], 'Shipped'],
  ['Paid', ['Lost', 'Delivered'], 'Lost'],
  ['Paid', ['Refunded', 'Fulfilled'], 'Fulfilled'],
  ['Paid', ['Refunded', 'Cancelled'], 'Refunded'],
  ['Paid', ['Return requested', 'Fulfilled'], 'Return requested'],
] as const)('an order %s with invoices %j is %s', (paid, invoices, status) => {
  expect(orderStatus(paid, invoices)).toBe(status);
});

const UNKNOWN = 'Held at customs' as OrderStatus;

it.each([
  [[UNKNOWN, 'Shipped', 'Delivered'], 'Shipped'],
  [['Delivered', UNKNOWN], 'Delivered'],
  [['Cancelled', UNKNOWN], UNKNOWN],
  [[UNKNOWN], UNKNOWN],
] as const)('an unknown status does not make an order Paid: invoices %j are %s', (invoices, status) => {
  expect(orderStatus('Paid', invoices)).toBe(status);
});
