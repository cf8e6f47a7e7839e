import type { ComponentType, RefObject } from 'react';
import type { Address, AddressType } from './entities';

/**
 * The widgets that the shell, or a page of another slice, has a place for, and their props. Header and page work
 * without each of them. An older shell or slice can pass fewer props.
 */
export interface Widgets {
  /** A form that adds an address, or changes one, of the signed-in shopper. */
  'address-form': AddressFormProps;
  /** The panel under the cart in the header. */
  'mini-cart': PanelProps;
  /** The newest notifications, under the bell in the header. */
  notifications: NotificationsProps;
  /** What a paid order contains, when it arrives, and what happens next. */
  'order-summary': OrderSummaryProps;
  /** The products that the shopper viewed last; without any, deals. */
  'recently-viewed': object;
  /** The list under the search box in the header. */
  'search-suggestions': SearchSuggestionsProps;
}
export type WidgetName = keyof Widgets;

/** The `widgets` module: components by name. The shell puts each into a separate error boundary. */
export type SliceWidgets = {
  [Name in WidgetName]?: () => Promise<{ default: ComponentType<Widgets[Name]> }>;
};

export interface PanelProps {
  /** Closes the panel that contains the widget, e.g. after the shopper follows a link. */
  onDone(): void;
}

export interface NotificationsProps extends PanelProps {
  /** Receives the number of unread notifications after the newest were shown. The same function each time. */
  onCount(unread: number): void;
}

export interface OrderSummaryProps {
  /** A paid order of the signed-in shopper. */
  orderId: number;
  /** NKM coins that paid it; absent: money paid it. */
  coins?: number | undefined;
}

export interface AddressFormProps {
  /** The address to change; without one, the form adds an address. */
  address?: Address;
  /** The only type that the page can use; the form then does not ask for it. */
  type?: AddressType;
  /** The server has stored the address. */
  onSaved(address: Address): void;
  /** The shopper leaves the form, and what they typed is discarded. */
  onCancel(): void;
}

export interface SearchSuggestionsProps {
  /** The search box, inside its form. The widget turns it into a combobox and follows its input. */
  box: RefObject<HTMLInputElement | null>;
}
