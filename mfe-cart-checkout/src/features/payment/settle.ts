import type { PaymentState } from '@nkm/contracts';
import { type Platform, STORAGE_KEYS } from '@nkm/platform';
import { forgetAttempt } from './attempt';

type SettlePlatform = Pick<Platform, 'bus' | 'storage'>;

/** The order is paid: everybody is told, and what was kept for it is not needed any more. */
export function settlePaid({ bus, storage }: SettlePlatform, { order_id, reference }: PaymentState): void {
  forgetAttempt(storage);
  storage.remove(STORAGE_KEYS.selectedProducts);
  bus.emit('order.paid', { orderId: order_id, reference });
}

/** It will not be paid by this attempt: trying again starts a fresh one. */
export function settleFailed({ storage }: SettlePlatform): void {
  forgetAttempt(storage);
}
