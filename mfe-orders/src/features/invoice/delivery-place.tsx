import { type OrderPlace, placeLines } from '@nkm/contracts';
import { messages } from '../../messages';
import styles from './delivery-place.module.css';

/** The delivery address, line by line, with the opening hours of a pickup station. */
export function DeliveryPlace({ place }: { place: OrderPlace }) {
  const lines = [...placeLines(place), ...(place.hours ? [messages.details.openingHours(place.hours)] : [])];
  return lines.map((line) => (
    <span key={line} className={styles.line}>
      {line}
    </span>
  ));
}
