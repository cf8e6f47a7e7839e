import { deferred } from '@nkm/ui';
import styles from './footer.module.css';
import { PartFailure } from '../panel/part-failure';

/**
 * Promises, newsletter, links, contact and payment. The server renders the footer with the page. In the browser its
 * links work at once, and its code loads after the first view.
 */
export const Footer = deferred(
  async () => (await import(/* webpackChunkName: "footer" */ './footer-content')).FooterContent,
  { loading: () => <footer className={styles.footer} />, failed: ({ retry }) => <PartFailure retry={retry} /> },
);
