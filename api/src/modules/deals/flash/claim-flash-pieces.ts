import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { accountsOfPerson, markAccount } from '../../accounts/public';
import type {} from '../../flash-prices/public';
import { messages } from './messages';
import type { FlashPiece } from './price-flash-lines';

/** Another order came first; the transaction must be rolled back. */
export class FlashDealGone extends Error {
  override name = 'FlashDealGone';
}

export interface FlashClaim {
  orderId: number;
  userId: number;
  pieces: readonly FlashPiece[];
  now: Date;
}

/**
 * Takes the pieces of a new order, in the order of the offers' ids, so that two orders never deadlock. The index
 * `flash_claims_one_each` limits each account to one piece. Throws FlashDealGone.
 */
export async function claimFlashPieces(trx: Transaction<Database>, claim: FlashClaim): Promise<void> {
  if (claim.pieces.length === 0) return;
  for (const { offerId, line } of [...claim.pieces].sort((a, b) => a.offerId - b.offerId)) {
    if (!(await takePiece(trx, offerId, claim.now))) throw new FlashDealGone(messages.soldOut(line.title));
    // Taking the piece locks the offer, so another order of the same person is seen here.
    if (await hasAnother(trx, offerId, claim.userId)) throw new FlashDealGone(messages.hadBefore(line.title));
    await trx
      .insertInto('flash_claims')
      .values({ order_id: claim.orderId, offer_id: offerId, user_id: claim.userId, held: true })
      .execute();
  }
  await markAccount(trx, claim.userId, claim.now);
}

/** Gives back the pieces of an order; does nothing without any. */
export async function giveFlashPiecesBack(trx: Transaction<Database>, orderId: number): Promise<void> {
  for (const { offer_id } of await claimsOf(trx, orderId, true)) await returnPiece(trx, orderId, offer_id);
}

/**
 * Takes again the pieces that an order gave back. Returns false and takes nothing if the campaign is over, none is left
 * or the customer has taken another one: then the order's price is no longer valid.
 */
export async function claimFlashPiecesAgain(trx: Transaction<Database>, orderId: number, now: Date): Promise<boolean> {
  for (const { offer_id, user_id } of await claimsOf(trx, orderId, false)) {
    // Taking the piece locks the offer, so a second order of the same customer sees the first one.
    const taken = await takePiece(trx, offer_id, now);
    if (taken && !(await hasAnother(trx, offer_id, user_id))) {
      await setHeld(trx, orderId, offer_id, true);
      continue;
    }
    if (taken) await countPiece(trx, offer_id, -1);
    await giveFlashPiecesBack(trx, orderId);
    return false;
  }
  return true;
}

const claimsOf = (trx: Transaction<Database>, orderId: number, held: boolean) =>
  trx
    .selectFrom('flash_claims')
    .select(['offer_id', 'user_id'])
    .where('order_id', '=', orderId)
    .where('held', '=', held)
    .orderBy('offer_id')
    .execute();

/** One statement that counts a piece unless none is left or the campaign does not run. */
async function takePiece(trx: Transaction<Database>, offerId: number, now: Date): Promise<boolean> {
  const result = await trx
    .updateTable('flash_offers')
    .set({ sold: sql<number>`sold + 1` })
    .where('id', '=', offerId)
    .where(sql<boolean>`sold < quantity`)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('flash_campaigns as c')
          .select('c.id')
          .whereRef('c.id', '=', 'flash_offers.campaign_id')
          .where('c.starts_at', '<=', now)
          .where('c.ends_at', '>', now),
      ),
    )
    .executeTakeFirstOrThrow();
  return result.numUpdatedRows === 1n;
}

async function returnPiece(trx: Transaction<Database>, orderId: number, offerId: number): Promise<void> {
  await countPiece(trx, offerId, -1);
  await setHeld(trx, orderId, offerId, false);
}

async function countPiece(trx: Transaction<Database>, offerId: number, by: number): Promise<void> {
  await trx
    .updateTable('flash_offers')
    .set({ sold: sql<number>`sold + ${by}::integer` })
    .where('id', '=', offerId)
    .execute();
}

async function setHeld(trx: Transaction<Database>, orderId: number, offerId: number, held: boolean): Promise<void> {
  await trx
    .updateTable('flash_claims')
    .set({ held })
    .where('order_id', '=', orderId)
    .where('offer_id', '=', offerId)
    .execute();
}

async function hasAnother(trx: Transaction<Database>, offerId: number, userId: number): Promise<boolean> {
  const other = await trx
    .selectFrom('flash_claims')
    .select('order_id')
    .where('offer_id', '=', offerId)
    .where('user_id', 'in', await accountsOfPerson(trx, userId))
    .where('held', '=', true)
    .executeTakeFirst();
  return other !== undefined;
}
