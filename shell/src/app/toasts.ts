import { ApiError, type ToastTone, UNEXPECTED_ERROR } from '@nkm/platform';
import { messages } from './messages';

export interface Toast {
  id: number;
  tone: ToastTone;
  message: string;
  detail?: string;
}

/** The current messages; the region that shows them removes them after their time. */
export interface ToastStore {
  show(tone: ToastTone, message: string, detail?: string): void;
  showError(error: unknown): void;
  dismiss(id: number | string): void;
  list(): readonly Toast[];
  subscribe(changed: () => void): () => void;
}

export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };

  const store: ToastStore = {
    show(tone, message, detail) {
      // Identical messages appear once: three failed calls of a page are one message.
      const others = toasts.filter((toast) => toast.message !== message || toast.tone !== tone);
      const toast = { id: (lastId += 1), tone, message, ...(detail === undefined ? {} : { detail }) };
      change([...others, toast]);
    },
    showError(error) {
      const failure = apiErrorIn(error);
      if (!failure) {
        console.error('Unexpected:', error);
        return store.show('error', UNEXPECTED_ERROR);
      }
      const detail = failure.reason ? messages.failures[failure.reason] : undefined;
      for (const message of failure.messages) store.show('error', message, detail);
    },
    dismiss: (id) => change(toasts.filter((toast) => toast.id !== id)),
    list: () => toasts,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
  return store;
}

/** The failed call behind an error: a command of the bus carries it as its cause. */
function apiErrorIn(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error;
  return error instanceof Error && error.cause !== undefined ? apiErrorIn(error.cause) : null;
}
