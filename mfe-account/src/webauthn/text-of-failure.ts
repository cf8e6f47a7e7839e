import { ApiError } from '@nkm/platform';

const DEVICE_FAILED = 'Your device could not do this. Try again, or use another device.';

/** The shopper closed the browser's prompt, or let it expire. Browsers do not tell more, for privacy. */
export const isCancelled = (cause: unknown): boolean =>
  cause instanceof Error && (cause.name === 'NotAllowedError' || cause.name === 'AbortError');

/** What a failed call or prompt means for the shopper. */
export function textOfFailure(cause: unknown): string {
  if (cause instanceof ApiError) return cause.messages.join(' ');
  console.warn('The passkey prompt failed:', cause);
  return DEVICE_FAILED;
}
