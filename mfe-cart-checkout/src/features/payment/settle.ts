import type { PaymentState } from '@nkm/contracts';
import { type Platform, STORAGE_KEYS } from '@nkm/platform';
import { forgetAttempt } from './attempt';

type SettlePlatform = Pick<Platform, 'bus' | 'storage'>;

/** Deletes the stored attempt and selection of a paid order and emits `order.paid`. */
export function settlePaid({ bus, storage }: SettlePlatform, { order_id, reference }: PaymentState): void {
  forgetAttempt(storage);
  storage.remove(STORAGE_KEYS.selectedProducts);
  bus.emit('order.paid', { orderId: order_id, reference });
}

/** Deletes the failed attempt, so that a retry starts a new one. */
export function settleFailed({ storage }: SettlePlatform): void {
  forgetAttempt(storage);
}
