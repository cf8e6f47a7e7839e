import { whenIdle } from '@nkm/platform';
import { deferred } from '@nkm/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useShell } from '../../app/shell-context';
import { withTimeout } from '../../platform/with-timeout';
import { PlainToasts } from './plain-toasts';

/** Milliseconds that a message waits for the toast styles. */
const STYLES_MS = 4000;

/** No first view needs toasts, so their code and styles load when the browser is idle or a message arrives. */
const Toasts = deferred(
  async () =>
    (await withTimeout(import(/* webpackChunkName: "deferred" */ './styled-toasts'), STYLES_MS, 'The toast styles'))
      .default,
  { server: false, failed: PlainToasts },
);

/** The current toasts, above all other content. */
export function ToastRegion() {
  const { toasts } = useShell();
  const list = useSyncExternalStore(toasts.subscribe, toasts.list, toasts.list);
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  if (!idle && list.length === 0) return null;
  return <Toasts toasts={list} onDismiss={toasts.dismiss} />;
}
