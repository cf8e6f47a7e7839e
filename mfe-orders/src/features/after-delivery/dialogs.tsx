import type { Invoice } from '@nkm/contracts';
import { reviewable } from './after-delivery';
import { ConfirmReceiptDialog } from './confirm-receipt-dialog';
import { FeedbackDialog } from './feedback-dialog';
import type { OpenDialog } from './open-dialog';
import { OrderCompletedDialog } from './order-completed-dialog';
import { RateSellerDialog } from './rate-seller-dialog';

export interface DialogsProps {
  invoice: Invoice;
  dialog: OpenDialog;
  onOpen: (next: OpenDialog) => void;
  onClose: () => void;
  /** Loads the orders again. */
  onReload: () => void;
}

/** The dialogs of an invoice that was delivered, and how one leads to the next (spec 2 §4). */
export function Dialogs({ invoice, dialog, onOpen, onClose, onReload }: DialogsProps) {
  const events = {
    onClose,
    onOutdated: onReload,
    onSent: () => {
      onReload();
      onClose();
    },
  };
  if (dialog.kind === 'rate') return <RateSellerDialog invoice={invoice} {...events} />;
  if (dialog.kind === 'feedback') {
    const products = dialog.product ? [dialog.product] : reviewable(invoice);
    return <FeedbackDialog invoice={invoice} products={products} {...events} />;
  }
  if (dialog.kind === 'completed') {
    const leaveFeedback = () => onOpen({ kind: 'feedback' });
    const open = reviewable(invoice).length > 0;
    return (
      <OrderCompletedDialog coins={dialog.coins} onLeaveFeedback={open ? leaveFeedback : null} onClose={onClose} />
    );
  }
  return (
    <ConfirmReceiptDialog
      invoice={invoice}
      onClose={onClose}
      onOutdated={onReload}
      onConfirmed={(coins) => {
        onReload();
        onOpen({ kind: 'completed', coins });
      }}
    />
  );
}
