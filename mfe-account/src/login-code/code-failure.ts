import { ApiError, UNEXPECTED_ERROR } from '@nkm/platform';

export interface CodeFailure {
  /** Text beside the form: all field errors of the server, or else its message. */
  text: string;
  /** The same request can succeed later, because the input is not wrong. */
  retryable: boolean;
  /** The shopper needs a new code, because this one was used, has expired or was tried too often. */
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

/** Only the text distinguishes a used or expired code from a wrong one, because both are 422. */
const saysExpired = ({ messages }: ApiError) => messages.some((text) => /expired|request a new/i.test(text));
