import type { Invoice, Order } from '@nkm/contracts';

export interface OrderInvoice {
  order: Order;
  invoice: Invoice;
}

/** Finds the order and the invoice that the address names (ORD-SCR-011); null without a match. */
export function findInvoice(orders: readonly Order[], orderId: string, invoiceId: string): OrderInvoice | null {
  const order = orders.find(({ id }) => String(id) === orderId);
  const invoice = order?.invoices.find(({ id }) => String(id) === invoiceId);
  return order && invoice ? { order, invoice } : null;
}
