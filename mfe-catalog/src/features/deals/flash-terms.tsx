import styles from './flash-deals.module.css';
import { messages } from './messages';

const { flash: words } = messages;

/** The rules of the flash deals (CAT-SCR-052); the API enforces the first ones for each order. */
export function FlashTerms() {
  return (
    <div className={styles.terms}>
      <section>
        <h2>{words.terms}</h2>
        <ul className={styles.list}>
          {words.termsList.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{words.eligibility}</h2>
        <ul className={styles.list}>
          {words.eligibilityList.map((criterion) => (
            <li key={criterion}>{criterion}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
