import type { SliceWidgets, WidgetName, Widgets } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import type { ComponentType } from 'react';
import type { SliceVersion, SliceVersions } from './boot-data';
import type { Federation } from './federation';
import type { TryVersions } from './try-versions';
import { frameWidget } from './widget-frame';

export interface WidgetLoaderOptions extends Pick<TryVersions, 'withVersions'> {
  versions: SliceVersions;
  federation: Federation;
  platformFor(slice: string, version?: SliceVersion): Platform;
  /** Called with the owner of a loaded widget. */
  onWidget(slice: string): void;
}

export interface WidgetLoader {
  /** The component of a widget; rejects when no slice can provide it. */
  loadWidget<Name extends WidgetName>(name: Name): Promise<ComponentType<Widgets[Name]>>;
  /** Null when no slice has the widget. */
  ownerOfWidget(name: WidgetName): string | null;
}

/** Loads the widgets of the slices. */
export function createWidgetLoader(options: WidgetLoaderOptions): WidgetLoader {
  const { versions, federation, platformFor, withVersions, onWidget } = options;

  const ownerOfWidget = (name: WidgetName) =>
    Object.keys(versions).find((slice) => versions[slice]?.some(({ widgets }) => widgets.includes(name))) ?? null;

  return {
    ownerOfWidget,
    async loadWidget<Name extends WidgetName>(name: Name) {
      const slice = ownerOfWidget(name);
      const widget =
        slice &&
        (await withVersions(slice, `widget ${name}`, async (version) => {
          const { widgets } = await federation.load<{ widgets: SliceWidgets }>(version, 'widgets');
          const load = widgets[name];
          if (!load) throw new Error(`${version.container} has no widget "${name}"`);
          const platform = platformFor(slice, version);
          return frameWidget((await load()).default, { slice, version: version.version, widget: name, platform });
        }));
      if (!slice || !widget) throw new Error(`The widget ${name} cannot be reached right now`);
      onWidget(slice);
      return widget;
    },
  };
}
