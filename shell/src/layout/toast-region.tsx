import { Toasts } from '@nkm/ui';
import { useSyncExternalStore } from 'react';
import { useShell } from '../app/shell-context';

export function ToastRegion() {
  const { toasts } = useShell();
  const list = useSyncExternalStore(toasts.subscribe, toasts.list, toasts.list);
  return <Toasts toasts={[...list]} onDismiss={toasts.dismiss} />;
}
