import type { Invoice } from '@nkm/contracts';
import { lagosDateTime } from '@nkm/contracts/lagos-time';
import { Timeline } from '@nkm/ui';
import { parcelSteps } from './parcel-steps';
import { trackingText } from './tracking-text';

interface ParcelTimelineProps {
  parcel: Pick<Invoice, 'status' | 'refund_state' | 'stage' | 'timeline' | 'trackingInfo'>;
  label: string;
}

/** The steps of a parcel, or a text for its status while there are none (ORD-MSG-016, ORD-MSG-017). */
export function ParcelTimeline({ parcel, label }: ParcelTimelineProps) {
  const steps = parcelSteps(parcel);
  if (steps.length === 0) return <p>{trackingText(parcel.status)}</p>;
  return (
    <Timeline
      label={label}
      steps={steps.map(({ title, at, reason, state }, index) => ({
        key: index,
        title,
        state,
        time: at && lagosDateTime(at),
        children: reason && <p>{reason}</p>,
      }))}
    />
  );
}
