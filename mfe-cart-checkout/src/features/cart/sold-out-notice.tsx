import { usePlatform, useTopic } from '@nkm/platform';
import { Button, Notice } from '@nkm/ui';
import { useState } from 'react';
import { nameOf } from '../../cart-line/line';
import { messages } from './messages';
import page from '../../page/page.module.css';
import { useCartCommand } from '../../page/use-cart-command';
import { forgetSoldOut, readSoldOut } from './sold-out';

/** Names sold-out products that left the cart and offers the wishlist. Stays until the shopper responds. */
export function SoldOutNotice() {
  const { storage } = usePlatform();
  useTopic('cart'); // rerenders: the service stores sold-out products just before it publishes the cart
  const { productIds } = useTopic('wishlist');
  const [, setDismissed] = useState(0);
  const { busy, run } = useCartCommand();
  const products = readSoldOut(storage);
  if (products.length === 0) return null;

  function dismiss() {
    forgetSoldOut(storage);
    setDismissed((times) => times + 1);
  }
  async function toWishlist() {
    const listed = [...productIds];
    for (const product of products) {
      // Another variant of the product is on the list: a second press of the heart would remove it.
      if (listed.includes(product.id)) continue;
      listed.push(product.id);
      const answer = await run((bus) => bus.send('wishlist.toggle', { product }));
      if (!answer?.listed) return; // keep the notice for another try
    }
    dismiss();
  }
  return (
    <Notice
      tone="warning"
      title={messages.soldOutTitle}
      action={
        <span className={page.actions}>
          <Button size="s" busy={busy} onClick={() => void toWishlist()}>
            {messages.soldOutToWishlist}
          </Button>
          <Button size="s" variant="quiet" onClick={dismiss}>
            {messages.dismiss}
          </Button>
        </span>
      }
    >
      <p>{messages.soldOutText(products.map(nameOf).join(', '))}</p>
    </Notice>
  );
}
