import type { CartItem } from '@nkm/contracts';
import { useMoney, usePlatform } from '@nkm/platform';
import { Button, Notice } from '@nkm/ui';
import { messages as shared } from '../../messages';
import { messages } from './messages';
import { messages as words } from './offer-messages';
import { paths } from '../../paths';
import type { CheckoutDraft } from './draft';
import { rememberStation } from './last-station';
import type { Quote } from './use-fees';
import { usePickupOffer } from './use-pickup-offer';

export interface OrderChoices {
  lines: readonly CartItem[];
  draft: CheckoutDraft;
  onChoose: (choice: Partial<CheckoutDraft>) => void;
}

/** Why there is no price, and what the shopper can do: a pickup instead of a door that the shop does not serve. */
export function FeesFailure({ quote, lines, draft, onChoose }: OrderChoices & { quote: Quote }) {
  const { problem, isPlaceRefused = false, refresh } = quote;
  const money = useMoney();
  const { storage } = usePlatform();
  const isDoorRefused = isPlaceRefused && draft.deliveryType === 'Drop off';
  const offer = usePickupOffer(lines, draft, isDoorRefused);
  function pickUp() {
    if (!offer) return;
    rememberStation(storage, offer.location);
    onChoose({ deliveryType: 'Pickup', pickup: offer.location });
  }
  return (
    <Notice
      tone="error"
      title={messages.feesFailed}
      action={
        <>
          {offer && (
            <Button size="s" onClick={pickUp}>
              {words.pickUpInstead(offer.location.station.name, offer.fee === 0 ? null : money(offer.fee))}
            </Button>
          )}
          {problem && !isDoorRefused && (
            <Button size="s" to={paths.cart}>
              {words.changeCart}
            </Button>
          )}
          <Button size="s" onClick={refresh}>
            {shared.retry}
          </Button>
        </>
      }
    >
      {problem && <p>{problem}</p>}
    </Notice>
  );
}
