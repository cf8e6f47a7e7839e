import type { ScreenProps } from '@nkm/contracts';
import { Deferred, deferred } from '@nkm/ui';
import { CategoryBlock } from '../../features/home/category-block';
import { HomeBanners } from '../../features/home/home-banners';
import { HotNewArrivals } from '../../features/home/hot-new-arrivals';
import styles from '../../features/home/home.module.css';
import type { HomeData } from '../../features/home/load-home';
import { SiteFeatures } from '../../features/home/site-features';
import { TopCategoriesLinks } from '../../features/home/top-categories-links';
import { messages } from '../../messages';
import { paths } from '../../paths';
import page from '../../products/page.module.css';
import { ProductCarousel } from '../../products/product-carousel';

const Invitation = deferred(
  async () => (await import(/* webpackChunkName: "invitation" */ '../../features/invitation/invitation')).Invitation,
);

export default function Home({ data }: ScreenProps<HomeData>) {
  const { brand, banners, sideBanners, blocks, newest, deals, topCategories } = data;
  const [first, ...further] = blocks;
  const isFirst = banners.length === 0;
  return (
    <div className={page.page}>
      <h1 className={`${styles.heading} ${styles.early}`}>{messages.home.heading(brand)}</h1>
      <HomeBanners banners={banners} sideBanners={sideBanners} />
      <SiteFeatures />
      {first && <CategoryBlock block={first} first={isFirst} className={styles.early} />}
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
