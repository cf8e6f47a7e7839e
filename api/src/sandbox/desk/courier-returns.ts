import { lagosDateTime, lagosWeekday } from '@nkm/contracts/lagos-time';
import { escapeHtml as e } from '../../platform/http/escape-html';
import { facts, form, listBody, textField } from './desk-html';
import { readList } from './desk-list';
import { type DeskSite, field } from './desk-site';

const COURIER = { role: 'courier' } as const;
const LISTS = ['awaited', 'arrived'];
const TAKE = 'Take in items';

/** A return as a station sees it. */
interface AwaitedReturn {
  reference: string;
  station: string;
  until: string | null;
  ended: boolean;
  /** Wrong codes that it still accepts. */
  tries: number;
  arrived_at: string | null;
}

/** Returns that shoppers hand in at stations. */
export function courierReturns({ api, page, action }: DeskSite): void {
  const address = '/courier/returns';
  page('courier', address, 'Returns', async (query) => {
    const current = LISTS.find((known) => known === query.status) ?? LISTS[0]!;
    const path = `/courier/returns?list=${current}`;
    const { data, pagination } = await readList<AwaitedReturn>(api, COURIER, { path, query });
    const scan = form('/courier/returns/take', { status: current }, TAKE, textField('code', 'Scan a return pass'));
    const entries = data.map((one) => entryOf(one));
    return scan + listBody({ address, statuses: LISTS, current }, { entries, pagination });
  });

  action('courier', '/courier/returns/take', async (sent) => {
    const reference = field(sent, 'reference');
    const body = { code: field(sent, 'code'), ...(reference !== '' && { reference }) };
    const { data } = await api.post<{ data: { reference: string; repeated: boolean } }>(
      COURIER,
      '/courier/returns/arrivals',
      body,
    );
    return data.repeated ? `The items of ${data.reference} were already taken.` : `Taken: ${data.reference}.`;
  });
}

function entryOf({ reference, station, until, ended, tries, arrived_at: arrivedAt }: AwaitedReturn): string {
  const what = facts({
    Station: station,
    'Last day': until && lagosWeekday(new Date(until)),
    Arrived: arrivedAt && lagosDateTime(arrivedAt),
  });
  const isTaken = arrivedAt !== null;
  const code = textField('code', 'Return code, or scan the pass', { max: 100 });
  const take =
    ended || tries === 0
      ? '<p class="fault">Only staff can record this arrival.</p>'
      : form('/courier/returns/take', { reference, status: 'awaited' }, TAKE, code);
  return `<h2>${e(reference)}</h2>${what}${isTaken ? '' : take}`;
}
