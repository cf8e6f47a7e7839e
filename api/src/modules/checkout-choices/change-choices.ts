import type { FieldErrors } from '@nkm/contracts';
import type { Kysely, Updateable } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { unprocessable } from '../../platform/errors/api-problem';
import { readAddresses } from '../addresses/public';
import type { CheckoutChoicesTable } from './tables';

/** What the shopper changed; a missing choice stays as it is. */
export type ChangedChoices = Omit<Updateable<CheckoutChoicesTable>, 'user_id' | 'chosen_at'>;

/**
 * Stores the changed choices, unless the record holds a newer one. Choices that no longer apply are stored, too: a
 * disabled way, a closed station or an expired coupon. The checkout names them on the shopper's next device.
 * @throws 422 by field for a station that never existed, and for an address that is not the shopper's
 */
export async function changeChoices(
  db: Kysely<Database>,
  { userId, changed, chosenAt }: { userId: number; changed: ChangedChoices; chosenAt: Date },
): Promise<void> {
  if (Object.keys(changed).length === 0) return;
  await demandKnownPlace(db, userId, changed);
  await db
    .insertInto('checkout_choices')
    .values({ user_id: userId, ...changed, chosen_at: chosenAt })
    .onConflict((same) =>
      same
        .column('user_id')
        .doUpdateSet({ ...changed, chosen_at: chosenAt })
        .where('checkout_choices.chosen_at', '<=', chosenAt),
    )
    .execute();
}

async function demandKnownPlace(db: Kysely<Database>, userId: number, changed: ChangedChoices): Promise<void> {
  const { station_id: stationId, address_id: addressId } = changed;
  const errors: FieldErrors = {};
  if (stationId && !(await hasStation(db, stationId)))
    errors.delivery_city_id = ['This pickup station does not exist.'];
  if (addressId && (await readAddresses(db, { userId, id: addressId })).length === 0)
    errors.address_id = ['This is not one of your saved addresses. Choose another one.'];
  if (Object.keys(errors).length > 0) throw unprocessable(errors);
}

async function hasStation(db: Kysely<Database>, id: number): Promise<boolean> {
  return (await db.selectFrom('pickup_stations').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}
