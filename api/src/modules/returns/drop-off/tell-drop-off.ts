import { lagosWeekday } from '@nkm/contracts/lagos-time';
import { spacedCode } from '@nkm/contracts/station-code';
import type { Transaction } from 'kysely';
import type { App } from '../../../platform/app';
import type { Database } from '../../../platform/database/tables';
import { acceptsCode, type Parcel, tellShopper } from '../../fulfilment/public';
import type { DropOff } from './drop-off';
import { stationLine } from './present-drop-off';

export interface DropOffNews {
  parcel: Parcel;
  /** Of the return. */
  reference: string;
  dropOff: DropOff;
  now: Date;
}

type Teller = (app: Pick<App, 'outbox' | 'config'>, trx: Transaction<Database>, news: DropOffNews) => Promise<void>;

const dayOf = ({ hand_in_until: until }: DropOff): string => (until ? lagosWeekday(until) : '');

/** Tells the shopper that a station has the items. */
export const tellArrival: Teller = (app, trx, { parcel, reference, now }) =>
  tellShopper(app, trx, {
    parcel,
    status: 'At the station',
    text: `The station has received the items of your return ${reference}. Our staff will check them next.`,
    ofReturn: reference,
    now,
  });

/** Reminds the shopper of items that are not handed in yet. */
export const remind: Teller = (app, trx, { parcel, reference, dropOff, now }) =>
  tellShopper(app, trx, {
    parcel,
    status: `Hand it in by ${dayOf(dropOff)}`,
    text:
      `We are still waiting for the items of your return ${reference}. ` +
      `The last day to hand them in is ${dayOf(dropOff)}.`,
    ofReturn: reference,
    details: passText(dropOff),
    now,
  });

/** Tells the shopper that the pass is void, and how to go on. */
export const tellEnded: Teller = (app, trx, { parcel, reference, dropOff, now }) =>
  tellShopper(app, trx, {
    parcel,
    status: 'Return pass expired',
    text:
      `The items of your return ${reference} were not handed in by ${dayOf(dropOff)}, so its code no longer works. ` +
      `The return stays open. To hand them in now, contact us with the order number ${parcel.reference}.`,
    ofReturn: reference,
    now,
  });

/** What an approved return says first. */
export function handInText(dropOff: DropOff): string {
  const where = dropOff.is_open
    ? `Hand in the items at ${stationLine(dropOff)} by ${dayOf(dropOff)}.`
    : `${dropOff.station.title} has closed. Hand in the items at another pickup station by ${dayOf(dropOff)}.`;
  return `${where} The shop pays for the return.`;
}

/** Paragraphs of a mail: the code, the station and its hours, what to bring and the last day. */
export function passText(dropOff: DropOff): string[] {
  const { code, station } = dropOff;
  const place = `Station: ${stationLine(dropOff)}\nOpening hours: ${station.hours}`;
  return [
    code !== null && acceptsCode(dropOff)
      ? `Your return code: ${spacedCode(code)}\n` +
        'Show it, or the QR code on the page of your order, when you hand in the items.'
      : 'The code was entered wrongly too often. You can still hand in the items: our staff take them without it.',
    ...(dropOff.is_open ? [place] : []),
    'Bring the items in their packaging, and the code on your phone or on paper.',
    `The last day to hand them in is ${dayOf(dropOff)}. Every pickup station takes them.`,
  ];
}
