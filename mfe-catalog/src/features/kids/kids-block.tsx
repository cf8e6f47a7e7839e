import { Carousel } from '@nkm/ui';
import { CatalogCard } from '../../products/catalog-card';
import styles from './kids.module.css';
import type { KidsHomeData } from './load-kids-home';
import { messages } from './messages';

/** Milliseconds between automatic steps of a block (CAT-CONST-014). */
export const BLOCK_MS = 7000;

/** A heading with its product carousel, which is the region of that name. */
export function KidsBlock({ block: { title, products } }: { block: KidsHomeData['blocks'][number] }) {
  return (
    <div className={styles.block}>
      <h2>{title}</h2>
      {products.length > 0 ? (
        <Carousel label={title} kind="products" autoPlayMs={BLOCK_MS}>
          {products.map((product) => (
            <CatalogCard key={product.id} product={product} heading="h3" />
          ))}
        </Carousel>
      ) : (
        <p>{messages.nothing}</p>
      )}
    </div>
  );
}
