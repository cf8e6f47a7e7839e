import { Carousel, FailurePanel, SkeletonCard } from '@nkm/ui';
import type { CardData } from '../../products/card';
import { CatalogCard } from '../../products/catalog-card';
import page from '../../products/page.module.css';
import { messages } from './messages';
import type { Loaded } from './use-loaded';
import styles from './product-row.module.css';

/** Milliseconds between automatic steps (CAT-CONST-012). */
const AUTO_PLAY_MS = 10_000;
/** Number of card skeletons (CAT-CONST-015). */
const LOADERS = 4;

export interface ProductRowProps {
  title: string;
  row: Loaded<CardData[]>;
  onRetry?: () => void;
}

/** A product carousel below a product: skeletons, cards or an error; nothing without products. */
export function ProductRow({ title, row, onRetry }: ProductRowProps) {
  if (row.status === 'ready' && row.data.length === 0) return null;
  return (
    <div className={`${page.part} ${page.row}`}>
      <h2>{title}</h2>
      {row.status === 'loading' && (
        <div className={styles.loaders} role="status" aria-label={messages.loading(title)}>
          {Array.from({ length: LOADERS }, (_, index) => (
            <SkeletonCard key={index} />
          ))}
        </div>
      )}
      {row.status === 'failed' && <FailurePanel title={messages.rowUnavailable} onRetry={onRetry} />}
      {row.status === 'ready' && (
        <Carousel className={styles.row} label={title} kind="products" autoPlayMs={AUTO_PLAY_MS}>
          {row.data.map((product) => (
            <CatalogCard key={product.id} product={product} heading="h3" />
          ))}
        </Carousel>
      )}
    </div>
  );
}
