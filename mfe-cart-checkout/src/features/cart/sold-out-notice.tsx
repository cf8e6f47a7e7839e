import { usePlatform, useTopic } from '@nkm/platform';
import { Button, Notice } from '@nkm/ui';
import { useState } from 'react';
import { messages } from '../../messages';
import page from '../../page/page.module.css';
import { useCommand } from '../../page/use-command';
import { forgetSoldOut, readSoldOut } from './sold-out';

/** Names what left the cart because it is sold out, and offers the wishlist. Stays until the shopper answered. */
export function SoldOutNotice() {
  const { storage } = usePlatform();
  useTopic('cart'); // the service remembers what is sold out just before it tells the new cart
  const { productIds } = useTopic('wishlist');
  const [, setDismissed] = useState(0);
  const { busy, run } = useCommand();
  const products = readSoldOut(storage);
  if (products.length === 0) return null;

  function dismiss() {
    forgetSoldOut(storage);
    setDismissed((times) => times + 1);
  }
  async function toWishlist() {
    for (const product of products) {
      if (productIds.includes(product.id)) continue;
      const answer = await run((bus) => bus.send('wishlist.toggle', { product }));
      if (!answer?.listed) return; // the notice stays, so that it can be tried again
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
      <p>{messages.soldOutText(products.map(({ title }) => title).join(', '))}</p>
    </Notice>
  );
}
