import type { CartItem } from '@nkm/contracts';
import { Breadcrumb } from '@nkm/ui';
import { CartCoupon } from '../../features/checkout/cart-coupon';
import { useCartCoupon } from '../../features/checkout/use-cart-coupon';
import { CartSummary } from '../../features/cart/cart-summary';
import { CartToolbar, type CartToolbarProps } from '../../features/cart/cart-toolbar';
import { CartNotices } from '../../features/cart/cart-notices';
import { usePaymentNotices } from '../../features/interrupted-payment/use-payment-notices';
import { StoreGroup } from '../../features/cart/store-group';
import { groupByStore } from '../../cart-line/group-by-store';
import { messages as shared } from '../../messages';
import { messages } from '../../features/cart/messages';
import { CartFailure } from '../../page/cart-failure';
import { EmptyList } from '../../page/empty-list';
import { ListSkeleton } from '../../page/list-skeleton';
import page from '../../page/page.module.css';
import { useFocusAfterRemoval } from '../../page/use-focus-after-removal';
import { useFreshCart } from '../../page/use-fresh-cart';
import { paths } from '../../paths';
import { select, selectedLines } from '../../selection/selection';
import { useSelection } from '../../selection/use-selection';
import styles from './page.module.css';

/** /cart: the cart lines by store, and the selection to order now. */
export default function CartScreen() {
  const cart = useFreshCart();
  const { status, above, below } = usePaymentNotices(cart.status);
  const content = useFocusAfterRemoval(cart.lines.length);
  const [selection, changeSelection] = useSelection();
  const onSelect = (some: readonly CartItem[], selected: boolean) =>
    changeSelection((before) => select(before, some, selected));
  const choice = { cart: cart.lines, selection, onSelect };
  return (
    <div className={page.page} ref={content} tabIndex={-1}>
      <Breadcrumb
        items={[
          { title: shared.home, to: paths.home },
          { title: messages.shop, to: paths.shop },
          { title: shared.cart },
        ]}
      />
      <header className={styles.head}>
        <h1>{shared.cart}</h1>
        {status === 'ready' && cart.lines.length > 0 && <CartToolbar {...choice} />}
      </header>
      {above}
      {status !== 'loading' && <CartNotices />}
      {status === 'failed' && <CartFailure busy={cart.busy} onRetry={cart.refresh} />}
      {status === 'loading' && <ListSkeleton label={shared.cartLoading} />}
      {status === 'ready' && <CartContent {...choice} />}
      {below}
    </div>
  );
}

function CartContent({ cart, selection, onSelect }: CartToolbarProps) {
  const selected = selectedLines(selection, cart);
  const coupon = useCartCoupon(selected);
  if (cart.length === 0) return <EmptyList title={messages.cartEmpty} toWishlist />;
  const { couponCode, deliveryType } = coupon.draft;
  return (
    <div className={page.columns}>
      <div className={page.stack}>
        {groupByStore(cart).map((store) => (
          <StoreGroup key={store.vendorId} store={store} selection={selection} onSelect={onSelect} />
        ))}
      </div>
      <aside className={page.aside}>
        <div className={page.stack}>
          <CartSummary
            cart={cart}
            selected={selected}
            discount={coupon.discount}
            hasCoupon={Boolean(couponCode)}
            toAddress={deliveryType === 'Drop off'}
          />
          {selected.length > 0 && <CartCoupon lines={selected} coupon={coupon} />}
        </div>
      </aside>
    </div>
  );
}
