import { useFieldValue } from '@nkm/ui';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { messages } from '../../messages';
import pills from '../../products/pills.module.css';
import { useAddressChoice } from '../../use-address-choice';
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
  const [shown, show] = useAddressChoice<string>(address, address.sort);
  const choose = (sort: string) => {
    if (sort === shown) return;
    show(sort);
    void navigate(listingHref(pathname, { ...address, page: 1, sort: sort as Sort }, sorts));
  };
  const field = useFieldValue<HTMLSelectElement>(shown, choose);
  const others = addressEntries({ ...address, page: 1, sort: sorts[0] }, sorts);
  return (
    // The address holds the choice: a value that the browser restores would look like early input.
    <form className={styles.sort} action={pathname} autoComplete="off">
      <HiddenFields entries={others} />
      <label htmlFor={id}>{words.sortBy}</label>
      <select
        ref={field}
        id={id}
        name="sort"
        className={pills.pill}
        defaultValue={address.sort}
        onChange={({ target }) => choose(target.value)}
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
