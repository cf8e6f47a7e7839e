import { formatMoney, groupThousands, type PointSummary } from '@nkm/contracts';
import { messages } from './messages';
import styles from './point-cards.module.css';
import { trendOf } from './trend';

const { cards, coins, orderCount, trend: texts } = messages.dashboard;
const CARDS = ['available', 'earned', 'debitted', 'orders'] as const;
type CardName = (typeof CARDS)[number];

/** The number of a card in words: orders, or coins and what they are worth (docs/rules.md "Coins"). */
function wordsOf(name: CardName, value: number): { main: string; worth?: string } {
  if (name === 'orders') return { main: orderCount(value, groupThousands(value)) };
  return { main: coins(value, groupThousands(value)), worth: formatMoney(value) };
}

/** Four numbers of the point summary, and how each changed since the time before (ORD-SCR-027). */
export function PointCards({ summary }: { summary: PointSummary }) {
  return (
    <ul className={styles.cards}>
      {CARDS.map((name) => {
        const { main, worth } = wordsOf(name, summary[name] ?? 0);
        return (
          <li key={name} className={styles.card}>
            <h2 className={styles.title}>{cards[name]}</h2>
            <p className={styles.value}>{main}</p>
            {worth && <p>{worth}</p>}
            <TrendNote now={summary[name] ?? 0} before={summary.before?.[name]} />
          </li>
        );
      })}
    </ul>
  );
}

function TrendNote({ now, before }: { now: number; before: number | undefined }) {
  const trend = trendOf(now, before);
  if (trend === null) return null;
  if (trend.direction === 'same') return <p className={styles.trend}>{texts.same}</p>;
  // From few to many, a percentage says less than the number.
  const by = trend.percent > 100 ? groupThousands(trend.difference) : `${trend.percent}%`;
  return (
    <p className={styles.trend}>
      <span aria-hidden="true">{trend.direction === 'up' ? '▲ ' : '▼ '}</span>
      <span>{texts[trend.direction](by)}</span>
    </p>
  );
}
