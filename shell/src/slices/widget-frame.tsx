import { type Platform, PlatformProvider } from '@nkm/platform';
import type { ComponentType } from 'react';

export interface WidgetOrigin {
  slice: string;
  version: string;
  /** Name of the widget. */
  widget: string;
  platform: Platform;
}

/** The widget inside the platform of its version, with attributes that name its origin. */
export function frameWidget<P extends object>(
  Widget: ComponentType<P>,
  { slice, version, widget, platform }: WidgetOrigin,
) {
  return function WidgetFrame(props: P) {
    return (
      <div data-slice={slice} data-version={version} data-widget={widget}>
        <PlatformProvider platform={platform}>
          <Widget {...props} />
        </PlatformProvider>
      </div>
    );
  };
}
