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

declare module '../../platform/database/tables' {
  interface Database {
    phone_verifications: PhoneVerificationsTable;
  }
}
