import type { InvoiceProduct, InvoiceReturn } from '@nkm/contracts';

/** The open dialog and its data. */
export type OpenDialog =
  | { kind: 'cancel'; product: InvoiceProduct }
  | { kind: 'confirm' }
  /** Coins that the confirmation earned. */
  | { kind: 'completed'; coins: number }
  /** Without a product, the shopper chooses one. */
  | { kind: 'feedback'; product?: InvoiceProduct }
  | { kind: 'rate' }
  | { kind: 'return' }
  /** Another station for a return. */
  | { kind: 'station'; entry: InvoiceReturn };
