import type { ScreenProps } from '@nkm/contracts';
import { Breadcrumb, Button, EmptyState } from '@nkm/ui';
import { BannerCarousel } from '../../banners/banner-carousel';
import { messages as words } from '../../features/deals/messages';
import styles from '../../features/deals/products-first.module.css';
import { messages } from '../../messages';
import { paths } from '../../paths';
import { CardGrid } from '../../products/card-grid';
import four from '../../products/fours.module.css';
import page from '../../products/page.module.css';
import { ProductCarousel } from '../../products/product-carousel';
import type { HotDealsData } from './data';

/** /Hot-Deals (CAT-ROUTE-014). */
export default function HotDealsPage({ data: { banners, top, best } }: ScreenProps<HotDealsData>) {
  const title = messages.titles.hotDeals;
  return (
    <div className={`${page.page} ${styles.page}`}>
      <Breadcrumb items={[{ title: messages.listing.home, to: paths.home() }, { title }]} />
      <h1>{title}</h1>
      <BannerCarousel banners={banners} first />
      <section className={`${page.part} ${styles.top}`} aria-labelledby="top-deals">
        <h2 id="top-deals">{words.hot.top}</h2>
        {top.length > 0 ? (
          <CardGrid products={top} label={words.hot.top} first className={four.fours} />
        ) : (
          <EmptyState
            title={words.hot.noneTop}
            action={<Button to={paths.shop()}>{messages.home.allProducts}</Button>}
          />
        )}
      </section>
      <ProductCarousel title={words.hot.best} products={best} />
    </div>
  );
}
