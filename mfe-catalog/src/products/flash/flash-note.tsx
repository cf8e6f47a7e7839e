import type { FlashPrice } from '@nkm/contracts';
import { FlashCountdown } from '@nkm/ui';
import styles from './flash.module.css';
import { messages } from './messages';

/** The code of a flash price and the time left. */
export function FlashNote({ flash }: { flash: FlashPrice }) {
  return (
    <p className={styles.note}>
      <span>{messages.withCode(flash.code)}</span> <FlashCountdown flash={flash} />
    </p>
  );
}
