import type { PickupLocation } from '@nkm/contracts';
import { placeOfStation } from '@nkm/contracts/pickup-stations';
import { Button } from '@nkm/ui';
import { messages } from './messages';
import { MapLink } from '../../page/map-link';
import page from '../../page/page.module.css';
import { type Arrival, ArrivalDay } from './arrival-day';
import styles from './pickup-place.module.css';

interface PickupPlaceProps {
  location: PickupLocation | null;
  arrival: Arrival;
  onChange?: () => void;
}

/** The chosen pickup location with its hours and the estimated day; read-only without `onChange`. */
export function PickupPlace({ location, arrival, onChange }: PickupPlaceProps) {
  return (
    <div className={page.stack}>
      {location && (
        <dl className={styles.facts}>
          <dt>{messages.pickupLocation}</dt>
          <dd>
            <strong>{location.title}</strong>
            <br />
            <span>{placeOfStation(location)}</span>
            <br />
            <MapLink lines={[location.title, location.address]} />
          </dd>
          <dt>{messages.pickupHoursTitle}</dt>
          <dd>{location.hours ?? messages.pickupHours}</dd>
          <dt>{messages.pickupWindow}</dt>
          <dd>
            <ArrivalDay arrival={arrival} />
          </dd>
        </dl>
      )}
      {onChange && (
        <Button onClick={onChange}>{location ? messages.changePickupLocation : messages.choosePickupLocation}</Button>
      )}
    </div>
  );
}
