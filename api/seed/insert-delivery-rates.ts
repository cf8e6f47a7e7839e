import { type Kysely, sql } from 'kysely';
import type { Database } from '../src/platform/database/tables';
import type {} from '../src/modules/checkout/public';

/** Faster and cheaper where the courier is near. */
const NEAR = ['Lagos', 'Ogun', 'Federal Capital Territory'];
/** No courier goes to the door there. */
const NOT_TO_THE_DOOR = ['Borno', 'Yobe'];

/** The delivery rates of single states; migration 1003 has those of every other state. */
export async function insertDeliveryRates(db: Kysely<Database>): Promise<void> {
  const own = (states: readonly string[]) => sql`from delivery_rates rate join states on states.name in
    (${sql.join(states)}) where rate.delivery_type = 'Drop off' and rate.state_id is null`;
  const columns = sql.raw('(shipping_option, delivery_type, state_id, served, fee_kobo, days)');
  await sql`insert into delivery_rates ${columns} select rate.shipping_option, rate.delivery_type, states.id, true,
    rate.fee_kobo - 50000, rate.days - 2 ${own(NEAR)}`.execute(db);
  await sql`insert into delivery_rates ${columns} select rate.shipping_option, rate.delivery_type, states.id, false,
    rate.fee_kobo, rate.days ${own(NOT_TO_THE_DOOR)}`.execute(db);
}
