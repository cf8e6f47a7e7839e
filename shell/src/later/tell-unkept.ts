import type { ToastStore } from '../app/toasts';
import { messages } from './messages';

let told = false;

/** Once per document: what the shopper just made will not be there after a reload. */
export function tellUnkept({ show }: Pick<ToastStore, 'show'>): void {
  if (told) return;
  told = true;
  show('warning', messages.unkept, messages.unkeptDetail);
}
