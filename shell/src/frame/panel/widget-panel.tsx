import type { PanelProps, WidgetName, Widgets } from '@nkm/contracts';
import { type ComponentType, createElement, useState } from 'react';
import { useShell } from '../../app/shell-context';
import { pressedPart } from './pressed-part';

type PanelName = { [Name in WidgetName]: Widgets[Name] extends PanelProps ? Name : never }[WidgetName];

/** A slice's panel, which loads when it is first shown. If the slice is down, a message with Retry replaces it. */
export function WidgetPanel<Name extends PanelName>({ name, ...props }: { name: Name } & Widgets[Name]) {
  const { widgets, host } = useShell();
  const [Widget] = useState(() => {
    const owner = widgets?.ownerOf(name) ?? null;
    async function load() {
      if (!widgets) throw new Error('Widgets load only in browsers');
      return widgets.load(name);
    }
    return pressedPart<Widgets[Name]>(load, { onRetry: () => owner !== null && host.forgive(owner) });
  });
  return createElement(Widget as ComponentType<object>, props);
}
