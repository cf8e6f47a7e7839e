import { messages } from '../messages';
import styles from './page-skeleton.module.css';

/** Stands where a page will be; tall enough that the footer does not jump. */
export function PageSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label={messages.loadingPage}>
      <div className={styles.bar} />
      <div className={styles.block} />
      <div className={styles.block} />
    </div>
  );
}
