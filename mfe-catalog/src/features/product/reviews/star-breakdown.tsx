import { averageRating, type StarSummary, starShares } from '@nkm/contracts';
import { Stars } from '@nkm/ui';
import { messages as words } from '../messages';
import styles from './star-breakdown.module.css';

/** Average rating and percentage per star (CAT-SCR-037). */
export function StarBreakdown({ summary, count }: { summary: StarSummary; count: number }) {
  return (
    <div className={styles.breakdown}>
      <p className={styles.average}>
        <span className={styles.number} aria-hidden="true">
          {averageRating(summary).toFixed(1)}
        </span>
        <Stars summary={summary} />
        <span className={styles.count}>{words.reviewCount(count)}</span>
      </p>
      <ul className={styles.shares}>
        {starShares(summary).map(({ star, percent }) => (
          <li key={star} className={styles.share}>
            <span>{words.starShare(star)}</span>
            <svg className={styles.bar} width="120" height="8" aria-hidden="true">
              <rect className={styles.filled} width={`${percent}%`} height="100%" />
            </svg>
            <span className={styles.percent}>{`${percent}%`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
