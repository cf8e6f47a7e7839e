import { deferred } from '@nkm/ui';

/** News of interrupted payments. Their code loads after the page, because most visits have none. */
export const InterruptedPayments = deferred(async () => (await import('./payment-notices')).PaymentNotices, {
  server: false,
});
