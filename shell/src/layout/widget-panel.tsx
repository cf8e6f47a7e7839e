import type { WidgetProps } from '@nkm/contracts';
import { useCallback } from 'react';
import { useShell } from '../app/shell-context';
import { LazyPart } from './lazy-part';

/** A widget of a slice, loaded when it is first seen; a slice that is down leaves a message and Retry, nothing else. */
export function WidgetPanel({ name, onDone }: WidgetProps & { name: string }) {
  const { widgets, host } = useShell();
  const owner = widgets?.ownerOf(name) ?? null;
  const load = useCallback(async () => {
    if (!widgets) throw new Error('Widgets are loaded in browsers only');
    return widgets.load(name);
  }, [widgets, name]);
  return <LazyPart load={load} props={{ onDone }} onRetry={() => owner !== null && host.forgive(owner)} />;
}
