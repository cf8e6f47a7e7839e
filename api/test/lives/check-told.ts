import { sql } from 'kysely';
import type { Life } from './life';
import type { Seen } from './seen';

/** Transitions of a paid parcel that shopper and store each get one mail about. */
const TOLD = ['Packed', 'Shipped', 'Delivered', 'Lost', 'Returned to sender'];

/** Checks that the store was told about each transition once, and so was the shopper. */
export async function checkTold({ shop, crew, shopperOf }: Life, seen: Seen): Promise<void> {
  for (const { id, reference, vendor_id, user_id } of seen.invoices) {
    const moves = seen.transitions.filter(({ of }) => of === id);
    const returns = seen.returns.filter(({ invoice_id }) => invoice_id === id).map(({ reference: name }) => name);
    const subjectsTo = async (mail: string) => {
      const { rows } = await sql<{ subject: string }>`select subject from outbox
        where recipient = ${mail} and (subject like ${`%${reference}%`} or subject like '%eturn %')`.execute(shop.db);
      return rows.map(({ subject }) => subject);
    };
    const about = (subjects: readonly string[], before: string) =>
      subjects.flatMap((subject) => (subject.startsWith(before) ? [subject.slice(before.length)] : [])).sort();
    const told = moves
      // A refused return gives the parcel its status back; the mail is about the return.
      .filter(({ from_status, to_status }) => from_status !== 'Return requested' && TOLD.includes(to_status))
      // A parcel that is found again at its station is Ready for pickup, not on its way.
      .filter(({ from_status, to_status }) => `${from_status} > ${to_status}` !== 'Lost > Shipped')
      .map(({ to_status }) => to_status);
    const lines = seen.lines.filter(({ invoice_id }) => invoice_id === id);
    // Products that are cancelled one by one have other mails, also the last one.
    const byProduct = lines.every(({ status }) => status === 'Cancelled');
    const failed = moves.filter(
      ({ from_status, to_status }) => to_status === 'Cancelled' && ['Lost', 'Returned to sender'].includes(from_status),
    );
    const parcel = moves.flatMap(({ from_status, to_status }) => {
      const isStoreNews =
        to_status === 'Paid' ||
        to_status === 'Confirmed' ||
        (`${from_status} > ${to_status}` === 'Confirmed > Cancelled' && !byProduct) ||
        failed.some((move) => move.from_status === from_status && to_status === 'Cancelled') ||
        `${from_status} > ${to_status}` === 'Delivered > Fulfilled' ||
        (to_status === 'Refunded' && from_status !== 'Returned');
      return isStoreNews ? [wordOf(to_status)] : [];
    });
    const store = await subjectsTo(crew.storeMails.get(vendor_id)!);
    const isNews = (subject: string) => !subject.startsWith('cancellation') && !isOfPickup(subject);
    const statuses = about(store, `Invoice ${reference}: `).filter(isNews);
    expect({ id, statuses }).toEqual({ id, statuses: [...told, ...parcel].sort() });
    const shopper = await subjectsTo(shopperOf(user_id).email);
    const own = about(shopper, `Your order ${reference}: `).filter(isNews);
    const closed = failed.map(({ to_status }) => to_status);
    expect({ id, own }).toEqual({ id, own: [...told, ...closed].sort() });
    checkPickupNews(seen, id, [about(store, `Invoice ${reference}: `), about(shopper, `Your order ${reference}: `)]);
    for (const name of returns) {
      const wanted = ['Requested', ...returnMoves(seen, name)].sort();
      expect(about(store, `Return ${name}: `)).toEqual(wanted.map(wordOf).sort());
      // The mail about the money tells the shopper about a refunded return.
      const without = wanted.filter((status) => status !== 'Refunded');
      const ofReturn = about(shopper, `Your return ${name}: `);
      expect(ofReturn.filter((subject) => !isOfDropOff(subject))).toEqual(without);
      checkDropOffNews(seen, name, ofReturn);
    }
  }
}

/** The store reads about a refund before the money arrives. */
const wordOf = (status: string): string => (status === 'Refunded' ? 'Refund on its way' : status);

const isOfPickup = (subject: string) => /^(Ready for pickup|To be returned|Collect it by .*)$/.test(subject);

/** Each arrival is told once. A parcel that was lost and found arrives again. */
function checkPickupNews({ pickups, transitions }: Seen, invoice: number, told: readonly (readonly string[])[]): void {
  const own = pickups.filter(({ invoice_id }) => invoice_id === invoice);
  const found = transitions.filter(
    ({ of, from_status, to_status }) => of === invoice && `${from_status} > ${to_status}` === 'Lost > Shipped',
  );
  const ended = own.filter(({ ended_at }) => ended_at !== null);
  for (const subjects of told) {
    const count = (wanted: string) => subjects.filter((subject) => subject === wanted).length;
    expect(count('Ready for pickup')).toBeGreaterThanOrEqual(own.length);
    expect(count('Ready for pickup')).toBeLessThanOrEqual(own.length + found.length);
    expect(count('To be returned')).toBeGreaterThanOrEqual(ended.length);
    expect(count('To be returned')).toBeLessThanOrEqual(ended.length + found.length);
  }
}

const isOfDropOff = (subject: string) => /^(At the station|Return pass expired|Hand it in by .*)$/.test(subject);

/** The arrival, the reminder and the end of a pass are told once each, and only when they happened. */
function checkDropOffNews({ returns }: Seen, reference: string, told: readonly string[]): void {
  const { drop_off: dropOff } = returns.find((one) => one.reference === reference)!;
  const wanted = [
    ...(dropOff?.arrived_at ? ['At the station'] : []),
    ...(dropOff?.reminded_at ? ['Hand it in'] : []),
    ...(dropOff?.ended_at ? ['Return pass expired'] : []),
  ];
  const found = told.filter(isOfDropOff).map((subject) => subject.replace(/ by .*/, ''));
  expect({ reference, found: found.sort() }).toEqual({ reference, found: wanted.sort() });
}

function returnMoves({ returns, returnTransitions }: Seen, reference: string): string[] {
  const { id } = returns.find((one) => one.reference === reference)!;
  return returnTransitions.filter(({ of }) => of === id).map(({ to_status }) => to_status);
}
