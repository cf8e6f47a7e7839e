import { Pagination } from '@nkm/ui';
import type { ReactNode } from 'react';
import { messages } from '../../messages';
import { CardGrid } from '../../products/card-grid';
import { listingHref } from './listing-address';
import styles from './listing.module.css';
import type { ListingData } from './load-listing';
import { SortSelect } from './sort-select';
import type { Sorts } from './sorts';

/** Id of the list, for addresses that lead to it. */
const LIST_ID = 'products';

export interface ListingProps {
  heading: string;
  listing: ListingData;
  sorts: Sorts;
  pathname: string;
  /** What stands in the place of an empty list. */
  empty: ReactNode;
  nextLabel: string;
  /** Another page shows the list, not the top of the page (spec 1 §2.10). */
  scrollsToList?: boolean;
}

/** A page of products with its order, its total and the ways to the other pages. */
export function Listing({ heading, listing, sorts, pathname, empty, nextLabel, scrollsToList }: ListingProps) {
  const { cards, page, pages, sort, total } = listing;
  const hrefOf = (target: number) =>
    listingHref(pathname, { page: target, sort }, sorts) + (scrollsToList ? `#${LIST_ID}` : '');
  return (
    <>
      <header className={styles.header}>
        <h1>{heading}</h1>
        {total > 0 && (
          <>
            <p className={styles.total}>{messages.listing.total(total)}</p>
            <div className={styles.sort}>
              <SortSelect sort={sort} sorts={sorts} pathname={pathname} />
            </div>
          </>
        )}
      </header>
      <section id={LIST_ID} aria-label={messages.listing.products}>
        {cards.length > 0 ? <CardGrid products={cards} label={messages.listing.products} heading="h2" first /> : empty}
      </section>
      <Pagination
        page={page}
        totalPages={pages}
        hrefOf={hrefOf}
        label={messages.listing.pages}
        prevLabel={messages.listing.previous}
        nextLabel={nextLabel}
      />
    </>
  );
}
