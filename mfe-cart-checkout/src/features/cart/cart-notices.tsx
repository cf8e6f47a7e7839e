import { toNaira } from '@nkm/contracts';
import { useMoney, usePlatform, useTopic } from '@nkm/platform';
import { Button, Notice } from '@nkm/ui';
import { useState } from 'react';
import { messages } from './messages';
import { type CartChange, forgetChanges, readChanges } from './changes';
import { SoldOutNotice } from './sold-out-notice';

/** What changed in the cart without the shopper. Stands on the cart and on each page of the checkout. */
export function CartNotices() {
  return (
    <>
      <SoldOutNotice />
      <ChangesNotice />
    </>
  );
}

/** Names each changed line, from what, to what. Stays until the shopper dismisses it or the visit ends. */
function ChangesNotice() {
  const { storage } = usePlatform();
  useTopic('cart'); // rerenders: the service stores changes just before it publishes the cart
  const describe = useDescription();
  const [, setDismissed] = useState(0);
  const changes = readChanges(storage);
  if (changes.length === 0) return null;

  function dismiss() {
    forgetChanges(storage);
    setDismissed((times) => times + 1);
  }
  return (
    <Notice
      tone="warning"
      title={messages.cartChanged}
      action={
        <Button size="s" variant="quiet" onClick={dismiss}>
          {messages.dismiss}
        </Button>
      }
    >
      <ul>
        {changes.map((change) => (
          <li key={`${change.kind} ${change.key}`}>{describe(change)}</li>
        ))}
      </ul>
    </Notice>
  );
}

function useDescription() {
  const money = useMoney();
  return (change: CartChange): string => {
    const { name, from, to } = change;
    if (change.kind === 'price')
      return messages.priceChanged(name, money(toNaira(change.from)), money(toNaira(change.to)));
    if (to > from) return messages.quantityJoined(name, from, to);
    return to === change.stock ? messages.quantityOfStock(name, from, to) : messages.quantityOfOrder(name, from, to);
  };
}
