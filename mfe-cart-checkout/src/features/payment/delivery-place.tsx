import { type PaymentState, placeLines } from '@nkm/contracts';
import { messages } from './messages';
import { MapLink } from '../../page/map-link';
import page from '../../page/page.module.css';

/** Pickup station or delivery address; nothing when the server does not send it. */
export function DeliveryPlace({ delivery }: Pick<PaymentState, 'delivery'>) {
  if (!delivery) return null;
  const isPickup = delivery.type === 'Pickup';
  const title = isPickup ? messages.pickupAt : messages.deliveredTo;
  const lines = placeLines(delivery.place);
  return (
    <section className={page.card} aria-label={title}>
      <h2>{title}</h2>
      <address className={page.address}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {isPickup && (
        <p>
          <MapLink lines={lines} />
        </p>
      )}
      {delivery.place.hours && <p>{messages.openingHours(delivery.place.hours)}</p>}
    </section>
  );
}
