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
}
