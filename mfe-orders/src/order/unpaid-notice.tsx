import type { Order } from '@nkm/contracts';
import { lagosDateTime } from '@nkm/contracts/lagos-time';
import { Notice } from '@nkm/ui';
import { messages } from '../messages';

const texts = messages.unpaid;

/**
 * Says that an order is not paid, and whether its products are reserved. Nothing when the server does not know that.
 */
export function UnpaidNotice({ order: { reserved_until: until } }: { order: Pick<Order, 'reserved_until'> }) {
  if (until === undefined) return null;
  return (
    <Notice tone={until === null ? 'warning' : 'info'} title={texts.notPaid}>
      <p>{until === null ? texts.released : texts.reserved(lagosDateTime(until))}</p>
    </Notice>
  );
}
