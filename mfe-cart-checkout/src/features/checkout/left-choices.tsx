import { Notice } from '@nkm/ui';
import { messages } from './messages';
import type { CheckoutDraft, LeftChoice } from './draft';

const TEXTS: Record<LeftChoice['choice'], (name: string) => string> = {
  paymentMethod: messages.paymentMethodLeft,
  shippingOption: messages.shippingOptionLeft,
  deliveryType: messages.deliveryTypeLeft,
  pickup: messages.pickupLeft,
  addressId: () => messages.addressLeft,
};

/** Names the choices that no longer fit, until the shopper chooses again. */
export function LeftChoices({ draft: { left = [] } }: { draft: CheckoutDraft }) {
  if (left.length === 0) return null;
  return (
    <Notice tone="warning" title={messages.choicesLeft}>
      <ul>
        {left.map(({ choice, name }) => (
          <li key={choice}>{TEXTS[choice](name)}</li>
        ))}
      </ul>
    </Notice>
  );
}
