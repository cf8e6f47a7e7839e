import type { ReactNode } from 'react';
import { BarePage } from './bare-page';
import styles from './mailed-page.module.css';

/** A bare page with a heading, which a link in an email opens. */
export function MailedPage({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <BarePage>
      <div className={styles.content}>
        <h1>{heading}</h1>
        {children}
      </div>
    </BarePage>
  );
}
