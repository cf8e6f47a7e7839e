import { Suspense } from 'react';
import { lazyFooter } from '../footer/lazy-footer';
import styles from './footer.module.css';

const FooterContent = lazyFooter();

/**
 * The end of the page: promises, newsletter, links, contact, payment (spec 1 §2.3). The server writes it with the
 * page; in the browser its links work at once, and its code comes when the page is idle.
 */
export function Footer() {
  return (
    <Suspense fallback={<footer className={styles.footer} />}>
      <FooterContent />
    </Suspense>
  );
}
