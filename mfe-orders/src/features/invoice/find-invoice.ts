import type { Invoice, Order } from '@nkm/contracts';

export interface OrderInvoice {
  order: Order;
  invoice: Invoice;
}

/** The invoice within its order, as the address names them (spec 2 §2), or null. */
export function findInvoice(orders: readonly Order[], orderId: string, invoiceId: string): OrderInvoice | null {
  const order = orders.find(({ id }) => String(id) === orderId);
  const invoice = order?.invoices.find(({ id }) => String(id) === invoiceId);
  return order && invoice ? { order, invoice } : null;
}
