import type { CheckoutOptions } from '@nkm/contracts';
import { Folded } from '../../page/folded';
import page from '../../page/page.module.css';
import { messages } from './messages';
import { messages as words } from './review-messages';
import type { Arrival } from './arrival-day';
import { asksTime } from './asks-time';
import { ChosenAddress } from './chosen-address';
import type { CheckoutDraft } from './draft';
import { PickupPlace } from './pickup-place';
import styles from './pickup-place.module.css';

interface ShippingInformationProps {
  draft: CheckoutDraft;
  options: CheckoutOptions;
  arrival: Arrival;
}

/** Summary of the delivery choices, to check before paying. */
export function ShippingInformation(props: ShippingInformationProps) {
  return (
    <section className={page.card} aria-label={words.shippingInformation}>
      <h2>{words.shippingInformation}</h2>
      <Facts {...props} />
    </section>
  );
}

/** The same in short, because the page before has shown it. */
export function ShippingInBrief(props: ShippingInformationProps) {
  const { deliveryType, pickup } = props.draft;
  const place = deliveryType === 'Pickup' ? pickup?.title : null;
  return (
    <Folded title={words.shippingInformation} brief={[deliveryType, place].filter(Boolean).join(', ')}>
      <Facts {...props} />
    </Folded>
  );
}

/** The chosen payment method; the page around it has the amount. */
export function PaymentMethodLine({ draft, options }: Omit<ShippingInformationProps, 'arrival'>) {
  const method = options.payment_methods.find(({ code }) => code === draft.paymentMethod);
  return (
    <p>
      {messages.paymentMethod}: <strong>{method?.title}</strong>
    </p>
  );
}

function Facts({ draft, options, arrival }: ShippingInformationProps) {
  const { deliveryType, deliveryTime, shippingOption, pickup, addressId } = draft;
  const option = options.shipping_options.find(({ code }) => code === shippingOption);
  return (
    <>
      <dl className={styles.facts}>
        <dt>{messages.deliveryType}</dt>
        <dd>{deliveryType}</dd>
        <dt>{words.shippingMethod}</dt>
        <dd>{option?.title}</dd>
        {asksTime(options, draft) && (
          <>
            <dt>{messages.deliveryTime}</dt>
            <dd>{deliveryTime === 'home delivery' ? messages.anyTime : messages.officeHours}</dd>
          </>
        )}
      </dl>
      {deliveryType === 'Pickup' ? (
        <PickupPlace location={pickup} arrival={arrival} />
      ) : (
        <ChosenAddress id={addressId} arrival={arrival} />
      )}
    </>
  );
}
