import { hasFeature, type Order } from '@nkm/contracts';
import { ApiError, usePlatform } from '@nkm/platform';
import { Button, Dialog } from '@nkm/ui';
import { useState } from 'react';
import page from '../../page/page.module.css';
import { paths } from '../../paths';
import { cancelOrder, moveToCart } from './cancel-order';
import { messages } from './messages';
import { SimilarProducts } from './similar-products';
import type { Stock } from './why-unpaid';

interface UnpaidOrderActionsProps {
  order: Order;
  stock: Stock | null;
  /** The order has changed since the page loaded it. */
  onChanged: () => void;
  /** The order was cancelled, so its stored payment attempt can be deleted. */
  onEnded: () => void;
}

/** Alternatives to Try Again: another way to pay, similar products, the products back in the cart, or no order. */
export function UnpaidOrderActions({ order, stock, onChanged, onEnded }: UnpaidOrderActionsProps) {
  const platform = usePlatform();
  const [busy, setBusy] = useState<'cart' | 'cancel' | null>(null);
  const [asking, setAsking] = useState(false);
  const short = stock?.short ?? [];
  const canCancel = hasFeature(platform.settings, 'cancel-order');
  const canMove = canCancel && stock?.someLeft === true;
  const canChange = order.status === 'Uncompleted' && hasFeature(platform.settings, 'other-payment');
  if (!canCancel && !canChange && short.length === 0) return null;

  async function run(what: 'cart' | 'cancel', work: () => Promise<void>) {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      platform.toastError(error);
      // The order has changed, for example by a payment.
      if (error instanceof ApiError && error.status === 409) onChanged();
    } finally {
      setBusy(null);
      setAsking(false);
    }
  }
  const move = () =>
    run('cart', async () => {
      await moveToCart(platform, order);
      onEnded();
      platform.navigate(paths.cart);
    });
  const cancel = () =>
    run('cancel', async () => {
      await cancelOrder(platform, order);
      onEnded();
      onChanged();
    });
  return (
    <section className={page.card} aria-label={messages.whatHelps}>
      <h2>{messages.whatHelps}</h2>
      <div className={page.actions}>
        {canChange && <Button to={paths.payAnotherWay(order.transaction_reference)}>{messages.otherWay}</Button>}
        {canMove && (
          <Button busy={busy === 'cart'} aria-disabled={busy !== null} onClick={() => void move()}>
            {short.length > 0 ? messages.restToCart : messages.toCart}
          </Button>
        )}
        {short.length > 0 && <SimilarProducts lines={short} />}
        {canCancel && order.status === 'Uncompleted' && (
          <Button variant="quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            {messages.cancel}
          </Button>
        )}
      </div>
      {canMove && order.status === 'Uncompleted' && <p className={page.soft}>{messages.toCartDetail}</p>}
      <Dialog
        open={asking}
        size="s"
        title={messages.cancelQuestion}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{messages.keep}</Button>
            <Button variant="danger" busy={busy === 'cancel'} onClick={() => void cancel()}>
              {messages.cancel}
            </Button>
          </>
        }
      >
        <p>{messages.cancelDetail}</p>
      </Dialog>
    </section>
  );
}
