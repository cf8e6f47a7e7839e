import { ProductGrid } from '@nkm/ui';
import type { ReactNode } from 'react';
import type { CardData } from './card';
import { FIRST_ROW } from './card-picture';
import { CatalogCard } from './catalog-card';

export interface CardGridProps {
  products: readonly CardData[];
  label: string;
  /** The grid is in the first view of the page. */
  first?: boolean;
  /** Level of the titles: one below the heading above the grid. */
  heading?: 'h2' | 'h3';
  className?: string;
  /** A part across the whole grid, below its second row. */
  between?: ReactNode;
}

export function CardGrid({ products, label, first, heading = 'h3', className, between }: CardGridProps) {
  return (
    <ProductGrid label={label} className={className} between={between}>
      {products.map((product, index) => (
        <CatalogCard key={product.id} product={product} heading={heading} priority={first && index < FIRST_ROW} />
      ))}
    </ProductGrid>
  );
}
