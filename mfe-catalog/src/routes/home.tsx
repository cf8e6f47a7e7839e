import type { ScreenProps } from '@nkm/contracts';
import { CategoryBlock } from '../features/home/category-block';
import { HomeBanners } from '../features/home/home-banners';
import { HotNewArrivals } from '../features/home/hot-new-arrivals';
import type { HomeData } from '../features/home/load-home';
import { SiteFeatures } from '../features/home/site-features';
import { TopCategoriesLinks } from '../features/home/top-categories-links';
import { latePart } from '../late/late-part';
import { LaterAlive } from '../late/later-alive';
import { messages } from '../messages';
import { paths } from '../paths';
import page from '../products/page.module.css';
import { ProductShelf } from '../products/product-shelf';

const LateInvitation = latePart(
  async () =>
    (await import(/* webpackChunkName: "newsletter-invitation" */ '../features/invitation/invitation')).Invitation,
);

export default function Home({ data }: ScreenProps<HomeData>) {
  const { brand, banners, sideBanners, blocks, newest, deals, topCategories } = data;
  const [first, ...further] = blocks;
  const isFirst = banners.length === 0;
  return (
    <div className={page.page}>
      <h1>{messages.home.heading(brand)}</h1>
      <HomeBanners banners={banners} sideBanners={sideBanners} />
      <SiteFeatures />
      {first && <CategoryBlock block={first} first={isFirst} />}
      {further.map((block) => (
        <LaterAlive key={block.slug}>
          <CategoryBlock block={block} />
        </LaterAlive>
      ))}
      <ProductShelf title={messages.home.deals} products={deals} all={paths.deals()} />
      <LaterAlive>
        <HotNewArrivals products={newest} first={isFirst && !first} />
      </LaterAlive>
      <TopCategoriesLinks categories={topCategories} />
      <LateInvitation />
    </div>
  );
}
