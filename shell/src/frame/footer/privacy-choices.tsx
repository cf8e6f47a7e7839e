import { useShell } from '../../app/shell-context';
import { messages } from './messages';
import styles from './privacy-choices.module.css';

/** Reopens the privacy notice. It is hidden without scripts, because then no optional data is stored. */
export function PrivacyChoices() {
  const { chooseConsent } = useShell();
  return (
    <button type="button" className={styles.choices} data-scripted="" onClick={() => chooseConsent('unset')}>
      {messages.privacyChoices}
    </button>
  );
}
