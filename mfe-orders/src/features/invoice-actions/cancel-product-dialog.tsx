import { type InvoiceProduct, variantName } from '@nkm/contracts';
import { ApiError, type Platform, usePlatform } from '@nkm/platform';
import { Button, Dialog } from '@nkm/ui';
import { useState } from 'react';
import { CancelRefund } from './cancel-refund';
import { messages } from './dialog-messages';
import styles from './review-dialog.module.css';

/**
 * POST /orders/cancel with a product: requests its cancellation (ORD-CALL-005). Rejects with an ApiError: 409 when it
 * is already requested, 403 when it is too late.
 */
async function cancelProduct(
  { api }: Pick<Platform, 'api'>,
  orderId: number,
  { id, variant }: Pick<InvoiceProduct, 'id' | 'variant'>,
): Promise<void> {
  await api.post('/orders/cancel', { order_id: orderId, product_id: id, ...(variant && { variant_id: variant.id }) });
}

const texts = messages.cancel;

interface CancelProductDialogProps {
  orderId: number;
  product: InvoiceProduct;
  /** The product is cancelled at once, because it is paid on delivery. */
  atOnce: boolean;
  /** Other products of the invoice keep its delivery fee. */
  keepsDelivery: boolean;
  /** The request is stored. */
  onSent: () => void;
  /** The page shows an outdated invoice. */
  onOutdated: () => void;
  onClose: () => void;
}

/** Asks first, because a cancellation cannot be undone (ORD-MSG-008). */
export function CancelProductDialog({
  orderId,
  product,
  atOnce,
  keepsDelivery,
  onSent,
  onOutdated,
  onClose,
}: CancelProductDialogProps) {
  const platform = usePlatform();
  const [busy, setBusy] = useState(false);

  async function cancel() {
    setBusy(true);
    try {
      await cancelProduct(platform, orderId, product);
      platform.toast('success', atOnce ? texts.doneAtOnce : texts.done);
      onSent();
    } catch (error) {
      const refused = error instanceof ApiError && [403, 404, 409].includes(error.status);
      if (error instanceof ApiError && error.status === 409) platform.toast('error', texts.already);
      else platform.toastError(error);
      if (!refused) return setBusy(false);
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
          <Button onClick={onClose}>{texts.no}</Button>
          <Button variant="danger" busy={busy} onClick={() => void cancel()}>
            {texts.yes}
          </Button>
        </>
      }
    >
      <div className={styles.text}>
        <p className={styles.name}>{variantName(product.name, product.variant?.values)}</p>
        <p>{texts.final}</p>
        <p>{atOnce ? texts.nothingToPay : texts.refund}</p>
        {!atOnce && <CancelRefund orderId={orderId} product={product} keepsDelivery={keepsDelivery} />}
      </div>
    </Dialog>
  );
}
