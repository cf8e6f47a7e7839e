import { type CartItem, cartProduct, type FlashPrice, hasFeature, type Naira, type Variant } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { Button, deferred, QuantityBox } from '@nkm/ui';
import { useState } from 'react';
import { messages } from '../../../messages';
import { paths } from '../../../paths';
import { useCartLine } from '../../../products/use-cart-line';
import { WishlistHeart } from '../../../products/wishlist-heart';
import { NotifyMeLater } from './deferred-notify-me';
import type { ProductView } from '../product-view';
import { BuyBar } from './buy-bar';
import styles from './buy-box.module.css';
// The details are deferred, but their server HTML needs these styles at once.
import '../../../products/flash/flash.module.css';
import type { FlashDetailsProps } from './flash-details';
import { DEFAULT_QUANTITY, limitQuantity } from './quantity';

const { product: words } = messages;

/** Few products are in a flash deal, so the code loads with those alone. */
const FlashDetails = deferred<FlashDetailsProps>(
  async () => (await import(/* webpackChunkName: "flash-price" */ './flash-details')).FlashDetails,
);

export interface BuyBoxProps {
  product: ProductView;
  /** Null without variants, and while a choice is missing. */
  variant: Variant | null;
  /** Regular price of one unit, naira. */
  regular: Naira;
  /** Stock of the product or the chosen variant. */
  stock: number;
  /** The flash price that the shopper can have now. */
  flash: FlashPrice | null;
  /** Asks for the missing choice. Undefined: none is missing. */
  onMissing?: () => void;
}

/**
 * Quantity, cart buttons and wishlist. Once the product is in the cart, the main button leads there. On phones the
 * buttons and the price stay at the lower edge of the screen. Of something sold out, there is no quantity, and the
 * buttons make way for "Notify me".
 */
export function BuyBox({ product, variant, regular, stock, flash, onMissing }: BuyBoxProps) {
  const platform = usePlatform();
  const [typed, setTyped] = useState(DEFAULT_QUANTITY);
  const { units, inCart, lines, couponCode, busy, add, buyNow, remove } = useCartLine(product, variant);
  const quantity = limitQuantity(typed, stock);
  const soldOut = stock <= 0;
  const canBuy = !soldOut || inCart;
  const price = flash?.price ?? regular;
  const code = flash?.code;
  /** The main button applies the code before it removes the product. */
  const removes = inCart && (!flash || couponCode === code);

  function label(): string {
    if (removes) return words.removeFromCart;
    if (!flash) return words.addToCart;
    return inCart ? words.applyCode(flash.code) : words.addWithCode(flash.code);
  }
  /** The cart as the button would make it. */
  function withThis(): readonly CartItem[] {
    if (inCart) return lines;
    const wanted = cartProduct(product, variant);
    return [...lines, { id: 0, product: wanted, vendor: wanted.vendor, quantity }];
  }
  function press() {
    if (onMissing) onMissing();
    else void (removes ? remove() : add(quantity, code));
  }
  async function buy() {
    if (onMissing) return onMissing();
    if (await buyNow(quantity, code)) platform.navigate(paths.cart());
  }
  return (
    <div className={styles.box}>
      <noscript>{words.needsScripts}</noscript>
      {flash && (
        <FlashDetails
          flash={flash}
          regular={regular}
          quantity={inCart ? units : quantity}
          lines={withThis()}
          replaced={couponCode === code ? null : couponCode}
        />
      )}
      <div className={styles.quantity} data-scripted>
        {!soldOut && (
          <QuantityBox
            label={words.quantity}
            value={quantity}
            max={stock}
            onChange={setTyped}
            onExceed={() => platform.toast('warning', words.maximumReached)}
          />
        )}
        <WishlistHeart product={product} variant={variant} />
      </div>
      {!canBuy && hasFeature(platform.settings, 'stock-alerts') ? (
        <NotifyMeLater
          productId={product.id}
          variantId={variant?.id ?? null}
          slug={product.slug}
          subcategory={product.subcategory}
          price={price}
        />
      ) : (
        <BuyBar price={price} stays={canBuy}>
          <Button size="l" wide busy={busy} meaning={removes} aria-disabled={!canBuy} onClick={press}>
            {label()}
          </Button>
          {removes ? (
            <Button size="l" wide variant="main" to={paths.cart()}>
              {words.viewCart(units)}
            </Button>
          ) : (
            <Button size="l" wide variant="main" aria-disabled={busy || !canBuy} onClick={() => void buy()}>
              {words.buyNow}
            </Button>
          )}
        </BuyBar>
      )}
      {/* Below, so that the second click of a double click on "Add to cart" does not meet it. */}
      {removes && (
        <Button size="s" variant="quiet" className={styles.further} aria-disabled={busy} onClick={() => void buy()}>
          {words.buyNow}
        </Button>
      )}
    </div>
  );
}
