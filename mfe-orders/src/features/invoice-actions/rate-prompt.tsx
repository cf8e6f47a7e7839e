import { Button } from '@nkm/ui';
import { messages } from './messages';
import styles from './prompt.module.css';
import type { InvoiceDialogs } from './use-dialogs';

/** Asks for a rating of the seller and names the reward (ORD-MSG-012). */
export function RatePrompt({ dialogs: { open, opening } }: { dialogs: InvoiceDialogs }) {
  return (
    <section className={styles.panel} aria-label={messages.rateSeller} data-print="hidden">
      <div className={styles.prompt}>
        <p>{messages.ratePrompt}</p>
        <Button variant="main" busy={opening === 'rate'} onClick={() => open({ kind: 'rate' })}>
          {messages.rateSeller}
        </Button>
      </div>
    </section>
  );
}
