import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  title: string;
  heading?: 'h2' | 'h3';
  /** False leaves the part out of the printed page. */
  printed?: boolean;
  children: ReactNode;
}

/** One titled part of the invoice. */
export function Panel({ title, heading: Heading = 'h2', printed = true, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id} data-print={printed ? undefined : 'hidden'}>
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
