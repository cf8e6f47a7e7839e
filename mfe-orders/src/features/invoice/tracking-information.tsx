import type { Invoice } from '@nkm/contracts';
import { ParcelTimeline } from '../../order/parcel-timeline';
import { Panel } from '../../page/panel';
import { messages } from '../../messages';
import { Facts } from '../../page/facts';

const texts = messages.details;

/** Where the parcel comes from and goes to, and its steps (ORD-SCR-016). */
export function TrackingInformation({ invoice }: { invoice: Invoice }) {
  const { origin, destination } = invoice.trackingInfo ?? {};
  const places = [
    { label: texts.from, value: origin },
    { label: texts.to, value: destination },
  ].filter(({ value }) => value);
  return (
    <Panel title={texts.trackingInfo}>
      {places.length > 0 && <Facts facts={places} />}
      <ParcelTimeline parcel={invoice} label={texts.trackingInfo} />
    </Panel>
  );
}
