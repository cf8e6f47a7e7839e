import { kobo, type OrderStatus, REVIEW_WINDOW_HOURS } from '@nkm/contracts';
import type { Transaction } from 'kysely';
import { type LineShares, moveInvoice, shareColumns } from '../../src/modules/orders/public';
import type { Database } from '../../src/platform/database/tables';
import { isPacked, movesOf } from './moves';
import type { SeedArticle } from './pick-articles';
import type { PlannedInvoice } from './planned-orders';
import { seededCode } from './seeded-code';
import { trackingOf } from './tracking';

const HOUR = 3_600_000;

export interface Station {
  state_id: number;
  id: number;
  state: string;
  city: string;
  title: string;
  address: string;
  hours: string;
}

type SeedLine = SeedArticle & { quantity: number };

export interface InvoiceInsertion {
  orderId: number;
  reference: string;
  created: Date;
  invoice: PlannedInvoice;
  quote: { vendorId: number; products: number; delivery: number; lines: SeedLine[] };
  shares: ReadonlyMap<SeedLine, LineShares>;
  station: Station;
}

/** One vendor's part of an order, with its transitions and the courier's reports. Resolves with its id. */
export async function insertInvoice(db: Transaction<Database>, insertion: InvoiceInsertion): Promise<number> {
  const { orderId, reference, created, invoice, quote, shares, station } = insertion;
  const delivered = invoice.deliveredAfterHours === undefined ? null : after(created, invoice.deliveredAfterHours);
  const { id } = await db
    .insertInto('invoices')
    .values({
      order_id: orderId,
      vendor_id: quote.vendorId,
      reference,
      status: 'Uncompleted',
      products_kobo: kobo(quote.products),
      delivery_kobo: kobo(quote.delivery),
      tracking_code: isPacked(invoice) ? `GIGL${seededCode(reference)}` : null,
      delivered_at: delivered,
      review_ends_by: delivered && after(delivered, REVIEW_WINDOW_HOURS),
      created_at: created,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('invoice_lines')
    .values(
      quote.lines.map((line) => ({
        invoice_id: id,
        product_id: line.productId,
        variant_id: line.variantId,
        variant_values: line.variantValues && JSON.stringify(line.variantValues),
        slug: line.slug,
        name: line.name,
        picture_key: line.pictureKey,
        quantity: line.quantity,
        unit_kobo: line.unitPrice,
        status: invoice.status === 'Cancelled' ? ('Cancelled' as const) : null,
        ...shareColumns(shares.get(line)!),
      })),
    )
    .execute();
  const events = trackingOf(invoice, station).map(({ afterHours, incident, reason }) => ({
    invoice_id: id,
    incident,
    reason,
    happened_at: after(created, afterHours),
  }));
  if (events.length > 0) await db.insertInto('tracking_events').values(events).execute();
  let from: OrderStatus = 'Uncompleted';
  for (const { to, actor, afterHours } of movesOf(invoice)) {
    await moveInvoice(db, id, { from: [from], to, by: { actor, now: after(created, afterHours) } });
    from = to;
  }
  return id;
}

const after = (start: Date, hours: number) => new Date(start.getTime() + hours * HOUR);
