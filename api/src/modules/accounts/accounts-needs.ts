import type { User } from '@nkm/contracts/entities';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';

/** Accounts need this of modules above them (docs/decisions/0068). */
export interface AccountsNeeds {
  /**
   * Revokes links that give access to an account, in the transaction that sets its new password. The links module
   * implements it.
   */
  revokeHandoffs(trx: Kysely<Database>, userId: number): Promise<void>;
  /**
   * Removes the passkeys of an account, in the transaction that gives it back to its owner. The passkeys module
   * implements it.
   */
  revokePasskeys(trx: Kysely<Database>, userId: number): Promise<void>;
  /** Whether the account has a passkey. The passkeys module implements it. */
  hasPasskey(db: Kysely<Database>, userId: number): Promise<boolean>;
  /**
   * Disconnects identities of an account, records it and mails it: those whose provider did not confirm the address
   * `keeps`; without it, all. The social-sign-in module implements it.
   */
  revokeIdentities(trx: Kysely<Database>, which: { userId: number; keeps?: string }): Promise<void>;
  /** Cancels a new address that waits for its link. The profile module implements it. */
  revokeEmailChange(trx: Kysely<Database>, userId: number): Promise<void>;
  /** What staff decided about a rejected KYC application. The KYC module implements it. */
  readKycDecision(db: Kysely<Database>, userId: number): Promise<NonNullable<User['kyc_decision']>>;
}
