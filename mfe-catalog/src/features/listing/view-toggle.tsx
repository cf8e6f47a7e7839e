import { Link } from 'react-router-dom';
import { messages } from '../../messages';
import pills from '../../products/pills.module.css';
import { listingHref, type ListingAddress, type View } from './listing-address';
import type { Sorts } from './sorts';

const VIEWS: readonly View[] = ['grid', 'list'];

export interface ViewToggleProps {
  address: ListingAddress;
  sorts: Sorts;
  pathname: string;
}

/** Switches between cards and rows (CAT-SCR-014). */
export function ViewToggle({ address, sorts, pathname }: ViewToggleProps) {
  return (
    <ul className={pills.pills} aria-label={messages.listing.view}>
      {VIEWS.map((view) => (
        <li key={view}>
          <Link
            className={pills.pill}
            to={listingHref(pathname, { ...address, view }, sorts)}
            preventScrollReset
            aria-current={view === address.view ? 'true' : undefined}
          >
            {messages.listing.views[view]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
