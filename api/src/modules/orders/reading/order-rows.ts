import type { InvoiceReturn, Kobo, OrderRefund } from '@nkm/contracts';
import type { Selectable } from 'kysely';
import type {
  InvoiceLinesTable,
  InvoicesTable,
  InvoiceTransitionsTable,
  OrdersTable,
  PickupsTable,
  TrackingEventsTable,
} from '../tables';

export type InvoiceRow = Selectable<InvoicesTable> & {
  store_name: string;
  /** Stars that the shopper gave the seller. */
  rate_from_user: number | null;
  /** Products of the invoice that the shopper reviewed. */
  reviewed: number[];
  /** `refusal`: why staff refused the last cancellation. */
  lines: (Selectable<InvoiceLinesTable> & { stock: number; refusal: string | null })[];
  events: Selectable<TrackingEventsTable>[];
  transitions: Pick<Selectable<InvoiceTransitionsTable>, 'to_status' | 'happened_at'>[];
  /** Of a parcel that waits at its station; null: it does not. */
  pickup: Pick<Selectable<PickupsTable>, 'code' | 'collect_until' | 'wrong_codes' | 'ended_at'> | null;
  returns: InvoiceReturn[];
  /** Cash to collect with the parcel; null: nothing. */
  cash_due: Kobo | null;
};
export type OrderRow = Selectable<OrdersTable> & {
  invoices: InvoiceRow[];
  refunds: OrderRefund[];
  /** Reference of the payment that the bank still decides. */
  undecided_payment: string | null;
};
