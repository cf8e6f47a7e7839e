import { ORDER_SEARCH_MAX } from '@nkm/contracts';
import { Button, Field, Select } from '@nkm/ui';
import { messages } from '../../messages';
import styles from './order-list.module.css';

const texts = messages.myOrders;

interface OrderSearchProps {
  text: string;
  /** Empty: every status. */
  status: string;
  /** The statuses to choose from. */
  statuses: readonly string[];
  /** Number of orders that both filters find. */
  found: number;
  /** The result of these filters is on its way. */
  busy?: boolean;
  /** The result of these filters is not available. */
  failed?: boolean;
  onChange: (text: string) => void;
  onStatus: (status: string) => void;
  onSubmit: () => void;
  onClear: () => void;
}

/** Search and status, and how many orders they find. */
export function OrderSearch({ text, status, statuses, found, busy, failed, ...on }: OrderSearchProps) {
  const isFiltered = text.trim() !== '' || status !== '';
  const settled = isFiltered && !busy && !failed;
  return (
    <form
      role="search"
      className={styles.search}
      aria-label={texts.search}
      onSubmit={(event) => {
        event.preventDefault();
        on.onSubmit();
      }}
    >
      <Field
        label={texts.search}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={ORDER_SEARCH_MAX}
        value={text}
        onChange={(event) => on.onChange(event.target.value)}
      />
      <Select
        label={texts.filter}
        value={status}
        placeholder={texts.everyStatus}
        options={statuses.map((value) => ({ value, label: value }))}
        onChange={({ target }) => on.onStatus(target.value)}
      />
      <p className={styles.found} role="status">
        {busy ? texts.searching : settled && (found > 0 ? texts.found(found) : nothing())}
      </p>
      {settled && found === 0 && <Button onClick={on.onClear}>{texts.clearSearch}</Button>}
    </form>
  );
  function nothing() {
    return text.trim() === '' ? texts.noneWith(status) : texts.noneFound(text.trim());
  }
}
