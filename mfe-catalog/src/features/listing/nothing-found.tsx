import { Button, EmptyState } from '@nkm/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CategoryLinks } from '../../categories/get-categories';
import { messages } from '../../messages';
import { paths } from '../../paths';
import pills from '../../products/pills.module.css';
import { hasFilters } from './filters';
import { listingHref } from './listing-address';
import type { ListingData } from './load-listing';
import type { Sorts } from './sorts';

const { listing: words } = messages;

export interface NothingFoundProps {
  /** Each page has its own text (CAT-MSG-011 to CAT-MSG-013). */
  title: string;
  listing: ListingData;
  sorts: Sorts;
  pathname: string;
  categories: readonly CategoryLinks[] | null;
  /** Next step for the shopper when no filters are active. */
  action: ReactNode;
  children?: ReactNode;
}

/** An empty list: the reason, and links to other products. */
export function NothingFound({ title, listing, sorts, pathname, categories, action, children }: NothingFoundProps) {
  const all = listingHref(pathname, { ...listing, page: 1, filters: {} }, sorts);
  const isNarrowed = hasFilters(listing.filters);
  return (
    <>
      <EmptyState title={title} action={isNarrowed ? <Button to={all}>{words.clearFilters}</Button> : action}>
        {isNarrowed ? words.tooNarrow : children}
      </EmptyState>
      {categories && categories.length > 0 && (
        <ul className={pills.row} aria-label={words.categories}>
          {categories.map((category) => (
            <li key={category.slug}>
              <Link className={pills.pill} to={paths.subcategory(category.slug)}>
                {category.title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
