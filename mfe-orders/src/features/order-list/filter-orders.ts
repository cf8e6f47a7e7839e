import { ORDER_STATUSES, orderSearchText, orderSearchWords, type Order } from '@nkm/contracts';

const known: readonly string[] = ORDER_STATUSES;

/**
 * Orders whose numbers and items contain every word of the text, and that have the status, themselves or in a part. A
 * blank text and an empty status match all orders.
 */
export function filterOrders(orders: readonly Order[], text: string, status = ''): Order[] {
  const words = orderSearchWords(text);
  return orders.filter((order) => {
    if (status !== '' && !statusesOf(order).includes(status)) return false;
    const searched = searchText(order);
    return words.every((word) => searched.includes(word));
  });
}

function searchText({ transaction_reference, invoices }: Order): string {
  return orderSearchText({
    reference: transaction_reference,
    invoices: invoices.map(({ reference, products }) => ({ reference, items: products.map(({ name }) => name) })),
  });
}

/** Statuses of the order and of its parts. */
const statusesOf = ({ status, invoices }: Order): string[] => [status, ...invoices.map((invoice) => invoice.status)];

/** The statuses that these orders have: known ones in the order of an order's life, then others. */
export function statusesIn(orders: readonly Order[]): string[] {
  const present = new Set(orders.flatMap(statusesOf));
  const others = [...present].filter((status) => !known.includes(status)).sort();
  return [...known.filter((status) => present.has(status)), ...others];
}
