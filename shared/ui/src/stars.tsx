import { averageRating, type StarSummary } from '@nkm/contracts';
import clsx from 'clsx';
import styles from './stars.module.css';

/** One star, drawn from its top with relative commands, so that five of them form one path. */
const STAR = 'l2.47 5.01 5.53.8-4 3.9.94 5.51-4.94-2.6-4.94 2.6.94-5.51-4-3.9 5.53-.8z';
const FIVE = [0, 1, 2, 3, 4].map((star) => `M${10 + 20 * star} 2${STAR}`).join('');

export interface StarsProps {
  /** Counts or percentages for 1 to 5 stars; the component shows the mean (SHR-RULE-004). */
  summary?: Partial<StarSummary> | null;
  /** 0 to 5, instead of a summary. */
  rating?: number;
  /** Number of reviews, shown in brackets. */
  count?: number;
  className?: string;
}

/** A rating as five stars, filled to the mean. */
export function Stars({ summary, rating = averageRating(summary), count, className }: StarsProps) {
  const shown = Math.round(Math.min(5, Math.max(0, rating)) * 10) / 10;
  return (
    <span className={clsx(styles.stars, className)}>
      <svg className={styles.row} viewBox="0 0 100 20" width="80" height="16" role="img">
        <title>{`${shown} out of 5 stars`}</title>
        <path className={styles.empty} d={FIVE} />
        <svg width={20 * shown} height="20">
          <path className={styles.full} d={FIVE} />
        </svg>
      </svg>
      {count !== undefined && <span className={styles.count}>{`(${count})`}</span>}
    </span>
  );
}
