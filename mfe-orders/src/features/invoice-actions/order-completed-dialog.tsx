import { Button, Dialog } from '@nkm/ui';
import { messages } from './dialog-messages';
import styles from './review-dialog.module.css';

const texts = messages.completed;

interface OrderCompletedDialogProps {
  /** Earned by confirming receipt. */
  coins: number;
  /** Null when the shopper has already reviewed every product. */
  onLeaveFeedback: (() => void) | null;
  onClose: () => void;
}

/** Follows the confirmation of receipt and leads to the feedback dialog (ORD-RULE-011). */
export function OrderCompletedDialog({ coins, onLeaveFeedback, onClose }: OrderCompletedDialogProps) {
  return (
    <Dialog
      open
      size="s"
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          {onLeaveFeedback && (
            <Button variant="main" onClick={onLeaveFeedback}>
              {texts.leaveFeedback}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.text} role="status">
        <p className={styles.name}>{coins > 0 ? texts.congratulations(coins) : texts.thanks}</p>
        {onLeaveFeedback && <p>{texts.feedback}</p>}
      </div>
    </Dialog>
  );
}
