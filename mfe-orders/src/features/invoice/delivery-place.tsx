import { type OrderPlace, placeLines } from '@nkm/contracts';
import { messages } from '../../messages';
import { MapLink } from '../../page/map-link';
import styles from './delivery-place.module.css';

interface DeliveryPlaceProps {
  place: OrderPlace;
  /** A pickup station, which a map finds by its name. */
  isStation: boolean;
}

/** The delivery address, line by line, with the opening hours and the map of a pickup station. */
export function DeliveryPlace({ place, isStation }: DeliveryPlaceProps) {
  const address = placeLines(place);
  const lines = [...address, ...(place.hours ? [messages.details.openingHours(place.hours)] : [])];
  return (
    <>
      {lines.map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
      {isStation && <MapLink lines={address} />}
    </>
  );
}
