import { ApiError, UNEXPECTED_ERROR } from '@nkm/platform';

export interface CodeFailure {
  /** What stands beside the form: all that the server said about the fields, else its message. */
  text: string;
  /** The same may work in a moment: nothing that was typed is wrong. */
  retryable: boolean;
  /** No code can be right any more, a new one is needed: it was used, expired, or was tried too often. */
  needsNewCode: boolean;
}

export function codeFailureOf(cause: unknown): CodeFailure {
  if (!(cause instanceof ApiError)) return { text: UNEXPECTED_ERROR, retryable: true, needsNewCode: false };
  return {
    text: cause.messages.join(' '),
    retryable: cause.retryable,
    needsNewCode: [401, 403].includes(cause.status) || (cause.status === 422 && saysExpired(cause)),
  };
}

/** Only the words tell a used or expired code from a wrong one: both are 422 (wire). */
const saysExpired = ({ messages }: ApiError) => messages.some((text) => /expired|request a new/i.test(text));
