import { type Invoice, type InvoiceProduct, statusRules } from '@nkm/contracts';
import { reviewable } from './allowed-actions';
import { CancelProductDialog } from './cancel-product-dialog';
import { ConfirmReceiptDialog } from './confirm-receipt-dialog';
import { FeedbackDialog } from './feedback-dialog';
import type { OpenDialog } from './open-dialog';
import { OrderCompletedDialog } from './order-completed-dialog';
import { RateSellerDialog } from './rate-seller-dialog';
import { ReturnDialog } from './return-dialog';
import { StationDialog } from './station-dialog';

export interface DialogsProps {
  orderId: number;
  invoice: Invoice;
  dialog: OpenDialog;
  onOpen: (next: OpenDialog) => void;
  onClose: () => void;
  /** Reloads the orders. */
  onReload: () => void;
}

const isSame = (one: InvoiceProduct, other: InvoiceProduct) =>
  one.id === other.id && one.variant?.id === other.variant?.id;

/** The dialogs of an invoice, and the steps between them. */
export function Dialogs({ orderId, invoice, dialog, onOpen, onClose, onReload }: DialogsProps) {
  const events = {
    onClose,
    onOutdated: onReload,
    onSent: () => {
      onReload();
      onClose();
    },
  };
  if (dialog.kind === 'cancel') {
    const atOnce = statusRules(invoice.status)?.cancellation === 'at once';
    const { product } = dialog;
    const keepsDelivery =
      invoice.delivery_fee > 0 && invoice.products.some((one) => !isSame(one, product) && one.status !== 'Cancelled');
    return <CancelProductDialog {...{ orderId, product, atOnce, keepsDelivery }} {...events} />;
  }
  if (dialog.kind === 'rate') return <RateSellerDialog invoice={invoice} {...events} />;
  if (dialog.kind === 'return') return <ReturnDialog invoice={invoice} {...events} />;
  if (dialog.kind === 'station') return <StationDialog entry={dialog.entry} {...events} />;
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
