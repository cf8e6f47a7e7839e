import type { Timestamp } from '@nkm/contracts';
import { lagosDateTime } from '@nkm/contracts/lagos-time';

export function LagosTimestamp({ at }: { at: Timestamp }) {
  return <time dateTime={at}>{lagosDateTime(at)}</time>;
}
