import type { SentError } from '../workers/messages';

/** Characters of a stack that are sent; a slice may throw anything. */
const MOST = 4_000;

export function sentError(cause: unknown): SentError {
  try {
    const error = cause instanceof Error ? cause : new Error(String(cause));
    return { message: String(error.message).slice(0, MOST), stack: String(error.stack).slice(0, MOST) };
  } catch {
    return { message: 'Something was thrown that has no text', stack: '' };
  }
}
