import { type Platform } from '@nkm/platform';
import { readField } from '@nkm/contracts';
import { messages } from './messages';

/** Seconds until another link can be asked for (spec 1 §9). */
export const RESEND_SECONDS = 300;

export interface SentLink {
  email: string;
  /** What the server said. */
  message: string;
  /** Milliseconds since 1970 when another link can be asked for. */
  resendAt: number;
}

/**
 * Asks for a link that resets the password (spec 1 §7, `POST /password/forgot`). The server answers alike whether the
 * address has an account or not. Rejects with `ApiError`: 422 no address, 429 too many requests.
 */
export async function requestLink({ api }: Pick<Platform, 'api'>, email: string): Promise<SentLink> {
  const body = await api.post<unknown>('/password/forgot', { email }, { isSignIn: true });
  const said = readField<unknown>(body, 'message');
  const message = typeof said === 'string' && said !== '' ? said : messages.sent;
  return { email, message, resendAt: Date.now() + RESEND_SECONDS * 1000 };
}
