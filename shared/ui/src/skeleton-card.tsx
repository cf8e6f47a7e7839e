import { Skeleton } from './skeleton';
import styles from './skeleton-card.module.css';

/** The shape of a product card. */
export function SkeletonCard() {
  return (
    <div className={styles.card} aria-hidden="true">
      <Skeleton shape="picture" />
      <div className={styles.body}>
        <Skeleton />
        <Skeleton />
        <Skeleton shape="title" />
      </div>
    </div>
  );
}
