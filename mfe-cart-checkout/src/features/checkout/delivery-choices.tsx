import type { CartItem, CheckoutOptions } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { deferred, FailureLine, RadioGroup, Spinner } from '@nkm/ui';
import { useState } from 'react';
import { messages as shared } from '../../messages';
import { messages } from './messages';
import page from '../../page/page.module.css';
import type { AddressListProps } from './address-list';
import { type Arrival, ArrivalDay } from './arrival-day';
import { pressedDialog } from '../../page/pressed-dialog';
import { useWide } from '../../page/use-wide';
import { asksTime } from './asks-time';
import styles from './delivery-choices.module.css';
import { DeliveryTimeChoice } from './delivery-time-choice';
import type { CheckoutDraft } from './draft';
import { lastStation, rememberStation } from './last-station';
import { PickupPlace } from './pickup-place';
import { useDeliveryOffers } from './use-delivery-offers';

const AddressList = deferred<AddressListProps>(
  async () => (await import(/* webpackChunkName: "dialogs" */ './address-list')).AddressList,
  {
    server: false,
    loading: () => <Spinner label={messages.addressesLoading} />,
    failed: ({ retry }) => (
      <FailureLine onRetry={retry} retryLabel={shared.retry}>
        {messages.addressesFailed}
      </FailureLine>
    ),
  },
);
const DeliveryTimeDialog = pressedDialog(
  messages.deliveryTime,
  async () => (await import(/* webpackChunkName: "dialogs" */ './delivery-time-dialog')).DeliveryTimeDialog,
);
const PickupDialog = pressedDialog(
  messages.pickupLocation,
  async () => (await import(/* webpackChunkName: "dialogs" */ './pickup-dialog')).PickupDialog,
);

interface DeliveryChoicesProps {
  lines: readonly CartItem[];
  options: CheckoutOptions;
  draft: CheckoutDraft;
  arrival: Arrival;
  onChoose: (choice: Partial<CheckoutDraft>) => void;
}

interface Offered {
  enabled: boolean;
  reason: string | null;
}

/** `details` stand below the label, each on a line, unless there is a reason. */
const asOption = <V extends string>(
  value: V,
  label: string,
  { enabled, reason }: Offered,
  ...details: (string | undefined)[]
) => {
  const lines = details.filter((text) => text !== undefined).map((text) => <span key={text}>{text}</span>);
  const hint = lines.length > 0 ? <span className={styles.details}>{lines}</span> : undefined;
  return { value, label, hint: reason ?? (enabled ? hint : messages.notAvailable), disabled: !enabled };
};

/** Choices of delivery and payment. On a phone, disabled options fold away, each with its reason. */
export function DeliveryChoices({ lines, options, draft, arrival, onChoose }: DeliveryChoicesProps) {
  const { storage } = usePlatform();
  const group = { className: styles.group, others: useWide() ? undefined : messages.otherWays };
  const [dialog, setDialog] = useState<'time' | 'pickup' | null>(null);
  const close = () => setDialog(null);
  const { paymentMethod, shippingOption, deliveryType, deliveryTime, pickup, addressId } = draft;
  const offerOf = useDeliveryOffers(lines, { address_id: addressId, delivery_city_id: pickup?.station.id ?? null });
  const toTheDoor = deliveryType === 'Drop off';
  const time = asksTime(options, draft) && (
    <DeliveryTimeChoice time={deliveryTime} onChange={() => setDialog('time')} />
  );
  return (
    <>
      <div className={page.card}>
        <RadioGroup
          legend={messages.deliveryType}
          {...group}
          value={deliveryType}
          options={options.delivery_types.map((type) => {
            const price = offerOf({ shipping_option: shippingOption, delivery_type: type.code });
            return type.code === 'Pickup'
              ? asOption(type.code, messages.pickup, type, messages.pickupDetail, price)
              : asOption(type.code, messages.dropOff, type, messages.dropOffDetail, price);
          })}
          onChange={(type) => {
            onChoose({ deliveryType: type });
            if (type === 'Drop off') setDialog('time');
          }}
        />
        {toTheDoor ? (
          <>
            {time}
            <AddressList chosen={addressId} onChoose={(id) => onChoose({ addressId: id })} />
            {addressId !== null && (
              <p>
                {messages.deliveryDay}: <ArrivalDay arrival={arrival} />
              </p>
            )}
          </>
        ) : (
          <PickupPlace location={pickup} arrival={arrival} onChange={() => setDialog('pickup')} />
        )}
      </div>
      <div className={page.card}>
        <RadioGroup
          legend={messages.shippingOption}
          {...group}
          value={shippingOption}
          options={options.shipping_options.map((option) =>
            asOption(
              option.code,
              option.title,
              option,
              offerOf({ shipping_option: option.code, delivery_type: deliveryType }),
            ),
          )}
          onChange={(code) => {
            onChoose({ shippingOption: code });
            if (code === 'gig_logistics' && asksTime(options, { shippingOption: code, deliveryType }))
              setDialog('time');
          }}
        />
        {!toTheDoor && time}
      </div>
      <div className={page.card}>
        <RadioGroup
          legend={messages.paymentMethod}
          {...group}
          value={paymentMethod}
          options={options.payment_methods.map((method) => asOption(method.code, method.title, method))}
          onChange={(code) => onChoose({ paymentMethod: code })}
        />
      </div>
      {dialog === 'time' && (
        <DeliveryTimeDialog
          chosen={deliveryTime}
          onClose={close}
          onConfirm={(time) => {
            onChoose({ deliveryTime: time });
            close();
          }}
        />
      )}
      {dialog === 'pickup' && (
        <PickupDialog
          chosen={pickup}
          last={lastStation(storage, options)}
          lines={lines}
          shippingOption={shippingOption}
          onClose={close}
          onConfirm={(location) => {
            rememberStation(storage, location);
            onChoose({ pickup: location, deliveryType: 'Pickup' });
            close();
          }}
        />
      )}
    </>
  );
}
