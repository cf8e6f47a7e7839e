import { groupThousands, type PointSummary } from '@nkm/contracts';
import { messages } from './messages';
import styles from './point-cards.module.css';
import { trendOf } from './trend';

const { cards, trend: texts } = messages.dashboard;
const CARDS = ['available', 'earned', 'debitted', 'orders'] as const;

/** Four numbers of the point summary, and how each changed since the time before (ORD-SCR-027). */
export function PointCards({ summary }: { summary: PointSummary }) {
  return (
    <ul className={styles.cards}>
      {CARDS.map((name) => (
        <li key={name} className={styles.card}>
          <h2 className={styles.title}>{cards[name]}</h2>
          <p className={styles.value}>{groupThousands(summary[name] ?? 0)}</p>
          <TrendNote now={summary[name] ?? 0} before={summary.before?.[name]} />
        </li>
      ))}
    </ul>
  );
}

function TrendNote({ now, before }: { now: number; before: number | undefined }) {
  const trend = trendOf(now, before);
  if (trend === null) return null;
  if (trend.direction === 'same') return <p className={styles.trend}>{texts.same}</p>;
  return (
    <p className={styles.trend}>
      <span aria-hidden="true">{trend.direction === 'up' ? '▲ ' : '▼ '}</span>
      <span>{texts[trend.direction](`${trend.percent}%`)}</span>
    </p>
  );
}
