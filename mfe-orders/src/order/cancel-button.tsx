import { hasFeature, type Order } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { Button } from '@nkm/ui';
import { type ComponentProps, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { canCancelOrder } from './status';
import { CancelDialog } from './cancel-dialog';
import { messages } from './cancel-messages';

interface CancelButtonProps extends Pick<ComponentProps<typeof Button>, 'size'> {
  order: Order;
}

/**
 * Cancels an order that is unpaid, or in cash and not packed. Renders nothing for other orders, or when the server
 * cannot cancel.
 */
export function CancelButton({ order, size }: CancelButtonProps) {
  const { settings } = usePlatform();
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState(false);
  const canCancel = canCancelOrder(order) && hasFeature(settings, 'cancel-order');
  return (
    <>
      {canCancel && (
        <Button
          size={size}
          aria-haspopup="dialog"
          aria-label={messages.cancelOrder(order.transaction_reference)}
          onClick={() => setAsking(true)}
        >
          {messages.cancel}
        </Button>
      )}
      {asking && <CancelDialog order={order} onClose={() => setAsking(false)} onOutdated={() => void revalidate()} />}
    </>
  );
}
