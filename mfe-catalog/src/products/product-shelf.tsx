import { Carousel } from '@nkm/ui';
import { Link } from 'react-router-dom';
import { LaterAlive } from '../late/later-alive';
import { messages } from '../messages';
import type { CardData } from './card';
import { CatalogCard } from './catalog-card';
import page from './page.module.css';

/** Width of a card in the row. */
const SHELF_SIZES = '(min-width: 500px) 208px, 42vw';

export interface ProductShelfProps {
  title: string;
  products: readonly CardData[];
  /** Address where all of them are. */
  all?: string;
}

/** A row of cards below the first view, which scrolls sideways (spec 1 §2.10); nothing where there are none. */
export function ProductShelf({ title, products, all }: ProductShelfProps) {
  if (products.length === 0) return null;
  return (
    <div className={`${page.part} ${page.row}`}>
      <div className={page.top}>
        <h2>{title}</h2>
        {all !== undefined && (
          <Link className={page.all} to={all} aria-label={`${messages.home.viewAll}: ${title}`}>
            {messages.home.viewAll}
          </Link>
        )}
      </div>
      <LaterAlive>
        <Carousel label={title} kind="products">
          {products.map((product) => (
            <CatalogCard key={product.id} product={product} heading="h3" sizes={SHELF_SIZES} />
          ))}
        </Carousel>
      </LaterAlive>
    </div>
  );
}
