import { messages } from '../../messages';
import page from '../../common/page/page.module.css';
import { DOCUMENTED_OPTIONS } from './checkout-options';
import type { CheckoutDraft } from './draft';
import { PickupPlace } from './pickup-place';
import styles from './pickup-place.module.css';

/** Summary of the payment and delivery choices, to check before paying. */
export function ShippingInformation({ draft }: { draft: CheckoutDraft }) {
  const { deliveryType, deliveryTime, shippingOption, paymentMethod, pickup } = draft;
  const method = DOCUMENTED_OPTIONS.payment_methods.find(({ code }) => code === paymentMethod);
  const option = DOCUMENTED_OPTIONS.shipping_options.find(({ code }) => code === shippingOption);
  return (
    <section className={page.card} aria-label={messages.shippingInformation}>
      <h2>{messages.shippingInformation}</h2>
      <dl className={styles.facts}>
        <dt>{messages.deliveryType}</dt>
        <dd>{deliveryType}</dd>
        <dt>{messages.shippingMethod}</dt>
        <dd>{option?.title}</dd>
        <dt>{messages.deliveryTime}</dt>
        <dd>{deliveryTime === 'home delivery' ? messages.anyTime : messages.officeHours}</dd>
        <dt>{messages.paymentMethod}</dt>
        <dd>{method?.title}</dd>
      </dl>
      {deliveryType === 'Pickup' && <PickupPlace location={pickup} />}
    </section>
  );
}
