import { Carousel, Deferred } from '@nkm/ui';
import { Link } from 'react-router-dom';
import { messages } from '../messages';
import type { CardData } from './card';
import { CatalogCard } from './catalog-card';
import page from './page.module.css';

/** Width of a card in the carousel. */
const CAROUSEL_SIZES = '(min-width: 500px) 208px, 42vw';

export interface ProductCarouselProps {
  title: string;
  products: readonly CardData[];
  /** Address of the page with all of these products. */
  all?: string;
}

/** A product carousel below the first view; nothing without products. */
export function ProductCarousel({ title, products, all }: ProductCarouselProps) {
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
      <Deferred>
        <Carousel label={title} kind="products">
          {products.map((product) => (
            <CatalogCard key={product.id} product={product} heading="h3" sizes={CAROUSEL_SIZES} />
          ))}
        </Carousel>
      </Deferred>
    </div>
  );
}
