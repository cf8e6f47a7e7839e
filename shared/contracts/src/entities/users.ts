import type { Timestamp } from './values';

export type KycStatus = 'Submitted' | 'In review' | 'Rejected' | 'Verified';

export interface User {
  id: number;
  surname: string;
  other_names: string;
  email: string;
  email_verified: boolean;
  dob: string | null;
  gender: 'Male' | 'Female' | 'Unspecified';
  /** From the first phone contact: digits without a plus sign. */
  phone: string | null;
  avatar: string | null;
  store_name: string | null;
  kyc: { verified: boolean; submitted: boolean; status: KycStatus | null };
  kyc_verified: boolean;
  kyc_status: KycStatus | null;
  kyc_rejected_sections: { name: string; url: string }[];
  bvn_verified: boolean;
  /** The whole name in Latin letters, for invoices. Missing on a server that does not store it. */
  latin_name?: string | null;
  /** Of a rejected KYC application: its accepted sections by name, and the words of staff. Only in `GET /users/me`. */
  kyc_decision?: { accepted: string[]; reason: string | null };
}

/** A shopper's NKM coins, in the spelling of API-FIELD-018. */
export interface Points {
  available: number;
  earned: number;
  debitted: number;
  /** Paid orders. */
  orders: number;
}

/** Points of a range; `before`: of the equally long time before it (ours). */
export interface PointSummary extends Points {
  before?: Points;
}

/** A line of the coin history (API-FIELD-019). */
export interface PointEntry {
  id?: number;
  type: string;
  operation: string;
  comment: string;
  created_at: Timestamp;
  amount: number;
}
