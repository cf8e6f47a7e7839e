import type { CartItem } from '@nkm/contracts';
import { Breadcrumb, Button, EmptyState } from '@nkm/ui';
import { CartCoupon } from '../../features/checkout/cart-coupon';
import { CartSummary } from '../../features/cart/cart-summary';
import { CartToolbar } from '../../features/cart/cart-toolbar';
import { CartNotices } from '../../features/cart/cart-notices';
import { StoreGroup } from '../../features/cart/store-group';
import { groupByStore } from '../../common/cart-line/group-by-store';
import { messages } from '../../messages';
import { CartFailure } from '../../common/page/cart-failure';
import { ListSkeleton } from '../../common/page/list-skeleton';
import page from '../../common/page/page.module.css';
import { useFreshCart } from '../../common/page/use-fresh-cart';
import { paths } from '../../paths';
import { select, selectedLines } from '../../common/selection/selection';
import { useSelection } from '../../common/selection/use-selection';

/** /cart (spec 2 §2): the cart lines by store, and the selection to order now. */
export default function CartScreen() {
  return (
    <div className={page.page}>
      <Breadcrumb
        items={[
          { title: messages.home, to: paths.home },
          { title: messages.shop, to: paths.shop },
          { title: messages.cart },
        ]}
      />
      <h1>{messages.cart}</h1>
      <CartNotices />
      <CartContent />
    </div>
  );
}

function CartContent() {
  const { status, lines, busy, refresh } = useFreshCart();
  if (status === 'failed') return <CartFailure busy={busy} onRetry={refresh} />;
  if (status === 'loading') return <ListSkeleton label={messages.cartLoading} />;
  if (lines.length === 0) {
    return <EmptyState title={messages.cartEmpty} action={<Button to={paths.shop}>{messages.goShopping}</Button>} />;
  }
  return <FilledCart lines={lines} />;
}

function FilledCart({ lines }: { lines: CartItem[] }) {
  const [selection, changeSelection] = useSelection();
  const onSelect = (some: readonly CartItem[], selected: boolean) =>
    changeSelection((before) => select(before, some, selected));
  const selected = selectedLines(selection, lines);
  return (
    <div className={page.columns}>
      <div className={page.stack}>
        <CartToolbar cart={lines} selection={selection} onSelect={onSelect} />
        {groupByStore(lines).map((store) => (
          <StoreGroup key={store.vendorId} store={store} selection={selection} onSelect={onSelect} />
        ))}
      </div>
      <aside className={page.aside}>
        <div className={page.stack}>
          <CartSummary cart={lines} selected={selected} />
          {selected.length > 0 && <CartCoupon lines={selected} />}
        </div>
      </aside>
    </div>
  );
}
