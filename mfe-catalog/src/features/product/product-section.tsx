import { type ReactNode, useId } from 'react';
import styles from './product-section.module.css';

/** A titled section of the product page below the buy box. */
export function ProductSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
