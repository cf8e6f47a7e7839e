import { ApiError, type Platform } from '@nkm/platform';
import { messages } from './messages';

/** Shows why a vote or question was refused: a repetition, else the server's message (CAT-MSG-024). */
export function tellRefusal({ toast, toastError }: Pick<Platform, 'toast' | 'toastError'>, error: unknown): void {
  if (error instanceof ApiError && error.status === 409) toast('error', messages.alreadyDone);
  else toastError(error);
}
