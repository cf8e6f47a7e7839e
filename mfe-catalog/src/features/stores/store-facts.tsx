import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import type { StoreView } from './get-store';
import { messages } from './messages';
import styles from './store-facts.module.css';

/** When a store is open, where it is, and how to reach it (spec 2 §2). */
export function StoreFacts({ store: { id, opening_hours = [], address } }: { store: StoreView }) {
  return (
    <>
      <section className={styles.facts}>
        <h2 className={styles.title}>{messages.hours}</h2>
        {opening_hours.length === 0 && <p>{messages.noHours}</p>}
        <dl className={styles.hours}>
          {opening_hours.map(({ days, hours }) => (
            <div key={days} className={styles.line}>
              <dt>{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles.facts}>
        <h2 className={styles.title}>{messages.contact}</h2>
        <address className={styles.address}>{address ?? messages.noAddress}</address>
        <Link className={styles.write} to={paths.storeContact(id)}>
          {messages.write}
        </Link>
      </section>
    </>
  );
}
