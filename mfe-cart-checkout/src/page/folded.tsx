import type { ReactNode } from 'react';
import styles from './folded.module.css';
import page from './page.module.css';
import { useWide } from './use-wide';

interface FoldedProps {
  title: string;
  /** What the shopper sees before opening it. */
  brief: string;
  children: ReactNode;
}

/**
 * A card that the page before has shown in full. On a phone it has its title with the short form, and the rest on
 * demand; a wide screen has room for all of it.
 */
export function Folded({ title, brief, children }: FoldedProps) {
  const isWide = useWide();
  if (isWide)
    return (
      <section className={page.card} aria-label={title}>
        <h2>{title}</h2>
        {children}
      </section>
    );
  return (
    <section className={page.card} aria-label={title}>
      <details className={styles.folded}>
        <summary className={styles.summary}>
          <h2>{title}</h2>
          <span className={page.soft}>{brief}</span>
        </summary>
        <div className={page.stack}>{children}</div>
      </details>
    </section>
  );
}
