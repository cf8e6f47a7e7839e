import type { Kobo, Variant } from '@nkm/contracts';
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { type LineShares, shareColumns } from '../amounts/share-order';
import { invoiceReference } from '../order-reference';
import type { StockLine } from '../stock/stock';
import '../tables';

/** A line with what the invoice copies from the product, so that later changes of the product do not reach it. */
interface OrderedLine extends StockLine {
  variantValues: Variant['values'] | null;
  slug: string;
  title: string;
  pictureKey: string;
  unitPrice: Kobo;
}

/** The lines of one vendor, with their amounts in kobo. */
export interface OrderedInvoice<L extends OrderedLine = OrderedLine> {
  vendorId: number;
  lines: readonly L[];
  products: Kobo;
  delivery: Kobo;
}

interface Order<L extends OrderedLine> {
  orderId: number;
  reference: string;
  invoices: readonly OrderedInvoice<L>[];
  /** What each line carries of the order's discount and fees. */
  shares: ReadonlyMap<L, LineShares>;
}

/** Writes an invoice with its lines for each vendor of an order. */
export async function insertInvoices<L extends OrderedLine>(
  trx: Transaction<Database>,
  { orderId, reference, invoices, shares }: Order<L>,
  now: Date,
): Promise<void> {
  for (const [index, invoice] of invoices.entries()) {
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

const invoiceLine = (invoiceId: number, line: OrderedLine, shares: LineShares) => ({
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
