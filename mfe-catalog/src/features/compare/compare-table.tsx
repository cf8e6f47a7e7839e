import { ProductImage } from '@nkm/ui';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { CompareActions } from './compare-actions';
import type { CompareRow } from './compare-rows';
import styles from './compare.module.css';
import type { ComparedProduct } from './load-compare';
import { messages } from './messages';

/** Matches the column widths in the styles. */
const PICTURE_SIZES = '(min-width: 900px) 200px, 140px';

interface CompareTableProps {
  products: readonly ComparedProduct[];
  rows: readonly CompareRow[];
  onRemove: (slug: string) => void;
}

/** Products as columns. On narrow screens the table scrolls sideways and the row names stay visible. */
export function CompareTable({ products, rows, onRemove }: CompareTableProps) {
  return (
    <section className={styles.scroller} aria-label={messages.caption} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{messages.product}</th>
            {products.map(({ slug, title, image, picture }) => (
              <th key={slug} scope="col">
                <Link className={styles.product} to={paths.product(slug)}>
                  <ProductImage picture={picture} src={image} alt="" sizes={PICTURE_SIZES} />
                  <span>{title}</span>
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <td />
            {products.map((product) => (
              <td key={product.slug}>
                <CompareActions product={product} onRemove={() => onRemove(product.slug)} />
              </td>
            ))}
          </tr>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={products[index]!.slug}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
