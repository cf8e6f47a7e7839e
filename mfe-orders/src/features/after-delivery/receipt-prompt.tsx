import { Button } from '@nkm/ui';
import { messages } from './messages';
import styles from './prompt.module.css';
import type { InvoiceDialogs } from './use-dialogs';

interface ReceiptPromptProps {
  /** The review window is open: it earns coins. */
  inTime: boolean;
  dialogs: InvoiceDialogs;
}

/** Delivered: what confirming is good for, and the button (spec 2 §4). */
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
