import type { WidgetProps } from '@nkm/contracts';
import { type Platform, PlatformProvider } from '@nkm/platform';
import type { ComponentType } from 'react';

export interface WidgetOrigin {
  slice: string;
  version: string;
  /** Name of the widget. */
  widget: string;
  platform: Platform;
}

/** The widget with the platform of its version around it, and a mark on the page of where it comes from. */
export function frameWidget(Widget: ComponentType<WidgetProps>, { slice, version, widget, platform }: WidgetOrigin) {
  return function WidgetFrame(props: WidgetProps) {
    return (
      <div data-slice={slice} data-version={version} data-widget={widget}>
        <PlatformProvider platform={platform}>
          <Widget {...props} />
        </PlatformProvider>
      </div>
    );
  };
}
