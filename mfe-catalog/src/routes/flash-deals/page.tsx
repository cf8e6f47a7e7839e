import type { ScreenProps } from '@nkm/contracts';
import { Breadcrumb } from '@nkm/ui';
import { BannerCarousel } from '../../banners/banner-carousel';
import { FlashDeals } from '../../features/deals/flash-deals';
import { FlashTerms } from '../../features/deals/flash-terms';
import { messages as words } from '../../features/deals/messages';
import styles from '../../features/deals/products-first.module.css';
import { messages } from '../../messages';
import { paths } from '../../paths';
import { CardGrid } from '../../products/card-grid';
import page from '../../products/page.module.css';
import type { FlashDealsData } from './data';

/** /Flash-Deals (CAT-ROUTE-013). */
export default function FlashDealsPage({ data: { banners, flash, others } }: ScreenProps<FlashDealsData>) {
  const title = messages.titles.flashDeals;
  return (
    <div className={`${page.page} ${styles.page}`}>
      <Breadcrumb items={[{ title: messages.listing.home, to: paths.home() }, { title }]} />
      <h1>{title}</h1>
      <BannerCarousel banners={banners} first />
      <FlashDeals initial={flash} />
      <FlashTerms />
      {others.length > 0 && (
        <section className={page.part} aria-labelledby="other-deals">
          <h2 id="other-deals">{words.flash.others}</h2>
          <CardGrid products={others} label={words.flash.others} />
        </section>
      )}
    </div>
  );
}
