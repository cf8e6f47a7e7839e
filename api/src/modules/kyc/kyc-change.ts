import type { KycStatus } from '@nkm/contracts/entities';
import type { KycSection } from './tables';

export interface KycChange {
  userId: number;
  to: KycStatus;
  /** The change is refused unless the status is one of these. */
  from: readonly (KycStatus | null)[];
  /** Role token of the member of staff; null for the shopper. */
  token: number | null;
  /** Why; the shopper reads it. */
  reason: string | null;
  /** Rejected sections. */
  sections: readonly KycSection[];
  now: Date;
}
