import type { SentError } from '../worker-messages/messages';

/** Characters of a message or stack that are sent, because a slice may throw anything. */
const MOST = 4_000;

export function sentError(cause: unknown): SentError {
  try {
    const error = cause instanceof Error ? cause : new Error(String(cause));
    return { message: String(error.message).slice(0, MOST), stack: String(error.stack).slice(0, MOST) };
  } catch {
    return { message: 'The thrown value cannot be converted to text', stack: '' };
  }
}
