import { Button } from '@nkm/ui';
import styles from './address-form.module.css';
import { messages } from './messages';

/** Under a select whose places did not load. */
export function PlacesFailed({ text, onRetry }: { text: string; onRetry(): void }) {
  return (
    <p className={styles.failed} role="status">
      <span>{text}</span>{' '}
      <Button size="s" onClick={onRetry}>
        {messages.form.retry}
      </Button>
    </p>
  );
}
