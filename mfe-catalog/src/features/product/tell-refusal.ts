import { ApiError, type Platform } from '@nkm/platform';
import { messages } from './messages';

/** Says why a vote or question was not taken: done before, else what the server says (spec 1 §8, decision). */
export function tellRefusal({ toast, toastError }: Pick<Platform, 'toast' | 'toastError'>, error: unknown): void {
  if (error instanceof ApiError && error.status === 409) toast('error', messages.alreadyDone);
  else toastError(error);
}
