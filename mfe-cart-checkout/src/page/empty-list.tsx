import { usePlatform, useTopic } from '@nkm/platform';
import { Button, deferred, EmptyState } from '@nkm/ui';
import { Link } from 'react-router-dom';
import { messages } from '../messages';
import { paths } from '../paths';
import styles from './empty-list.module.css';
import { useState } from 'react';

/**
 * The products that the shopper viewed last, or deals, from a widget of the catalog. The page is complete without it:
 * nothing stands in its place while it loads, when it cannot load, and in a shell without widgets for slices.
 */
function RecentlyViewed() {
  const { loadWidget } = usePlatform();
  const [Row] = useState(() => loadWidget && deferred<object>(() => loadWidget('recently-viewed'), { server: false }));
  return Row ? <Row /> : null;
}

/** Replaces an empty cart or wishlist: ways on, and products. */
export function EmptyList({ title, toWishlist = false }: { title: string; toWishlist?: boolean }) {
  const { status } = useTopic('session');
  return (
    <>
      <EmptyState title={title} action={<Button to={paths.shop}>{messages.goShopping}</Button>} />
      <ul className={styles.ways}>
        {status === 'guest' && (
          <li>
            <Link to={paths.account}>{messages.signIn}</Link>
          </li>
        )}
        <li>
          <Link to={paths.hotDeals}>{messages.seeDeals}</Link>
        </li>
        <li>
          <Link to={paths.coupons}>{messages.findCoupon}</Link>
        </li>
        {toWishlist && (
          <li>
            <Link to={paths.wishlist}>{messages.seeWishlist}</Link>
          </li>
        )}
      </ul>
      <RecentlyViewed />
    </>
  );
}
