import { useTopic } from '@nkm/platform';
import { useShell } from '../app/shell-context';
import { messages } from '../messages';
import styles from './header.module.css';

export function CurrencyPicker() {
  const { chooseCurrency, settings } = useShell();
  const { currency } = useTopic('currency');
  return (
    <select
      className={styles.currency}
      aria-label={messages.currency}
      title={messages.chargedInNaira(String(settings.rate))}
      value={currency}
      onChange={(event) => chooseCurrency(event.target.value === 'Dollar' ? 'Dollar' : 'Naira')}
    >
      <option value="Naira">₦ NGN</option>
      <option value="Dollar">$ USD</option>
    </select>
  );
}
