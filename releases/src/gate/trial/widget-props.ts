import type { WidgetName, Widgets } from '@nkm/contracts';

const ignore = () => undefined;

/** What the shell and pages of other slices pass to widgets. */
export const WIDGET_PROPS: { readonly [Name in WidgetName]: Widgets[Name] } = {
  'address-form': { onSaved: ignore, onCancel: ignore },
  'mini-cart': { onDone: ignore },
  notifications: { onDone: ignore, onCount: ignore },
  'order-summary': { orderId: 1 },
  'recently-viewed': {},
  'search-suggestions': { box: { current: null } },
};
