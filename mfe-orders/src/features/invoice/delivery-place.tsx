import { mapOf, type OrderPlace, placeLines } from '@nkm/contracts';
import { messages } from '../../messages';
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
      {isStation && (
        <a className={styles.map} href={mapOf(address)} target="_blank" rel="noopener noreferrer">
          {messages.details.map}
        </a>
      )}
    </>
  );
}
