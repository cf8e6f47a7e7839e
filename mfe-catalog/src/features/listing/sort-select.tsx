import { Select } from '@nkm/ui';
import { useNavigate } from 'react-router-dom';
import { messages } from '../../messages';
import { listingHref } from './listing-address';
import type { Sort, Sorts } from './sorts';

export interface SortSelectProps {
  sort: Sort;
  sorts: Sorts;
  /** Path of the list. */
  pathname: string;
}

/** The order of the list; another order starts at its first page. */
export function SortSelect({ sort, sorts, pathname }: SortSelectProps) {
  const navigate = useNavigate();
  return (
    <Select
      label={messages.listing.sortBy}
      value={sort}
      options={sorts.map((value) => ({ value, label: messages.sorts[value] }))}
      onChange={({ target }) => void navigate(listingHref(pathname, { page: 1, sort: target.value as Sort }, sorts))}
    />
  );
}
