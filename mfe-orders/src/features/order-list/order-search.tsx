import { Button, Field } from '@nkm/ui';
import { messages } from '../../messages';
import styles from './order-list.module.css';

const texts = messages.myOrders;

interface OrderSearchProps {
  text: string;
  /** Number of orders that the text finds. */
  found: number;
  onChange: (text: string) => void;
}

/** Filters while the shopper types; Enter has nothing left to do. */
export function OrderSearch({ text, found, onChange }: OrderSearchProps) {
  const searching = text.trim() !== '';
  return (
    <form
      role="search"
      className={styles.search}
      aria-label={texts.search}
      onSubmit={(event) => event.preventDefault()}
    >
      <Field
        label={texts.search}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className={styles.found} role="status">
        {searching && (found === 0 ? texts.noneFound(text.trim()) : texts.found(found))}
      </p>
      {searching && found === 0 && <Button onClick={() => onChange('')}>{texts.clearSearch}</Button>}
    </form>
  );
}
