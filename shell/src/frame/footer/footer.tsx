import { deferred } from '@nkm/ui';
// The server renders the footer, and its visible HTML needs these styles at once.
import './privacy-choices.module.css';
import '../newsletter/newsletter-form.module.css';
import { PartFailure } from '../panel/part-failure';
import './footer-icon.module.css';
import styles from './footer.module.css';

/**
 * Promises, newsletter, links, contact and payment. The server renders the footer with the page. In the browser its
 * links work at once, and its code loads after the first view.
 */
export const Footer = deferred(
  async () => (await import(/* webpackChunkName: "footer" */ './footer-content')).FooterContent,
  { loading: () => <footer className={styles.footer} />, failed: ({ retry }) => <PartFailure retry={retry} /> },
);
