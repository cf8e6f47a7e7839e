import { Pagination } from '@nkm/ui';
import type { ReactNode } from 'react';
import { BannerCarousel } from '../../adverts/banner-carousel';
import { messages } from '../../messages';
import parts from '../../products/page.module.css';
import { ProductList } from '../../products/product-list';
import { hasFilters } from './filters';
import { LateBrandStrip, LateCompareLink, LateFilterChips, LateSidebar } from './late-list-parts';
import { listingHref } from './listing-address';
import { LIST_BANNER_SIZES } from './listing-picture';
import styles from './listing.module.css';
import type { ListingData } from './load-listing';
import type { Surroundings } from './load-surroundings';
import { PAGE_SIZE } from './page-size';
import { SidebarOpener } from './sidebar-opener';
import { SortSelect } from './sort-select';
import type { Sorts } from './sorts';
import { ViewToggle } from './view-toggle';

const { listing: words } = messages;
/** Ids of the list and of what stands beside it, for addresses that lead there. */
const LIST_ID = 'products';
const SIDEBAR_ID = 'filters';

export interface ListingProps {
  heading: string;
  listing: ListingData;
  around: Pick<Surroundings, 'categories'> & Partial<Surroundings>;
  sorts: Sorts;
  pathname: string;
  /** Slug of the category that the list shows. */
  current?: string;
  /** Said of the whole list, below its heading. */
  note?: ReactNode;
  /** What stands in the place of an empty list. */
  empty: ReactNode;
  nextLabel: string;
  /** Another page shows the list, not the top of the page (spec 1 §2.10). */
  scrollsToList?: boolean;
}

/** A page of products with what it can be narrowed by, its order, its total and the ways to the other pages. */
export function Listing(props: ListingProps) {
  const { heading, listing, around, sorts, pathname, current, note, empty, nextLabel, scrollsToList } = props;
  const { cards, page, pages, total, view } = listing;
  const before = (page - 1) * PAGE_SIZE;
  const hrefOf = (target: number) =>
    listingHref(pathname, { ...listing, page: target }, sorts) + (scrollsToList ? `#${LIST_ID}` : '');
  const list = { listing, sorts, pathname };
  const sidebar = { ...list, categories: around.categories, current };
  const banners = around.banners ?? [];
  const isNarrowed = hasFilters(listing.filters);
  const hasSidebar = listing.facets !== null || around.categories !== null;
  return (
    <div className={hasSidebar ? styles.columns : undefined}>
      {hasSidebar && (
        <aside id={SIDEBAR_ID} className={styles.side} aria-label={messages.filters.title}>
          <a href={`#${LIST_ID}`} className={styles.skip}>
            {words.skip}
          </a>
          <LateSidebar {...sidebar} />
        </aside>
      )}
      <div className={`${parts.part} ${styles.main}`}>
        <BannerCarousel banners={banners} sizes={LIST_BANNER_SIZES} first />
        {around.banners && page === 1 && !isNarrowed && <LateBrandStrip {...list} />}
        <header className={styles.header}>
          <h1>{heading}</h1>
          <p className={styles.total} role="status">
            {total > 0 && words.total(total)}
          </p>
          {hasSidebar && (total > 0 || isNarrowed) && <SidebarOpener {...sidebar} sidebarId={SIDEBAR_ID} />}
          {view === 'list' && <LateCompareLink />}
          {total > 0 && <SortSelect {...list} address={listing} />}
          {total > 0 && <ViewToggle {...list} address={listing} />}
        </header>
        {note}
        {listing.refused && (
          <p className={styles.refused} role="alert">
            {Object.values(listing.refused).map(messages.filters.notAPrice).join(' ')}
          </p>
        )}
        {isNarrowed && <LateFilterChips {...list} />}
        <section id={LIST_ID} aria-label={words.products}>
          {cards.length > 0 ? (
            <ProductList
              products={cards}
              view={view}
              label={words.products}
              heading="h2"
              first={banners.length === 0}
            />
          ) : (
            empty
          )}
        </section>
        {total > 0 && <p className={styles.total}>{words.range(before + 1, before + cards.length, total)}</p>}
        <Pagination
          page={page}
          totalPages={pages}
          hrefOf={hrefOf}
          controls={LIST_ID}
          label={words.pages}
          prevLabel={words.previous}
          nextLabel={nextLabel}
        />
      </div>
    </div>
  );
}
