import { EmptyState } from '@nkm/ui';
import { Link } from 'react-router-dom';
import { messages } from '../../messages';
import { paths } from '../../paths';
import type { CardData } from '../../products/card';
import { CardGrid } from '../../products/card-grid';
import four from '../../products/fours.module.css';
import page from '../../products/page.module.css';
import styles from './hot-new-arrivals.module.css';

const HEADING_ID = 'hot-new-arrivals';

export function HotNewArrivals({ products, first }: { products: readonly CardData[]; first?: boolean }) {
  return (
    <section className={`${page.part} ${styles.arrivals}`} aria-labelledby={HEADING_ID}>
      <header className={page.top}>
        <h2 id={HEADING_ID}>{messages.home.hotNewArrivals}</h2>
        <Link className={page.all} to={paths.shop()}>
          {messages.home.viewAll}
        </Link>
      </header>
      {products.length > 0 ? (
        <CardGrid products={products} label={messages.home.hotNewArrivals} first={first} className={four.fours} />
      ) : (
        <EmptyState title={messages.listing.noProductInShop} />
      )}
    </section>
  );
}
