import type { ColumnType, Generated } from 'kysely';
import type { KycStatus } from '@nkm/contracts/entities';
import type { CreatedAt, Identity } from '../../platform/database/tables';
import type { EarlierCodesColumn } from './earlier-codes';
import type { EarlierLinksColumn } from './earlier-links';

export interface UsersTable {
  id: Identity;
  surname: string;
  other_names: string;
  /** The whole name in Latin letters, for invoices. */
  latin_name: ColumnType<string | null, string | null | undefined, string | null>;
  email: string;
  /** Null for accounts without a password. */
  password_hash: string | null;
  email_verified_at: Date | null;
  /** `2026-11-20` */
  dob: string | null;
  gender: 'Male' | 'Female' | 'Unspecified' | null;
  avatar: string | null;
  store_name: string | null;
  account_type: Generated<string>;
  /** The platform on which the account was created. */
  signup_platform: Generated<string>;
  news: Generated<boolean>;
  status: Generated<'active' | 'deactivated' | 'deleted'>;
  kyc_status: KycStatus | null;
  kyc_rejected_sections: ColumnType<{ name: string; url: string }[], string | undefined, string>;
  bvn_verified: Generated<boolean>;
  /** When the shopper deactivated the account; cleared at the next sign-in. */
  deactivated_at: Date | null;
  deleted_at: Date | null;
  created_at: CreatedAt;
}

export interface ContactsTable {
  id: Identity;
  user_id: number;
  type: 'Phone';
  /** Digits with country code, without plus sign. */
  contact: string;
  created_at: CreatedAt;
}

export interface LoginAttemptsTable {
  earlier_codes: EarlierCodesColumn;
  token_hash: string;
  user_id: number;
  code_hmac: string;
  tries: Generated<number>;
  created_at: CreatedAt;
  expires_at: Date;
  used_at: Date | null;
  /** Token hash of the session that the code opened. */
  session_hash: string | null;
  /** When the code was accepted for the second and last time. */
  repeated_at: Date | null;
}

export interface KnownDevicesTable {
  id: Identity;
  user_id: number;
  token_hash: string;
  created_at: CreatedAt;
  last_used_at: CreatedAt;
  expires_at: Date;
}

export interface WrongCodesTable {
  id: Identity;
  user_id: number;
  /** Null: a device that the account does not know. */
  device_id: number | null;
  entered_at: Date;
  is_told: Generated<boolean>;
}

export interface EmailVerificationsTable {
  token_hash: string;
  user_id: number;
  email: string;
  created_at: CreatedAt;
  expires_at: Date;
}

export interface PasswordResetsTable {
  earlier_links: EarlierLinksColumn;
  user_id: number;
  token_hash: string;
  email: string;
  created_at: CreatedAt;
  expires_at: Date;
}

export interface PasswordResetRequestsTable {
  id: Identity;
  email: string;
  created_at: CreatedAt;
}

export interface AccountMarksTable {
  user_id: number;
  /** HMAC of an email or of a phone number, hex. */
  mark: string;
  created_at: Date;
}

export interface AccountOriginsTable {
  user_id: number;
  method: 'password' | 'google' | 'apple' | 'twitter';
  /** The public name at the provider. */
  handle: string | null;
  device: string;
  /** Of the device cookie and the account together. */
  browser_hash: string;
  created_at: Date;
}

export interface EmailUndosTable {
  id: Identity;
  user_id: number;
  /** In lower case. */
  previous_email: string;
  token_hash: string;
  created_at: Date;
  expires_at: Date;
}

/** What happened to the access to an account. */
export type SecurityEventKind =
  | 'new-device'
  | 'password-changed'
  | 'password-reset'
  | 'codes-paused'
  | 'session-ended'
  | 'other-sessions-ended'
  | 'email-changed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'identity-connected'
  | 'identity-removed'
  | 'account-disowned'
  | 'email-change-undone';

export interface SecurityEventsTable {
  id: Identity;
  user_id: number;
  kind: SecurityEventKind;
  /** Such as the device; no secrets. */
  detail: string | null;
  happened_at: Date;
}

declare module '../../platform/database/tables' {
  interface Database {
    users: UsersTable;
    account_marks: AccountMarksTable;
    account_origins: AccountOriginsTable;
    contacts: ContactsTable;
    email_undos: EmailUndosTable;
    login_attempts: LoginAttemptsTable;
    known_devices: KnownDevicesTable;
    wrong_codes: WrongCodesTable;
    email_verifications: EmailVerificationsTable;
    security_events: SecurityEventsTable;
    password_resets: PasswordResetsTable;
    password_reset_requests: PasswordResetRequestsTable;
  }
}
