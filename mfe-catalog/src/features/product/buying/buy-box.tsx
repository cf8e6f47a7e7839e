import type { Variant } from '@nkm/contracts';
import { useMoney, usePlatform } from '@nkm/platform';
import { Button, QuantityBox } from '@nkm/ui';
import { useState } from 'react';
import { messages } from '../../../messages';
import { paths } from '../../../paths';
import type { CardData } from '../../../common/products/card';
import { useCartLine } from '../../../common/products/use-cart-line';
import { WishlistHeart } from '../../../common/products/wishlist-heart';
import styles from './buy-box.module.css';
import { DEFAULT_QUANTITY, limitQuantity } from './quantity';

const { product: words } = messages;

export interface BuyBoxProps {
  product: CardData;
  variant: Variant | null;
  /** Stock of the product or the chosen variant. */
  stock: number;
}

/** Quantity, cart buttons and wishlist. On phones the buttons and the price stay at the lower edge of the screen. */
export function BuyBox({ product, variant, stock }: BuyBoxProps) {
  const platform = usePlatform();
  const money = useMoney();
  const [wanted, setWanted] = useState(DEFAULT_QUANTITY);
  const { units, inCart, busy, add, buyNow, remove } = useCartLine(product, variant);
  const quantity = limitQuantity(wanted, stock);
  const soldOut = stock <= 0;

  async function buy() {
    if (await buyNow(quantity)) platform.navigate(paths.cart());
  }
  return (
    <div className={styles.box}>
      <noscript>{words.needsScripts}</noscript>
      <div className={styles.quantity} data-scripted>
        <QuantityBox
          label={words.quantity}
          value={quantity}
          max={stock}
          disabled={soldOut}
          onChange={setWanted}
          onExceed={() => platform.toast('warning', words.maximumReached)}
        />
        <WishlistHeart product={product} variant={variant} />
      </div>
      {inCart && (
        <Button size="s" variant="quiet" to={paths.cart()}>
          {words.viewCart(units)}
        </Button>
      )}
      <div
        className={styles.bar}
        data-scripted
        data-page-bar
        data-price={money(variant?.selling_price ?? product.selling_price)}
      >
        <Button
          size="l"
          wide
          busy={busy}
          meaning={inCart}
          aria-disabled={soldOut && !inCart}
          onClick={() => void (inCart ? remove() : add(quantity))}
        >
          {inCart ? words.removeFromCart : words.addToCart}
        </Button>
        <Button size="l" wide variant="main" aria-disabled={busy || (soldOut && !inCart)} onClick={() => void buy()}>
          {words.buyNow}
        </Button>
      </div>
    </div>
  );
}
