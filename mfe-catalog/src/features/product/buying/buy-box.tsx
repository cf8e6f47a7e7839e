import type { Variant } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { Button, QuantityBox } from '@nkm/ui';
import { useState } from 'react';
import { messages } from '../../../messages';
import { paths } from '../../../paths';
import { useCartLine } from '../../../products/use-cart-line';
import { WishlistHeart } from '../../../products/wishlist-heart';
import { NotifyMeLater } from '../notify/deferred-notify-me';
import type { ProductView } from '../product-view';
import { BuyBar } from './buy-bar';
import styles from './buy-box.module.css';
import { DEFAULT_QUANTITY, limitQuantity } from './quantity';

const { product: words } = messages;

export interface BuyBoxProps {
  product: ProductView;
  variant: Variant | null;
  /** Stock of the product or the chosen variant. */
  stock: number;
}

/**
 * Quantity, cart buttons and wishlist. On phones the buttons and the price stay at the lower edge of the screen. Of
 * something sold out, there is no quantity, and the buttons make way for "Notify me".
 */
export function BuyBox({ product, variant, stock }: BuyBoxProps) {
  const platform = usePlatform();
  const [wanted, setWanted] = useState(DEFAULT_QUANTITY);
  const { units, inCart, busy, add, buyNow, remove } = useCartLine(product, variant);
  const quantity = limitQuantity(wanted, stock);
  const soldOut = stock <= 0;
  const canBuy = !soldOut || inCart;
  const price = variant?.selling_price ?? product.selling_price;

  async function buy() {
    if (await buyNow(quantity)) platform.navigate(paths.cart());
  }
  return (
    <div className={styles.box}>
      <noscript>{words.needsScripts}</noscript>
      <div className={styles.quantity} data-scripted>
        {!soldOut && (
          <QuantityBox
            label={words.quantity}
            value={quantity}
            max={stock}
            onChange={setWanted}
            onExceed={() => platform.toast('warning', words.maximumReached)}
          />
        )}
        <WishlistHeart product={product} variant={variant} />
      </div>
      {inCart && (
        <Button size="s" variant="quiet" to={paths.cart()}>
          {words.viewCart(units)}
        </Button>
      )}
      {!canBuy && platform.settings.capabilities.includes('stock-alerts') ? (
        <NotifyMeLater
          productId={product.id}
          variantId={variant?.id ?? null}
          slug={product.slug}
          subcategory={product.subcategory}
          price={price}
        />
      ) : (
        <BuyBar price={price} stays={canBuy}>
          <Button
            size="l"
            wide
            busy={busy}
            meaning={inCart}
            aria-disabled={!canBuy}
            onClick={() => void (inCart ? remove() : add(quantity))}
          >
            {inCart ? words.removeFromCart : words.addToCart}
          </Button>
          <Button size="l" wide variant="main" aria-disabled={busy || !canBuy} onClick={() => void buy()}>
            {words.buyNow}
          </Button>
        </BuyBar>
      )}
    </div>
  );
}
