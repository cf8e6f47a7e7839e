import type { CardData } from './card';
import { CardGrid } from './card-grid';
import { latePart } from '../late/late-part';
import type { CatalogRowProps } from './catalog-row';
import page from './page.module.css';
// The rows come later, the server's HTML of them does not.
import './product-list.module.css';

/** Most shoppers stay with the cards. */
const LateRow = latePart<CatalogRowProps>(
  async () => (await import(/* webpackChunkName: "catalog-row" */ './catalog-row')).CatalogRow,
  { atOnce: true },
);

export interface ProductListProps {
  products: readonly CardData[];
  /** Cards side by side, or rows with the description (spec 1 §2.10). */
  view: 'grid' | 'list';
  label: string;
  /** It is in the first view of the page. */
  first?: boolean;
  /** Level of the titles: one below the heading above the list. */
  heading?: 'h2' | 'h3';
}

/** Products in the view that the shopper chose. */
export function ProductList({ products, view, label, first, heading = 'h3' }: ProductListProps) {
  if (view === 'grid') return <CardGrid products={products} label={label} first={first} heading={heading} />;
  return (
    <ul className={page.part} aria-label={label}>
      {products.map((product, index) => (
        <li key={product.id}>
          <LateRow product={product} heading={heading} priority={first && index === 0} />
        </li>
      ))}
    </ul>
  );
}
