import { Pagination } from '@nkm/ui';
import type { ReactNode } from 'react';
import { BannerCarousel } from '../../banners/banner-carousel';
import { messages } from '../../messages';
import { bannersFor } from './banners-for';
import parts from '../../products/page.module.css';
import { ProductList } from '../../products/product-list';
import { BrandStrip, CompareLink, FilterChips, Sidebar } from './deferred-parts';
import { hasFilters } from './filters';
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
/** Ids of the list and its sidebar, for links to them. */
const LIST_ID = 'products';
const SIDEBAR_ID = 'filters';

export interface ListingProps {
  heading: string;
  listing: ListingData;
  around: Pick<Surroundings, 'categories'> & Partial<Surroundings>;
  sorts: Sorts;
  pathname: string;
  /** Slug of the shown category. */
  current?: string;
  /** A note on the whole list, below its heading. */
  note?: ReactNode;
  /** Replaces an empty list. */
  empty: ReactNode;
  nextLabel: string;
  /** A page change scrolls to the list, not to the top (CAT-RULE-007). */
  scrollsToList?: boolean;
}

/** A page of products with filters, sort order, total and pagination. */
export function Listing(props: ListingProps) {
  const { heading, listing, around, sorts, pathname, current, note, empty, nextLabel, scrollsToList } = props;
  const { cards, page, pages, total, view } = listing;
  const before = (page - 1) * PAGE_SIZE;
  const hrefOf = (target: number) =>
    listingHref(pathname, { ...listing, page: target }, sorts) + (scrollsToList ? `#${LIST_ID}` : '');
  const list = { listing, sorts, pathname };
  const sidebar = { ...list, categories: around.categories, current };
  const banners = bannersFor(current, around.banners ?? [], around.categories ?? []);
  const isNarrowed = hasFilters(listing.filters);
  const hasBrands = (listing.facets?.brand.length ?? 0) > 1;
  const between = around.banners && page === 1 && !isNarrowed && (hasBrands || banners.length > 0) && (
    <div className={parts.part}>
      <BannerCarousel banners={banners} sizes={LIST_BANNER_SIZES} />
      <BrandStrip {...list} />
    </div>
  );
  const hasSidebar = listing.facets !== null || around.categories !== null;
  return (
    <div className={hasSidebar ? styles.columns : undefined}>
      {hasSidebar && (
        <aside id={SIDEBAR_ID} className={styles.side} aria-label={messages.filters.title}>
          <a href={`#${LIST_ID}`} className={styles.skip}>
            {words.skip}
          </a>
          <Sidebar {...sidebar} />
        </aside>
      )}
      <div className={`${parts.part} ${styles.main}`}>
        <header className={styles.header}>
          <h1>{heading}</h1>
          <p className={styles.total} role="status">
            {total > 0 && words.total(total)}
          </p>
        </header>
        <div className={styles.tools}>
          {hasSidebar && (total > 0 || isNarrowed) && <SidebarOpener {...sidebar} sidebarId={SIDEBAR_ID} />}
          {total > 0 && <SortSelect {...list} address={listing} />}
          {total > 0 && <ViewToggle {...list} address={listing} />}
          {view === 'list' && <CompareLink />}
        </div>
        {note}
        {listing.refused && (
          <p className={styles.refused} role="alert">
            {Object.values(listing.refused).map(messages.filters.notAPrice).join(' ')}
          </p>
        )}
        {isNarrowed && <FilterChips {...list} />}
        <section id={LIST_ID} aria-label={words.products}>
          {cards.length > 0 ? (
            <ProductList products={cards} view={view} label={words.products} heading="h2" first between={between} />
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
