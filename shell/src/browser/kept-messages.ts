import { tabStorage } from '@nkm/platform/stored';
import type { Toast, ToastStore } from '../app/toasts';

const KEY = 'kept-messages';

/** Stores the shown messages of success for the next document of this tab, which `showKept` shows. */
export function keepMessages({ list }: Pick<ToastStore, 'list'>): void {
  const shown = list().filter(({ tone }) => tone === 'success');
  tabStorage.write(KEY, shown.length > 0 ? shown : null);
}

/** Shows the messages that the previous document of this tab stored, once. */
export function showKept({ show }: Pick<ToastStore, 'show'>): void {
  const kept = tabStorage.read(KEY);
  tabStorage.set(KEY, null);
  if (!Array.isArray(kept)) return;
  for (const { message, detail } of kept as Partial<Toast>[])
    if (typeof message === 'string') show('success', message, typeof detail === 'string' ? detail : undefined);
}
