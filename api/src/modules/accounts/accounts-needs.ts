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
   * Removes the passkeys of an account, in the transaction that resets its password: the owner recovers an account that
   * a stranger may have used. The passkeys module implements it.
   */
  revokePasskeys(trx: Kysely<Database>, userId: number): Promise<void>;
  /** Whether the account has a passkey. The passkeys module implements it. */
  hasPasskey(db: Kysely<Database>, userId: number): Promise<boolean>;
  /**
   * Disconnects the identities of an account whose provider did not confirm the address `keeps`; null: all. Records and
   * mails it. The social-sign-in module implements it.
   */
  revokeIdentities(trx: Kysely<Database>, account: { userId: number; keeps: string | null }): Promise<void>;
  /** Cancels a new address that waits for its link. The profile module implements it. */
  revokeEmailChange(trx: Kysely<Database>, userId: number): Promise<void>;
}
