import {
  type Amounts,
  type DeliveryType,
  needsLatinName,
  type OrderRefund,
  placeLines,
  variantName,
} from '@nkm/contracts';
import { collectorOf } from '@nkm/contracts/payment-methods';
import { paymentTitle } from '@nkm/contracts/payment-names';
import { type AfterRefunds, afterRefunds } from '@nkm/contracts/refund-amounts';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import type {} from '../accounts/public';
import { livingLines, orderPlace, readAmounts } from '../orders/public';
import { refundsOf } from '../payments/public';
import type {} from '../stores/public';
import './tables';

export interface InvoiceDocument {
  /** For example `V12-000345`: the vendor and its gapless number. */
  number: string;
  invoiceReference: string;
  orderReference: string;
  /** Null: to be paid in cash on delivery. */
  paidAt: Date | null;
  /** How the order is paid. */
  payment: string;
  seller: Party;
  buyer: { name: string; place: string[] };
  items: { name: string; quantity: number; unitKobo: number; sumKobo: number }[];
  /** What the shopper pays or paid for this invoice. */
  amounts: Amounts;
  /** Credit notes: what was paid back, or is on its way. */
  refunds: OrderRefund[];
  /** What remains after them; null without refunds, and for one of several invoices that coins paid. */
  after: AfterRefunds | null;
}

export interface Party {
  name: string;
  address?: string | null;
  registration?: string | null;
  taxNumber?: string | null;
}

/**
 * The invoice of a shopper as a document: a paid one, or one in cash from its packing on. Null otherwise, and for a
 * parcel in cash that nobody pays for.
 */
export async function readDocument(
  db: Kysely<Database>,
  { userId, invoiceId }: { userId: number; invoiceId: number },
): Promise<InvoiceDocument | null> {
  const snapshot = db.transaction().setIsolationLevel('repeatable read');
  return snapshot.execute(async (trx) => {
    const found = await trx
      .selectFrom('invoices')
      .innerJoin('orders', 'orders.id', 'invoices.order_id')
      .innerJoin('vendors', 'vendors.id', 'invoices.vendor_id')
      .innerJoin('users', 'users.id', 'orders.user_id')
      .selectAll('orders')
      .select(['invoices.reference as invoice_reference', 'invoices.vendor_id', 'invoices.number'])
      .select(['vendors.store_name', 'vendors.legal_name', 'vendors.address as vendor_address'])
      .leftJoin('cash_collections', 'cash_collections.invoice_id', 'invoices.id')
      .select('cash_collections.collected_at')
      .select(['vendors.registration_number', 'vendors.tax_number', 'users.surname', 'users.other_names'])
      .select(['users.latin_name', 'users.email'])
      .where('invoices.id', '=', invoiceId)
      .where('orders.user_id', '=', userId)
      .where('invoices.number', 'is not', null)
      .where(({ eb, or }) => or([eb('orders.paid_at', 'is not', null), eb('orders.status', '=', 'Confirmed')]))
      .executeTakeFirst();
    if (!found) return null;
    const lines = await trx
      .selectFrom('invoice_lines')
      .selectAll()
      .where('invoice_id', '=', invoiceId)
      .orderBy('id')
      .execute();
    const { invoices } = await readAmounts(trx, found.id);
    const amounts = invoices.get(invoiceId);
    if (!amounts) return null;
    const all = (await refundsOf(trx, [found.id])).get(found.id) ?? [];
    const refunds = all.filter(({ invoice_id: of }) => of === invoiceId);
    // Coins are whole for the order, not for each invoice.
    const isSplit = collectorOf(found.payment_method) === 'coins' && invoices.size > 1;
    return {
      number: `V${found.vendor_id}-${String(found.number).padStart(6, '0')}`,
      invoiceReference: found.invoice_reference,
      orderReference: found.reference,
      paidAt: found.collected_at ?? found.paid_at,
      payment: paymentTitle(found) ?? found.payment_gateway,
      seller: {
        name: found.legal_name ?? found.store_name,
        address: found.vendor_address,
        registration: found.registration_number,
        taxNumber: found.tax_number,
      },
      buyer: { name: buyerOf(found), place: placeOf(found) },
      items: livingLines(found, lines).map((line) => ({
        name: variantName(line.name, line.variant_values),
        quantity: line.quantity,
        unitKobo: line.unit_kobo,
        sumKobo: line.unit_kobo * line.quantity,
      })),
      amounts,
      refunds,
      after: amounts.kind === 'paid' && !isSplit ? afterRefunds(amounts.total, refunds) : null,
    };
  });
}

/** Where the order goes, as in the mail that confirms it. */
function placeOf(order: Parameters<typeof orderPlace>[0] & { delivery_type: DeliveryType }): string[] {
  const [first, ...others] = placeLines(orderPlace(order));
  return [`${order.delivery_type === 'Pickup' ? 'Pickup' : 'Delivery to'}: ${first}`, ...others];
}

/** The name, or what stands for it when the font lacks its letters: the name in Latin letters, else the email. */
function buyerOf(buyer: { surname: string; other_names: string; latin_name: string | null; email: string }): string {
  const name = `${buyer.other_names} ${buyer.surname}`.trim();
  return needsLatinName(name) ? (buyer.latin_name ?? buyer.email) : name;
}
