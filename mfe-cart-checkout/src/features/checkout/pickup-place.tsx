import type { PickupLocation } from '@nkm/contracts';
import { Button } from '@nkm/ui';
import { messages } from '../../messages';
import page from '../../common/page/page.module.css';
import { estimatedDay } from '@nkm/contracts/estimated-day';
import { serverNow } from '@nkm/contracts/server-now';
import { usePlatform } from '@nkm/platform';
import styles from './pickup-place.module.css';

/** The chosen pickup location with its hours and the estimated day; read-only without `onChange`. */
export function PickupPlace({ location, onChange }: { location: PickupLocation | null; onChange?: () => void }) {
  const platform = usePlatform();
  return (
    <div className={page.stack}>
      {location && (
        <dl className={styles.facts}>
          <dt>{messages.pickupLocation}</dt>
          <dd>
            <strong>{location.title}</strong>
            <br />
            <span>{location.address}</span>
            <br />
            <span>{messages.station(location.station.name)}</span>
          </dd>
          <dt>{messages.pickupHoursTitle}</dt>
          <dd>{messages.pickupHours}</dd>
          <dt>{messages.pickupWindow}</dt>
          <dd>{estimatedDay(new Date(serverNow(platform)))}</dd>
        </dl>
      )}
      {onChange && (
        <Button onClick={onChange}>{location ? messages.changePickupLocation : messages.choosePickupLocation}</Button>
      )}
    </div>
  );
}
