import type { CheckoutOptions } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { RadioGroup } from '@nkm/ui';
import { useState } from 'react';
import { messages } from './messages';
import page from '../../page/page.module.css';
import { AddressList } from './address-list';
import { type Arrival, ArrivalDay } from './arrival-day';
import { pressedDialog } from '../../page/pressed-dialog';
import { useWide } from '../../page/use-wide';
import { asksTime } from './asks-time';
import styles from './delivery-choices.module.css';
import { DeliveryTimeChoice } from './delivery-time-choice';
import type { CheckoutDraft } from './draft';
import { rememberStation } from './last-station';
import { PickupPlace } from './pickup-place';

const DeliveryTimeDialog = pressedDialog(
  messages.deliveryTime,
  async () => (await import('./delivery-time-dialog')).DeliveryTimeDialog,
);
const PickupDialog = pressedDialog(messages.pickupLocation, async () => (await import('./pickup-dialog')).PickupDialog);

interface DeliveryChoicesProps {
  options: CheckoutOptions;
  draft: CheckoutDraft;
  arrival: Arrival;
  onChoose: (choice: Partial<CheckoutDraft>) => void;
}

interface Offered {
  enabled: boolean;
  reason: string | null;
}

const asOption = <V extends string>(value: V, label: string, { enabled, reason }: Offered) => ({
  value,
  label,
  hint: reason ?? (enabled ? undefined : messages.notAvailable),
  disabled: !enabled,
});

/** Choices of payment and delivery. On a phone, disabled options fold away, each with its reason. */
export function DeliveryChoices({ options, draft, arrival, onChoose }: DeliveryChoicesProps) {
  const { storage } = usePlatform();
  const group = { className: styles.group, others: useWide() ? undefined : messages.otherWays };
  const [dialog, setDialog] = useState<'time' | 'pickup' | null>(null);
  const close = () => setDialog(null);
  const { paymentMethod, shippingOption, deliveryType, deliveryTime, pickup, addressId } = draft;
  const toTheDoor = deliveryType === 'Drop off';
  const time = asksTime(options, draft) && (
    <DeliveryTimeChoice time={deliveryTime} onChange={() => setDialog('time')} />
  );
  return (
    <>
      <div className={page.card}>
        <RadioGroup
          legend={messages.paymentMethod}
          {...group}
          value={paymentMethod}
          options={options.payment_methods.map((method) => asOption(method.code, method.title, method))}
          onChange={(code) => onChoose({ paymentMethod: code })}
        />
      </div>
      <div className={page.card}>
        <RadioGroup
          legend={messages.shippingOption}
          {...group}
          value={shippingOption}
          options={options.shipping_options.map((option) => asOption(option.code, option.title, option))}
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
          legend={messages.deliveryType}
          {...group}
          value={deliveryType}
          options={options.delivery_types.map((type) =>
            asOption(type.code, type.code === 'Pickup' ? messages.pickup : messages.dropOff, type),
          )}
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
