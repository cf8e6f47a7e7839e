import { type CartProduct, toNaira } from '@nkm/contracts';
import { useMoney, usePlatform } from '@nkm/platform';
import { Badge, Button, Price } from '@nkm/ui';
import { type ComponentType, useState } from 'react';
import { nameOf, priceOf, stockOf } from '../../cart-line/line';
import { CartLineSummary } from '../../cart-line/cart-line-summary';
import { FlashLine } from '../../cart-line/flash-line';
import { messages as shared } from '../../messages';
import { messages } from './messages';
import page from '../../page/page.module.css';
import { moveToCart, type VariantChoice } from './move-to-cart';
import type { VariantDialogProps } from './variant-dialog';
import { marksOf } from './wishlist';
import styles from './wishlist-row.module.css';

export function WishlistRow({ product }: { product: CartProduct }) {
  const platform = usePlatform();
  const [busy, setBusy] = useState<'moving' | 'removing' | null>(null);
  const [choice, setChoice] = useState<VariantChoice | null>(null);
  const [VariantDialog, setVariantDialog] = useState<ComponentType<VariantDialogProps> | null>(null);
  const name = nameOf(product);
  const money = useMoney();
  const { drop, isBack } = marksOf(product);

  async function attempt(what: 'moving' | 'removing', action: () => Promise<unknown>) {
    setBusy(what);
    try {
      await action();
    } catch (error) {
      platform.toastError(error);
    } finally {
      setBusy(null);
    }
  }
  /** Opens the choice of a variant when one is needed. Its dialog loads on demand. */
  async function move() {
    const needed = await moveToCart(platform, product);
    if (!needed) return;
    try {
      const loaded = await import(/* webpackChunkName: "variant-dialog" */ './variant-dialog');
      setVariantDialog(() => loaded.VariantDialog);
      setChoice(needed);
    } catch {
      platform.toast('error', messages.dialogUnavailable); // the next press tries again
    }
  }
  return (
    <li className={page.card}>
      <CartLineSummary product={product}>
        <span className={page.soft}>{shared.soldBy(product.vendor.store_name)}</span>
        <Price
          selling={toNaira(priceOf(product))}
          original={product.variant?.original_price ?? product.original_price}
        />
        <FlashLine product={product} />
        {stockOf(product) === 0 && <Badge>{product.withdrawn ? messages.withdrawn : messages.outOfStock}</Badge>}
        {isBack && <Badge tone="good">{messages.backInStock}</Badge>}
        {drop !== null && (
          <Badge tone="good" className={styles.mark}>
            {messages.priceDropped(money(toNaira(drop)))}
          </Badge>
        )}
        <span className={page.actions}>
          {!product.withdrawn && (
            <Button
              size="s"
              busy={busy === 'moving'}
              aria-label={messages.moveProductToCart(name)}
              onClick={() => void attempt('moving', move)}
            >
              {messages.moveToCart}
            </Button>
          )}
          <Button
            size="s"
            variant="quiet"
            busy={busy === 'removing'}
            aria-label={messages.removeFromWishlist(name)}
            onClick={() => void attempt('removing', () => platform.bus.send('wishlist.toggle', { product }))}
          >
            {messages.remove}
          </Button>
        </span>
      </CartLineSummary>
      {VariantDialog && choice && <VariantDialog choice={choice} onClose={() => setChoice(null)} />}
    </li>
  );
}
