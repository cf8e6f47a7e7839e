import type { ProductFilters } from '@nkm/contracts';
import { useTopic } from '@nkm/platform';
import { Link } from 'react-router-dom';
import { messages } from '../../messages';
import pills from '../../products/pills.module.css';
import { filterEntries } from './filters';
import { filterLabel } from './filter-label';
import { listingHref } from './listing-address';
import type { ListingData } from './load-listing';
import { withoutFilter } from './read-filters';
import type { Sorts } from './sorts';

const { listing: words } = messages;

export interface FilterChipsProps {
  listing: ListingData;
  sorts: Sorts;
  pathname: string;
}

/** The active filters as chips, each of which removes one value. */
export function FilterChips({ listing, sorts, pathname }: FilterChipsProps) {
  const { filters } = listing;
  const display = useTopic('currency');
  const hrefWith = (others: ProductFilters) => listingHref(pathname, { ...listing, page: 1, filters: others }, sorts);
  return (
    <ul className={pills.pills} aria-label={words.chosenFilters}>
      {filterEntries(filters).map(([name, value]) => {
        const label = filterLabel(listing, name, value, display);
        return (
          <li key={`${name} ${value}`}>
            <Link
              className={pills.pill}
              to={hrefWith(withoutFilter(filters, name, value))}
              preventScrollReset
              aria-label={words.removeFilter(label)}
            >
              {`${label} ✕`}
            </Link>
          </li>
        );
      })}
      <li>
        <Link className={pills.pill} to={hrefWith({})} preventScrollReset>
          {words.clearFilters}
        </Link>
      </li>
    </ul>
  );
}
