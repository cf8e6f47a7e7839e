import { deferred } from '@nkm/ui';
import { messages } from './messages';
import type { QrCodeProps } from './qr-code';

/** The QR code, whose library loads with the first pass. */
export const DeferredQrCode = deferred<QrCodeProps>(
  async () => (await import(/* webpackChunkName: "qr-code" */ './qr-code')).QrCode,
  { server: false, failed: () => <p>{messages.noQrCode}</p> },
);
