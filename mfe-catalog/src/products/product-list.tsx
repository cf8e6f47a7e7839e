import { deferred } from '@nkm/ui';
import { Fragment, type ReactNode } from 'react';
import type { CardData } from './card';
import { CardGrid } from './card-grid';
import type { CatalogRowProps } from './catalog-row';
import page from './page.module.css';
// The code of the rows is deferred, but their server HTML needs these styles at once.
import './product-list.module.css';

/** Deferred, because most shoppers keep the grid view. */
const Row = deferred<CatalogRowProps>(
  async () => (await import(/* webpackChunkName: "catalog-row" */ './catalog-row')).CatalogRow,
);

export interface ProductListProps {
  products: readonly CardData[];
  /** Cards side by side, or rows with the description (CAT-SCR-014). */
  view: 'grid' | 'list';
  label: string;
  /** The list is in the first view of the page. */
  first?: boolean;
  /** Level of the titles: one below the heading above the list. */
  heading?: 'h2' | 'h3';
  /** A part below the second row. */
  between?: ReactNode;
}

/** Rows of the list view before the part between. */
const ROWS_BEFORE = 2;

/** Products in the chosen view. */
export function ProductList({ products, view, label, first, heading = 'h3', between }: ProductListProps) {
  if (view === 'grid')
    return <CardGrid products={products} label={label} first={first} heading={heading} between={between} />;
  return (
    <ul className={page.part} aria-label={label}>
      {products.map((product, index) => (
        <Fragment key={product.id}>
          {index === ROWS_BEFORE && between && <li>{between}</li>}
          <li>
            <Row product={product} heading={heading} priority={first && index === 0} />
          </li>
        </Fragment>
      ))}
    </ul>
  );
}
