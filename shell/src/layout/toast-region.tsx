import { whenIdle } from '@nkm/platform';
import { type ComponentType, lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { ToastsProps } from '@nkm/ui';
import { useShell } from '../app/shell-context';
import { withTimeout } from '../slices/with-timeout';
import { PlainToasts } from './plain-toasts';

/** Milliseconds that a message may wait for its looks. */
const LOOKS_TIMEOUT = 4000;

/** No page needs a toast at first, so their code and styles come when the browser is idle or a message is there. */
const Toasts = lazy(async (): Promise<{ default: ComponentType<ToastsProps> }> => {
  try {
    return await withTimeout(import('./styled-toasts'), LOOKS_TIMEOUT, 'The looks of the toasts');
  } catch (cause) {
    console.warn('Messages are shown without their looks:', cause); // often the very fault that the toast tells of
    return { default: PlainToasts };
  }
});

/** The messages of the moment, over everything else. */
export function ToastRegion() {
  const { toasts } = useShell();
  const list = useSyncExternalStore(toasts.subscribe, toasts.list, toasts.list);
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  if (!idle && list.length === 0) return null;
  return (
    <Suspense>
      <Toasts toasts={list} onDismiss={toasts.dismiss} />
    </Suspense>
  );
}
