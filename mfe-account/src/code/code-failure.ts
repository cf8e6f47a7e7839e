import { ApiError, UNEXPECTED_ERROR } from '@nkm/platform';

export interface CodeFailure {
  /** What stands beside the form: all that the server said about the fields, else its message. */
  text: string;
  /** The same may work in a moment: nothing that was typed is wrong. */
  retryable: boolean;
  /** No code can be right any more, a new one is needed: the temporary token is over, or was tried too often. */
  needsNewCode: boolean;
}

export function codeFailureOf(cause: unknown): CodeFailure {
  if (!(cause instanceof ApiError)) return { text: UNEXPECTED_ERROR, retryable: true, needsNewCode: false };
  return {
    text: cause.messages.join(' '),
    retryable: cause.retryable,
    needsNewCode: [401, 403].includes(cause.status),
  };
}
