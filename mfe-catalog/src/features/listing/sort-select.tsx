import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { messages } from '../../messages';
import pills from '../../products/pills.module.css';
import { HiddenFields } from './hidden-fields';
import { addressEntries, listingHref, type ListingAddress } from './listing-address';
import styles from './listing.module.css';
import type { Sort, Sorts } from './sorts';

const { listing: words } = messages;

export interface SortSelectProps {
  address: ListingAddress;
  sorts: Sorts;
  /** Path of the list. */
  pathname: string;
}

/** The sort order; a new order starts at page 1. Without scripts it is a form with a button. */
export function SortSelect({ address, sorts, pathname }: SortSelectProps) {
  const navigate = useNavigate();
  const id = useId();
  const others = addressEntries({ ...address, page: 1, sort: sorts[0] }, sorts);
  return (
    <form className={styles.sort} action={pathname}>
      <HiddenFields entries={others} />
      <label htmlFor={id}>{words.sortBy}</label>
      <select
        id={id}
        name="sort"
        className={pills.pill}
        value={address.sort}
        onChange={({ target }) =>
          void navigate(listingHref(pathname, { ...address, page: 1, sort: target.value as Sort }, sorts))
        }
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {messages.sorts[sort]}
          </option>
        ))}
      </select>
      <noscript>
        <button className={pills.pill}>{words.apply}</button>
      </noscript>
    </form>
  );
}
