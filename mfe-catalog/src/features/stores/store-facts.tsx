import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import type { StoreView } from './get-store';
import page from '../../products/page.module.css';
import { messages } from './messages';
import styles from './store-facts.module.css';

export interface StoreFactsProps {
  store: StoreView;
  /** The page already shows the contact form. */
  writing?: boolean;
}

/** Opening hours, address and contact link of a store (CAT-SCR-067). */
export function StoreFacts({ store: { id, opening_hours = [], address }, writing }: StoreFactsProps) {
  return (
    <>
      <section className={styles.facts}>
        <h2>{messages.hours}</h2>
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
        <h2>{messages.contact}</h2>
        <address className={styles.address}>{address ?? messages.noAddress}</address>
        {!writing && (
          <Link className={page.all} to={paths.storeContact(id)}>
            {messages.write}
          </Link>
        )}
      </section>
    </>
  );
}
