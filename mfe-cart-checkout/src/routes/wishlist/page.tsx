import { useTopic } from '@nkm/platform';
import { Breadcrumb } from '@nkm/ui';
import { WishlistRow } from '../../features/wishlist/wishlist-row';
import { messages as shared } from '../../messages';
import { messages } from '../../features/wishlist/messages';
import { CartFailure } from '../../page/cart-failure';
import { EmptyList } from '../../page/empty-list';
import { ListSkeleton } from '../../page/list-skeleton';
import page from '../../page/page.module.css';
import { useFocusAfterRemoval } from '../../page/use-focus-after-removal';
import { useFreshCart } from '../../page/use-fresh-cart';
import { paths } from '../../paths';

/** /wishlist (CART-ROUTE-001). */
export default function WishlistScreen() {
  const { products = [] } = useTopic('wishlist');
  const content = useFocusAfterRemoval(products.length);
  return (
    <div className={page.page}>
      <Breadcrumb items={[{ title: shared.home, to: paths.home }, { title: messages.wishlist }]} />
      <h1>{messages.wishlist}</h1>
      <div ref={content} tabIndex={-1}>
        <WishlistContent />
      </div>
    </div>
  );
}

function WishlistContent() {
  const { status: loading, busy, refresh } = useFreshCart(); // both lists are loaded together
  const { status, products = [] } = useTopic('wishlist');
  if (loading === 'failed') return <CartFailure busy={busy} onRetry={refresh} />;
  if (status === 'loading') return <ListSkeleton label={messages.wishlistLoading} />;
  if (products.length === 0) return <EmptyList title={messages.wishlistEmpty} />;
  return (
    <ul className={page.stack}>
      {products.map((product) => (
        <WishlistRow key={product.id} product={product} />
      ))}
    </ul>
  );
}
