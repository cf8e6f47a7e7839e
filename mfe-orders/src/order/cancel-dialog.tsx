import { type Order, statusRules } from '@nkm/contracts';
import { amountText } from '@nkm/contracts/coin-text';
import { ApiError, usePlatform } from '@nkm/platform';
import { Button, Dialog } from '@nkm/ui';
import { useState } from 'react';
import styles from './cancel-dialog.module.css';
import { type Cancelled, cancelOrder } from './cancel-order';
import { messages } from './cancel-messages';

interface CancelDialogProps {
  order: Order;
  /** The page shows an outdated order. */
  onOutdated: () => void;
  onClose: () => void;
}

const isInCash = (status: string) => statusRules(status)?.cancellation === 'at once';

/** Nothing is paid yet, but coins are held. */
function whatComesBack({ status, amounts }: Order): string {
  if (isInCash(status)) return messages.nothingToPay;
  return amounts?.in_coins ? messages.coinsBack(amountText(amounts.total, amounts)) : messages.late;
}

/** Asks first, because a cancellation cannot be undone. */
export function CancelDialog({ order, onOutdated, onClose }: CancelDialogProps) {
  const platform = usePlatform();
  const [busy, setBusy] = useState<'cancel' | 'cart' | null>(null);
  const { id: orderId, transaction_reference: reference } = order;
  const inCash = isInCash(order.status);

  async function cancel(how: 'cancel' | 'cart') {
    setBusy(how);
    try {
      showResult(await cancelOrder(platform, { orderId, toCart: how === 'cart' }));
      if (how === 'cart') await platform.bus.send('cart.refresh', {}).catch(platform.toastError);
    } catch (error) {
      platform.toastError(error);
      // The order is already paid or packed, or no longer exists, so the page reloads it.
      const isOutdated = error instanceof ApiError && [404, 409].includes(error.status);
      if (!isOutdated) return setBusy(null);
    }
    onOutdated();
    onClose();
  }
  function showResult({ added, gone }: Cancelled) {
    platform.toast('success', messages.cancelled(reference), added.length > 0 ? messages.added(added.join(', ')) : '');
    if (gone.length > 0) platform.toast('warning', messages.gone(gone.join(', ')));
  }
  return (
    <Dialog open size="s" title={messages.title} onClose={onClose}>
      <div className={styles.words}>
        <p>{inCash ? messages.meansInCash(reference) : messages.means(reference)}</p>
        <p>{whatComesBack(order)}</p>
        <div className={styles.choices}>
          <Button onClick={onClose}>{messages.keep}</Button>
          <Button busy={busy === 'cart'} aria-disabled={busy !== null} onClick={() => void cancel('cart')}>
            {messages.toCart}
          </Button>
          <Button
            variant="danger"
            busy={busy === 'cancel'}
            aria-disabled={busy !== null}
            onClick={() => void cancel('cancel')}
          >
            {messages.confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
