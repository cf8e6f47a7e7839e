import { messages } from '../../app/messages';
import styles from './page-skeleton.module.css';

interface PageSkeletonProps {
  /** Heading of the page. */
  title?: string;
  /** The page has no breadcrumb above its heading. */
  isBare?: boolean;
}

/**
 * Placeholder for a page, with the places of its breadcrumb, its heading and its first parts. It is tall enough to keep
 * the footer in place.
 */
export function PageSkeleton({ title, isBare }: PageSkeletonProps) {
  return (
    <div className={styles.skeleton}>
      {!isBare && <div data-scripted className={styles.trail} />}
      {title ? <h1>{title}</h1> : <div data-scripted className={styles.bar} />}
      <noscript>{messages.needsScripts}</noscript>
      <div data-scripted className={styles.block} role="status" aria-label={messages.loadingPage} />
      <div data-scripted className={styles.block} />
      <div data-scripted className={styles.block} />
    </div>
  );
}
