import { type Variant, variantName } from '@nkm/contracts';
import { type Kysely, sql } from 'kysely';
import type { App } from '../../../platform/app';
import type { Database } from '../../../platform/database/tables';
import { type MailedStore, mailStore } from './mail-store';
import '../tables';

/** What happened to an invoice, for its store. */
export type StoreNews =
  | 'paid'
  | 'on delivery'
  | 'cancelled'
  | 'not delivered'
  | 'confirmed'
  | 'not confirmed'
  | 'refunded';

interface StoreInvoice extends MailedStore {
  reference: string;
  /** Without cancelled products. */
  products: { name: string; variant_values: Variant['values'] | null; quantity: number }[];
}

const subject: Record<StoreNews, string> = {
  paid: 'Paid',
  'on delivery': 'Confirmed',
  cancelled: 'Cancelled',
  'not delivered': 'Cancelled',
  confirmed: 'Fulfilled',
  'not confirmed': 'Fulfilled',
  refunded: 'Refund on its way',
};

/** Such as `- 2 × Ankara dress, Size: 38`, one line for each product. */
const listOf = (products: StoreInvoice['products']) =>
  products
    .map(({ name, variant_values, quantity }) => `- ${quantity} × ${variantName(name, variant_values)}`)
    .join('\n');

const text: Record<StoreNews, (invoice: StoreInvoice) => string> = {
  paid: ({ reference, products }) => `A shopper paid invoice ${reference}. Please pack:\n\n${listOf(products)}`,
  'on delivery': ({ reference, products }) =>
    `A shopper ordered invoice ${reference} and pays in cash on delivery. Please pack:\n\n${listOf(products)}`,
  cancelled: ({ reference }) => `The shopper cancelled invoice ${reference}. Do not send it.`,
  'not delivered': ({ reference }) =>
    `Our staff cancelled invoice ${reference}, because its parcel did not reach the shopper. Do not send it again.`,
  confirmed: ({ reference }) => `The shopper confirmed receipt of invoice ${reference}.`,
  'not confirmed': ({ reference }) => `The time to confirm receipt of invoice ${reference} has passed.`,
  refunded: ({ reference }) => `A refund of invoice ${reference} is on its way to the shopper. Do not send it again.`,
};

/** Mails the stores of invoices, in the caller's transaction. */
export async function tellStores(
  app: Pick<App, 'outbox'>,
  trx: Kysely<Database>,
  { invoiceIds, news }: { invoiceIds: readonly number[]; news: StoreNews },
): Promise<void> {
  for (const invoice of await readStores(trx, invoiceIds))
    await mailStore(app, trx, invoice, {
      subject: `Invoice ${invoice.reference}: ${subject[news]}`,
      paragraphs: [text[news](invoice)],
    });
}

/** At the address for inquiries, or that of the seller's account. */
async function readStores(trx: Kysely<Database>, invoiceIds: readonly number[]): Promise<StoreInvoice[]> {
  if (invoiceIds.length === 0) return [];
  const { rows } = await sql<StoreInvoice>`
    select i.reference, v.store_name, coalesce(v.inquiry_email, seller.email) as store_email,
      (select coalesce(json_agg(json_build_object(
          'name', l.name, 'variant_values', l.variant_values, 'quantity', l.quantity) order by l.id), '[]')
        from invoice_lines l
        where l.invoice_id = i.id and l.status is distinct from 'Cancelled') as products
    from invoices i join vendors v on v.id = i.vendor_id
    left join users seller on seller.id = v.user_id and seller.status = 'active'
    where i.id = any(${[...invoiceIds]}::bigint[]) and coalesce(v.inquiry_email, seller.email) is not null
    order by i.id`.execute(trx);
  return rows;
}
