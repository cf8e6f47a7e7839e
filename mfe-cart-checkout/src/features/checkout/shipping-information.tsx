import type { CheckoutOptions } from '@nkm/contracts';
import { messages } from '../../messages';
import page from '../../common/page/page.module.css';
import { asksTime } from './asks-time';
import { ChosenAddress } from './chosen-address';
import type { CheckoutDraft } from './draft';
import { PickupPlace } from './pickup-place';
import styles from './pickup-place.module.css';

interface ShippingInformationProps {
  draft: CheckoutDraft;
  options: CheckoutOptions;
  /** Days from the order to its arrival. */
  days?: number | undefined;
}

/** Summary of the payment and delivery choices, to check before paying. */
export function ShippingInformation({ draft, options, days }: ShippingInformationProps) {
  const { deliveryType, deliveryTime, shippingOption, paymentMethod, pickup, addressId } = draft;
  const method = options.payment_methods.find(({ code }) => code === paymentMethod);
  const option = options.shipping_options.find(({ code }) => code === shippingOption);
  return (
    <section className={page.card} aria-label={messages.shippingInformation}>
      <h2>{messages.shippingInformation}</h2>
      <dl className={styles.facts}>
        <dt>{messages.deliveryType}</dt>
        <dd>{deliveryType}</dd>
        <dt>{messages.shippingMethod}</dt>
        <dd>{option?.title}</dd>
        {asksTime(options, draft) && (
          <>
            <dt>{messages.deliveryTime}</dt>
            <dd>{deliveryTime === 'home delivery' ? messages.anyTime : messages.officeHours}</dd>
          </>
        )}
        <dt>{messages.paymentMethod}</dt>
        <dd>{method?.title}</dd>
      </dl>
      {deliveryType === 'Pickup' ? (
        <PickupPlace location={pickup} days={days} />
      ) : (
        <ChosenAddress id={addressId} days={days} />
      )}
    </section>
  );
}
