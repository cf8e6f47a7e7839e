import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';

import type { Period } from './period';

/** Coins need this of modules above them (docs/decisions/0068). */
export interface CoinsNeeds {
  /** Counts the orders of a shopper, of every status, in a period if given. The orders module implements it. */
  countOrders(db: Kysely<Database>, userId: number, period?: Period): Promise<number>;
}
