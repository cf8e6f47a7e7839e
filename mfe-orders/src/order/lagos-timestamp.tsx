import type { Timestamp } from '@nkm/contracts';
import { formatLagosTime } from './lagos-time';

export function LagosTimestamp({ at }: { at: Timestamp }) {
  return <time dateTime={at}>{formatLagosTime(at)}</time>;
}
