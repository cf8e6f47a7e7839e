import type { ScreenProps } from '@nkm/contracts';
import { Breadcrumb, Deferred } from '@nkm/ui';
import { Banner } from '../../banners/banner';
import { BannerCarousel } from '../../banners/banner-carousel';
import { KidsBlock } from '../../features/kids/kids-block';
import { KidsBrands } from '../../features/kids/kids-brands';
import { KidsMenu } from '../../features/kids/kids-menu';
import { KIDS_BANNER_SIZES } from '../../features/kids/kids-picture';
import styles from '../../features/kids/kids.module.css';
import type { KidsHomeData } from '../../features/kids/load-kids-home';
import { messages } from '../../features/kids/messages';
import { SearchTrending } from '../../features/kids/search-trending';
import { messages as shared } from '../../messages';
import { paths } from '../../paths';
import page from '../../products/page.module.css';

/** Two side by side on wide screens. */
const SIDE_SIZES = '(min-width: 1240px) 590px, (min-width: 600px) 48vw, 100vw';

/** /kids-home (CAT-ROUTE-002). */
export default function KidsHome({ data }: ScreenProps<KidsHomeData>) {
  const { brand, menu, banners, sideBanners, hotTrending, brands, blocks } = data;
  return (
    <div className={page.page}>
      <Breadcrumb items={[{ title: shared.listing.home, to: paths.home() }, { title: shared.titles.kidsHome }]} />
      <h1>{messages.heading(brand)}</h1>
      <KidsMenu menu={menu} />
      <BannerCarousel banners={banners} sizes={KIDS_BANNER_SIZES} first />
      <SearchTrending hot={hotTrending} />
      <Deferred>
        {blocks.slice(0, 2).map((block) => (
          <KidsBlock key={block.id} block={block} />
        ))}
        {sideBanners.length > 0 && (
          <section className={styles.banners} aria-label={messages.banners}>
            {sideBanners.map((banner) => (
              <Banner key={banner.id} banner={banner} sizes={SIDE_SIZES} />
            ))}
          </section>
        )}
        {blocks.slice(2).map((block) => (
          <KidsBlock key={block.id} block={block} />
        ))}
        <KidsBrands brands={brands} />
      </Deferred>
    </div>
  );
}
