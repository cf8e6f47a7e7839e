import { Link } from 'react-router-dom';
import { messages } from '../../messages';
import pills from '../../products/pills.module.css';
import { listingHref } from './listing-address';
import type { ListingData } from './load-listing';
import type { Sorts } from './sorts';

/** Number of brands in the strip: those with the most products in the list. */
const MOST_BRANDS = 9;

export interface BrandStripProps {
  listing: ListingData;
  sorts: Sorts;
  pathname: string;
}

/** The brands of a list (CAT-SCR-012), each with a link to its products; nothing when the server sends none. */
export function BrandStrip({ listing, sorts, pathname }: BrandStripProps) {
  const brands = listing.facets?.brand.slice(0, MOST_BRANDS) ?? [];
  if (brands.length < 2) return null;
  return (
    <ul className={pills.row} aria-label={messages.listing.brands}>
      {brands.map(({ value, label }) => (
        <li key={value}>
          <Link className={pills.pill} to={listingHref(pathname, { ...listing, filters: { brand: [value] } }, sorts)}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
