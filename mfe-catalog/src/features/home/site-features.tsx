import { messages } from '../../messages';
import styles from './site-features.module.css';

/** The strip of site promises (CAT-SCR-003). On narrow screens it scrolls sideways. */
export function SiteFeatures() {
  return (
    <section aria-label={messages.home.siteFeatures} className={styles.strip} tabIndex={0}>
      <ul className={styles.features}>
        {messages.promises.map(({ title, text }) => (
          <li key={title} className={styles.feature}>
            <strong className={styles.title}>{title}</strong>
            <span className={styles.text}>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
