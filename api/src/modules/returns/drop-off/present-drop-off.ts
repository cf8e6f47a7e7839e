import type { ReturnDropOff, ReturnStatus } from '@nkm/contracts';
import { acceptsCode } from '../../fulfilment/public';
import type { DropOff } from './drop-off';

/** A drop-off as its shopper sees it, with the code while stations accept it; null once the return is decided. */
export function presentDropOff(status: ReturnStatus, dropOff: DropOff | undefined): ReturnDropOff | null {
  if (!dropOff || (status !== 'Requested' && status !== 'Approved')) return null;
  const { station, is_open, code, hand_in_until: until, ended_at, arrived_at } = dropOff;
  return {
    station,
    ...(!is_open && { closed: true }),
    ...(code !== null && arrived_at === null && acceptsCode(dropOff) && { code }),
    ...(until && { until: until.toISOString() }),
    ...(ended_at && { ended: true }),
    ...(arrived_at && { arrived_at: arrived_at.toISOString() }),
  };
}

/** Street, area and title of a station in one line. */
export const stationLine = ({ station: { title, address, station } }: Pick<DropOff, 'station'>): string =>
  [title, address, ...(`${title} ${address}`.includes(station.name) ? [] : [station.name])].join(', ');
