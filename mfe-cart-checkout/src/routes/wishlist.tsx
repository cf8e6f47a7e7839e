import { useTopic } from '@nkm/platform';
import { Breadcrumb, Button, EmptyState } from '@nkm/ui';
import { WishlistRow } from '../features/wishlist/wishlist-row';
import { messages } from '../messages';
import { CartFailure } from '../page/cart-failure';
import { ListSkeleton } from '../page/list-skeleton';
import page from '../page/page.module.css';
import { useCommand } from '../page/use-command';
import { paths } from '../paths';

/** /wishlist (spec 1 §2.1; the documents do not describe what is on it). */
export default function WishlistScreen() {
  return (
    <div className={page.page}>
      <Breadcrumb items={[{ title: messages.home, to: paths.home }, { title: messages.wishlist }]} />
      <h1>{messages.wishlist}</h1>
      <WishlistContent />
    </div>
  );
}

function WishlistContent() {
  const { failed } = useTopic('cart'); // both lists are loaded together
  const { status, products = [] } = useTopic('wishlist');
  const { busy, run } = useCommand();
  if (failed) {
    return <CartFailure busy={busy} onRetry={() => run((bus) => bus.send('cart.refresh', {}))} />;
  }
  if (status === 'loading') return <ListSkeleton label={messages.wishlistLoading} />;
  if (products.length === 0) {
    return (
      <EmptyState title={messages.wishlistEmpty} action={<Button to={paths.shop}>{messages.goShopping}</Button>} />
    );
  }
  return (
    <ul className={page.stack}>
      {products.map((product) => (
        <WishlistRow key={product.id} product={product} />
      ))}
    </ul>
  );
}
