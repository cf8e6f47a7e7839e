import { messages } from '../../messages';
import { Folded } from '../../common/page/folded';
import page from '../../common/page/page.module.css';
import { DOCUMENTED_OPTIONS } from './checkout-options';
import type { CheckoutDraft } from './draft';
import { PickupPlace } from './pickup-place';
import styles from './pickup-place.module.css';

/** Summary of the delivery choices, to check before paying. */
export function ShippingInformation({ draft }: { draft: CheckoutDraft }) {
  return (
    <section className={page.card} aria-label={messages.shippingInformation}>
      <h2>{messages.shippingInformation}</h2>
      <Facts draft={draft} />
    </section>
  );
}

/** The same in short, because the page before has shown it. */
export function ShippingInBrief({ draft }: { draft: CheckoutDraft }) {
  const { deliveryType, pickup } = draft;
  const place = deliveryType === 'Pickup' ? pickup?.title : null;
  return (
    <Folded title={messages.shippingInformation} brief={[deliveryType, place].filter(Boolean).join(', ')}>
      <Facts draft={draft} />
    </Folded>
  );
}

/** The chosen payment method; the page around it has the amount. */
export function PaymentMethodLine({ draft: { paymentMethod } }: { draft: CheckoutDraft }) {
  const method = DOCUMENTED_OPTIONS.payment_methods.find(({ code }) => code === paymentMethod);
  return (
    <p>
      {messages.paymentMethod}: <strong>{method?.title}</strong>
    </p>
  );
}

function Facts({ draft }: { draft: CheckoutDraft }) {
  const { deliveryType, deliveryTime, shippingOption, pickup } = draft;
  const option = DOCUMENTED_OPTIONS.shipping_options.find(({ code }) => code === shippingOption);
  return (
    <>
      <dl className={styles.facts}>
        <dt>{messages.deliveryType}</dt>
        <dd>{deliveryType}</dd>
        <dt>{messages.shippingMethod}</dt>
        <dd>{option?.title}</dd>
        <dt>{messages.deliveryTime}</dt>
        <dd>{deliveryTime === 'home delivery' ? messages.anyTime : messages.officeHours}</dd>
      </dl>
      {deliveryType === 'Pickup' && <PickupPlace location={pickup} />}
    </>
  );
}
