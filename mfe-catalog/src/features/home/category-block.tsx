import { EmptyState } from '@nkm/ui';
import { Link } from 'react-router-dom';
import { messages } from '../../messages';
import { paths } from '../../paths';
import { CardGrid } from '../../products/card-grid';
import pills from '../../products/pills.module.css';
import styles from './category-block.module.css';
import type { HomeBlock } from './load-home';
import { RecommendedList } from './recommended-list';

export interface CategoryBlockProps {
  block: HomeBlock;
  /** The block is in the first view of the page. */
  first?: boolean;
  className?: string;
}

/** A principal category on the home page (CAT-SCR-004). */
export function CategoryBlock({ block, first, className }: CategoryBlockProps) {
  const { title, products, recommended, subcategories } = block;
  return (
    <section className={className ? `${styles.block} ${className}` : styles.block} aria-labelledby={block.slug}>
      <header className={styles.header}>
        <h2 id={block.slug}>{title}</h2>
        {subcategories.length > 0 && (
          <ul className={pills.row}>
            {subcategories.map((subcategory) => (
              <li key={subcategory.slug}>
                <Link className={pills.pill} to={paths.subcategory(subcategory.slug)}>
                  {subcategory.title}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </header>
      <div className={styles.columns}>
        {products.length > 0 ? (
          <CardGrid products={products} label={title} first={first} />
        ) : (
          <EmptyState title={messages.home.noProducts} />
        )}
        {recommended && <RecommendedList products={recommended} />}
      </div>
    </section>
  );
}
