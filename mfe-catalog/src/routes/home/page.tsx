import type { ScreenProps } from '@nkm/contracts';
import { Deferred, deferred } from '@nkm/ui';
import { CategoryBlock } from '../../features/home/category-block';
import { HomeBanners } from '../../features/home/home-banners';
import { HotNewArrivals } from '../../features/home/hot-new-arrivals';
// The code of the strip is deferred, but its server HTML needs these styles at once.
import '../../features/home/price-strip.module.css';
import styles from '../../features/home/home.module.css';
import type { HomeData } from '../../features/home/load-home';
import { SiteFeatures } from '../../features/home/site-features';
import { TopCategoriesLinks } from '../../features/home/top-categories-links';
import { RecentlyViewed } from '../../features/product/recently-viewed/deferred-recently-viewed';
import { messages } from '../../messages';
import { paths } from '../../paths';
import page from '../../products/page.module.css';
import { ProductCarousel } from '../../products/product-carousel';

/** The links work at once; only the countdown needs code. */
const PriceStrip = deferred(
  async () => (await import(/* webpackChunkName: "price-strip" */ '../../features/home/price-strip')).PriceStrip,
);
const Invitation = deferred(
  async () => (await import(/* webpackChunkName: "invitation" */ '../../features/invitation/invitation')).Invitation,
);

export default function Home({ data }: ScreenProps<HomeData>) {
  const { brand, banners, sideBanners, blocks, newest, deals, strip, topCategories } = data;
  const [first, ...further] = blocks;
  const isFirst = banners.length === 0;
  return (
    <div className={page.page}>
      <h1 className={`${styles.heading} ${styles.early}`}>{messages.home.heading(brand)}</h1>
      {strip.products.length > 0 && (
        <div className={styles.early}>
          <PriceStrip strip={strip} />
        </div>
      )}
      <HomeBanners banners={banners} sideBanners={sideBanners} />
      <SiteFeatures />
      {first && <CategoryBlock block={first} first={isFirst} className={styles.early} />}
      <RecentlyViewed />
      {further.map((block) => (
        <Deferred key={block.slug}>
          <CategoryBlock block={block} />
        </Deferred>
      ))}
      <ProductCarousel title={messages.home.deals} products={deals} all={paths.deals()} />
      <Deferred>
        <HotNewArrivals products={newest} first={isFirst && !first} />
      </Deferred>
      <TopCategoriesLinks categories={topCategories} />
      <Invitation />
    </div>
  );
}
