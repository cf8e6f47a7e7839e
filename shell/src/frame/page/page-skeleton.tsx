import { messages } from '../../app/messages';
import styles from './page-skeleton.module.css';

/** Placeholder for a page, tall enough to keep the footer in place. `title` is the heading of that page. */
export function PageSkeleton({ title }: { title?: string }) {
  return (
    <div className={styles.skeleton}>
      {title ? <h1>{title}</h1> : <div data-scripted className={styles.bar} />}
      <noscript>{messages.needsScripts}</noscript>
      <div data-scripted className={styles.block} role="status" aria-label={messages.loadingPage} />
      <div data-scripted className={styles.block} />
    </div>
  );
}
