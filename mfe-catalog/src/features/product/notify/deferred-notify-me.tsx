import { deferred } from '@nkm/ui';

/** Few products are sold out, so the code loads with those alone. */
export const NotifyMeLater = deferred(async () => (await import('./notify-me')).NotifyMe, { server: false });
