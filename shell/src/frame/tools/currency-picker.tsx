import { type Currency, CURRENCY_SYMBOLS } from '@nkm/contracts';
import { useTopic } from '@nkm/platform';
import { useFieldValue } from '@nkm/ui';
import { useShell } from '../../app/shell-context';
import { messages } from '../../app/messages';
import styles from './currency-picker.module.css';

const CODES: Record<Currency, string> = { Naira: 'NGN', Dollar: 'USD' };

/** The visible symbol shows the choice. The transparent select covers it, so it needs no extra room. */
export function CurrencyPicker() {
  const { chooseCurrency } = useShell();
  const { currency } = useTopic('currency');
  const choose = (name: string) => chooseCurrency(name === 'Dollar' ? 'Dollar' : 'Naira');
  const field = useFieldValue<HTMLSelectElement>(currency, choose);
  return (
    <span className={styles.currency} data-scripted>
      <span aria-hidden="true">
        <span>{CURRENCY_SYMBOLS[currency]}</span> <span>{CODES[currency]}</span> ▾
      </span>
      <select
        ref={field}
        aria-label={messages.currency}
        title={messages.chargedInNaira}
        autoComplete="off"
        defaultValue={currency}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="Naira">₦ NGN</option>
        <option value="Dollar">$ USD</option>
      </select>
    </span>
  );
}
