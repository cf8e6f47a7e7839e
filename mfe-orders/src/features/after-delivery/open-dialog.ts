import type { InvoiceProduct } from '@nkm/contracts';

/** Which dialog is open, and what it needs to know. */
export type OpenDialog =
  | { kind: 'confirm' }
  /** Coins that the confirmation earned. */
  | { kind: 'completed'; coins: number }
  /** Of this product, or of one that the shopper chooses. */
  | { kind: 'feedback'; product?: InvoiceProduct }
  | { kind: 'rate' };
