import type { Platform } from '@nkm/platform';
import { messages } from '../../messages';

/** Sends the verification mail again and tells how it went (spec 1 §8); never rejects. */
export async function resendEmail({ api, toast }: Pick<Platform, 'api' | 'toast'>): Promise<void> {
  try {
    await api.post('/users/verify/resend');
    toast('success', messages.emailNotice.resent);
  } catch (error) {
    // What the server says, e.g. to wait a minute, stands on the second line.
    toast('error', messages.emailNotice.resendFailed, error instanceof Error ? error.message : undefined);
  }
}
