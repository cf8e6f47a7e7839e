import type { Generated } from 'kysely';

declare module '../orders/tables' {
  interface InvoicesTable {
    /** Gapless per vendor, from the payment on (migration 1007). */
    number: Generated<number | null>;
  }
}

declare module '../catalog/tables' {
  interface VendorsTable {
    /** Particulars on invoices. */
    legal_name: Generated<string | null>;
    registration_number: Generated<string | null>;
    tax_number: Generated<string | null>;
  }
}
