import type { Invoice } from '@nkm/contracts';
import { serverNow } from '@nkm/contracts/server-now';
import { ApiError, type Platform, usePlatform } from '@nkm/platform';
import { Button, Dialog, Notice } from '@nkm/ui';
import { useState } from 'react';
import { earnsCoins } from './allowed-actions';
import { messages } from './dialog-messages';
import styles from './review-dialog.module.css';

interface Answer {
  data: { coins: number };
}

/**
 * POST /invoices/{id}/confirm (ours). Idempotent: a repeated call returns the same answer.
 * @returns coins earned, 0 after the review window
 * Rejects with an ApiError, 409 when the invoice is not delivered.
 */
async function confirmReceipt({ api }: Pick<Platform, 'api'>, invoiceId: number): Promise<number> {
  const { data } = await api.post<Answer>(`/invoices/${invoiceId}/confirm`);
  return data.coins;
}

const texts = messages.confirm;

interface ConfirmReceiptDialogProps {
  invoice: Invoice;
  /** Receives the coins that the confirmation earned. */
  onConfirmed: (coins: number) => void;
  /** The page shows an outdated invoice. */
  onOutdated: () => void;
  onClose: () => void;
}

/** Asks first, because confirming receipt cannot be undone (ORD-SCR-019). */
export function ConfirmReceiptDialog({ invoice, onConfirmed, onOutdated, onClose }: ConfirmReceiptDialogProps) {
  const platform = usePlatform();
  const [busy, setBusy] = useState(false);
  const [inTime] = useState(() => earnsCoins(invoice.review_ends_by, serverNow(platform)));

  async function confirm() {
    setBusy(true);
    try {
      onConfirmed(await confirmReceipt(platform, invoice.id));
    } catch (error) {
      platform.toastError(error);
      setBusy(false);
      if (!(error instanceof ApiError) || error.status !== 409) return;
      onOutdated();
      onClose();
    }
  }
  return (
    <Dialog
      open
      size="s"
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.notYet}</Button>
          <Button variant="main" busy={busy} onClick={() => void confirm()}>
            {texts.received}
          </Button>
        </>
      }
    >
      <div className={styles.text}>
        <p>{texts.means}</p>
        {inTime && <p>{texts.earns}</p>}
        <Notice tone="warning" title={texts.final} />
      </div>
    </Dialog>
  );
}
