import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import type { Article } from '../quote/find-articles';
import type { ArticleQuote } from '../quote/quote-request';
import { type LineShares, shareColumns } from '../../orders/public';
import { shareQuote } from '../quote/share-quote';

/** The reference of an invoice of an order, from 0. */
export const invoiceReference = (order: string, index: number) => `${order}-V${index + 1}`;

/** Writes an invoice with its lines for each vendor of an order. */
export async function insertInvoices(
  trx: Transaction<Database>,
  quote: ArticleQuote,
  { orderId, reference, now }: { orderId: number; reference: string; now: Date },
): Promise<void> {
  const shares = shareQuote(quote, quote.discounts);
  for (const [index, invoice] of quote.invoices.entries()) {
    const { id } = await trx
      .insertInto('invoices')
      .values({
        order_id: orderId,
        vendor_id: invoice.vendorId,
        reference: invoiceReference(reference, index),
        status: 'Uncompleted',
        products_kobo: invoice.products,
        delivery_kobo: invoice.delivery,
        tracking_code: null,
        delivered_at: null,
        review_ends_by: null,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('invoice_lines')
      .values(invoice.lines.map((line) => invoiceLine(id, line, shares.get(line)!)))
      .execute();
  }
}

const invoiceLine = (invoiceId: number, line: Article, shares: LineShares) => ({
  invoice_id: invoiceId,
  product_id: line.productId,
  variant_id: line.variantId,
  variant_values: line.variantValues === null ? null : JSON.stringify(line.variantValues),
  slug: line.slug,
  name: line.title,
  picture_key: line.pictureKey,
  quantity: line.quantity,
  unit_kobo: line.unitPrice,
  status: null,
  ...shareColumns(shares),
});
