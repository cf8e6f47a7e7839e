import { useEffect, useState } from 'react';
import { useShell } from '../app/shell-context';
import { messages } from '../footer/messages';
import styles from '../layout/footer.module.css';

/** Opens the privacy notice again. Without scripts nothing is kept that one could choose about, so it is not there. */
export function PrivacyChoices() {
  const { chooseConsent } = useShell();
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return (
    isAlive && (
      <button type="button" className={styles.choices} onClick={() => chooseConsent('unset')}>
        {messages.privacyChoices}
      </button>
    )
  );
}
