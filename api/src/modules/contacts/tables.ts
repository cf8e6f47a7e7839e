import type { EarlierCodesColumn } from '../accounts/public';

export interface PhoneVerificationsTable {
  earlier_codes: EarlierCodesColumn;
  user_id: number;
  session_id: number;
  /** Digits with country code, without plus sign. */
  contact: string;
  code_hmac: string;
  tries: number;
  created_at: Date;
  expires_at: Date;
  verified_at: Date | null;
}

/** Contacts in a spelling whose stored form another contact has. */
export interface SharedPhoneNumbersTable {
  contact_id: number;
  /** Digits with country code, without plus sign. */
  number: string;
  found_at: Date;
}

declare module '../../platform/database/tables' {
  interface Database {
    phone_verifications: PhoneVerificationsTable;
    shared_phone_numbers: SharedPhoneNumbersTable;
  }
}
