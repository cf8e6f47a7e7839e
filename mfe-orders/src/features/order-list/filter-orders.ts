import type { Order } from '@nkm/contracts';

/** Orders whose number or one of whose items holds every word of the text; blank text keeps all. */
export function filterOrders(orders: readonly Order[], text: string): Order[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return orders.filter((order) => {
    const searched = fold(searchableText(order));
    return words.every((word) => searched.includes(word));
  });
}

function searchableText({ transaction_reference, invoices }: Order): string {
  const ofInvoices = invoices.flatMap(({ reference, products }) => [reference, ...products.map(({ name }) => name)]);
  return [transaction_reference, ...ofInvoices].join('\n');
}

/** Without case and accents: who types "adire" finds "Àdìrẹ". */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase('en');
}
