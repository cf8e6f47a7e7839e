import { type Invoice, type InvoiceProduct, variantName } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { Badge, Button } from '@nkm/ui';
import { useState } from 'react';
import { paths } from '../../paths';
import { canBuyAgain, canCancel, canReview } from './allowed-actions';
import { buyAgain } from './buy-again';
import styles from './line-actions.module.css';
import { messages } from './messages';
import type { InvoiceDialogs } from './use-dialogs';

const labels = { buy: messages.buyAgain, add: messages.addToCart };

interface LineActionsProps {
  invoice: Invoice;
  product: InvoiceProduct;
  dialogs: InvoiceDialogs;
}

/** Actions on a product: cancel it while it is paid; review it and buy it again after delivery. */
export function LineActions({ invoice, product, dialogs }: LineActionsProps) {
  const platform = usePlatform();
  const [busy, setBusy] = useState<'buy' | 'add' | null>(null);
  const again = canBuyAgain(invoice, product);
  const review = canReview(invoice, product);
  const cancel = canCancel(invoice, product);
  if (!again && !review && !cancel && !product.reviewed) return null;

  async function add(what: 'buy' | 'add') {
    setBusy(what);
    const isThere = await buyAgain(platform, product);
    setBusy(null);
    if (isThere && what === 'buy') platform.navigate(paths.cart);
  }
  const name = variantName(product.name, product.variant?.values);
  return (
    <div className={styles.actions}>
      {cancel && (
        <Button
          size="s"
          aria-haspopup="dialog"
          busy={dialogs.opening === 'cancel'}
          aria-label={messages.of(messages.cancelProduct, name)}
          onClick={() => dialogs.open({ kind: 'cancel', product })}
        >
          {messages.cancelProduct}
        </Button>
      )}
      {cancel && product.cancel_refused && <p>{messages.cancelRefused(product.cancel_refused)}</p>}
      {again &&
        (['buy', 'add'] as const).map((what) => (
          <Button
            key={what}
            size="s"
            busy={busy === what}
            aria-disabled={busy !== null}
            aria-label={messages.of(labels[what], name)}
            onClick={() => void add(what)}
          >
            {labels[what]}
          </Button>
        ))}
      {review && (
        <Button
          size="s"
          busy={dialogs.opening === 'feedback'}
          aria-label={messages.of(messages.leaveFeedback, name)}
          onClick={() => dialogs.open({ kind: 'feedback', product })}
        >
          {messages.leaveFeedback}
        </Button>
      )}
      {product.reviewed && <Badge tone="good">{messages.reviewed}</Badge>}
    </div>
  );
}
