import type { Invoice } from '@nkm/contracts';
import { Timeline } from '@nkm/ui';
import { messages } from '../../messages';
import { formatLagosTime } from '../../order/lagos-time';
import { Facts } from './facts';
import { Panel } from './panel';
import { trackingText } from './tracking-text';

const texts = messages.details;

/** What the courier told, in its order; before that what the status tells (spec 2 §4). */
export function TrackingInformation({ invoice: { trackingInfo, status } }: { invoice: Invoice }) {
  const { origin, destination, locations = [] } = trackingInfo ?? {};
  const places = [
    { label: texts.from, value: origin },
    { label: texts.to, value: destination },
  ].filter(({ value }) => value);
  return (
    <Panel title={texts.trackingInfo}>
      {places.length > 0 && <Facts facts={places} />}
      {locations.length === 0 ? (
        <p>{trackingText(status)}</p>
      ) : (
        <Timeline
          label={texts.trackingInfo}
          steps={locations.map(({ incident, reason, datetime }, index) => ({
            key: index,
            title: incident,
            time: formatLagosTime(datetime),
            children: reason && <p>{reason}</p>,
          }))}
        />
      )}
    </Panel>
  );
}
