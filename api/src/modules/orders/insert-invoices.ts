import { kobo, timesKobo } from '@nkm/contracts';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/tables';
import type { Article } from './find-articles';
import type { ArticleQuote } from './quote-request';
import { type LineShares, shareOrder } from './share-order';
import './tables';

/** The reference of an invoice of an order, from 0. */
export const invoiceReference = (order: string, index: number) => `${order}-V${index + 1}`;

/** Writes an invoice with its lines for each vendor of an order. */
export async function insertInvoices(
  trx: Transaction<Database>,
  quote: ArticleQuote,
  { orderId, reference, now }: { orderId: number; reference: string; now: Date },
): Promise<void> {
  const shares = sharesOf(quote);
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

/** The shares of each line, by article. */
function sharesOf({ invoices, discounts, gas, tax, gateway }: ArticleQuote): Map<Article, LineShares> {
  const shared = invoices.map(({ delivery, lines }) => ({
    delivery,
    lines: lines.map((article) => ({
      article,
      worth: timesKobo(article.unitPrice, article.quantity),
      discount: discounts.get(article) ?? kobo(0),
    })),
  }));
  const shares = shareOrder({ invoices: shared, gas, tax, gateway });
  return new Map([...shares].map(([{ article }, share]) => [article, share]));
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
  coupon_share_kobo: shares.coupon,
  delivery_share_kobo: shares.delivery,
  gas_share_kobo: shares.gas,
  tax_share_kobo: shares.tax,
  gateway_share_kobo: shares.gateway,
});
