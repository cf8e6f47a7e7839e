import { Button } from '@nkm/ui';
import { messages } from './messages';
import styles from './prompt.module.css';
import type { InvoiceDialogs } from './use-dialogs';

interface ReceiptPromptProps {
  /** The review window is open, so confirming earns coins. */
  inTime: boolean;
  dialogs: InvoiceDialogs;
}

/** Asks the shopper to confirm receipt and names the reward (ORD-RULE-009). */
export function ReceiptPrompt({ inTime, dialogs: { open, opening } }: ReceiptPromptProps) {
  return (
    <div className={styles.prompt}>
      <p>{inTime ? messages.confirmInTime : messages.confirmLate}</p>
      <Button variant="main" busy={opening === 'confirm'} onClick={() => open({ kind: 'confirm' })}>
        {messages.confirmReceipt}
      </Button>
    </div>
  );
}
