import { type PaymentState, placeLines } from '@nkm/contracts';
import { messages } from './messages';
import page from '../../page/page.module.css';

/** Pickup station or delivery address; nothing when the server does not send it. */
export function DeliveryPlace({ delivery }: Pick<PaymentState, 'delivery'>) {
  if (!delivery) return null;
  const title = delivery.type === 'Pickup' ? messages.pickupAt : messages.deliveredTo;
  return (
    <section className={page.card} aria-label={title}>
      <h2>{title}</h2>
      <address className={page.address}>
        {placeLines(delivery.place).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {delivery.place.hours && <p>{messages.openingHours(delivery.place.hours)}</p>}
    </section>
  );
}
