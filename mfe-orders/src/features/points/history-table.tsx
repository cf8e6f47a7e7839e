import { groupThousands, type PointEntry } from '@nkm/contracts';
import { lagosClock, lagosIsoDate } from '@nkm/contracts/lagos-time';
import { Badge, VisuallyHidden } from '@nkm/ui';
import styles from './history-table.module.css';
import { messages } from './messages';

const texts = messages.history;

/** The shopper's coins, earned and spent (ORD-SCR-023). Dates and times are those of Lagos. */
export function HistoryTable({ entries }: { entries: readonly PointEntry[] }) {
  return (
    <table className={styles.table} id="points">
      <caption>
        <VisuallyHidden>{texts.heading}</VisuallyHidden>
      </caption>
      <thead className={styles.head}>
        <tr>
          {[texts.type, texts.operation, texts.description, texts.date, texts.time].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
          <th scope="col" className={styles.coin}>
            {texts.coin}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry, index) => (
          <Row key={entry.id ?? index} entry={entry} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ entry: { type, operation, comment, created_at, amount } }: { entry: PointEntry }) {
  const isDebit = type === 'Debit';
  return (
    <tr className={styles.row}>
      <td className={styles.type}>
        <Badge tone={isDebit ? 'neutral' : 'good'}>{type}</Badge>
      </td>
      <td className={styles.operation}>{operation}</td>
      <td className={styles.description}>{comment}</td>
      <td className={styles.date}>
        <time dateTime={created_at}>{lagosIsoDate(created_at)}</time>
      </td>
      <td className={styles.time}>{lagosClock(created_at)}</td>
      <td className={styles.coin}>{`${isDebit ? '-' : '+'}${groupThousands(amount)}`}</td>
    </tr>
  );
}
