import type { ToastStore } from '../../../app/toasts';
import { messages } from './messages';

let told = false;

/** Warns once per document that the latest change will not survive a reload. */
export function warnUnstored({ show }: Pick<ToastStore, 'show'>): void {
  if (told) return;
  told = true;
  show('warning', messages.unstored, messages.unstoredDetail);
}
