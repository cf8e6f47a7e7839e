/**
 * Summary and payload check of each topic. Separate from the declarations because production needs neither: only
 * development, tests, the documents and the outline do.
 */
import type { TopicName } from './topics';

export interface TopicDetails {
  summary: string;
  /** Returns the fault of a payload, or null. Ignores extra fields, because newer versions add some. */
  check(payload: unknown): string | null;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A check that reports the first field with a wrong value. */
function fields(shape: Record<string, (value: unknown) => boolean>) {
  return (payload: unknown): string | null => {
    if (!isRecord(payload)) return 'payload is not an object';
    const wrong = Object.keys(shape).find((key) => !shape[key]?.(payload[key]));
    return wrong === undefined ? null : `field "${wrong}" is ${JSON.stringify(payload[wrong]) ?? 'missing'}`;
  };
}
const text = (value: unknown) => typeof value === 'string';
const whole = (value: unknown) => Number.isSafeInteger(value);
const positive = (value: unknown) => whole(value) && (value as number) > 0;
const list = (value: unknown) => Array.isArray(value);
const record = (value: unknown) => isRecord(value);
const oneOf =
  (...values: unknown[]) =>
  (value: unknown) =>
    values.includes(value);
const nullable = (inner: (value: unknown) => boolean) => (value: unknown) => value === null || inner(value);

export const TOPIC_DETAILS: { readonly [N in TopicName]: TopicDetails } = {
  session: {
    summary: 'The signed-in user, if any',
    check: fields({ status: oneOf('restoring', 'guest', 'signed-in'), user: nullable(record) }),
  },
  currency: {
    summary: 'Currency of displayed prices and its rate',
    check: fields({ currency: oneOf('Naira', 'Dollar'), rate: (v) => typeof v === 'number' && v > 0 }),
  },
  consent: {
    summary: "The shopper's consent to non-essential data",
    check: fields({ choice: oneOf('unset', 'accepted', 'declined') }),
  },
  cart: {
    summary: "Lines of the cart, the guest's or the server's",
    check: fields({ status: oneOf('loading', 'ready'), lines: list, count: whole }),
  },
  wishlist: {
    summary: 'Products of the wishlist',
    check: fields({ status: oneOf('loading', 'ready'), productIds: list, count: whole }),
  },
  'cart.add': {
    summary: 'Add a product (or one variant of it) to the cart',
    check: fields({ product: record, quantity: positive }),
  },
  'cart.remove': {
    summary: 'Remove a line from the cart',
    check: fields({ productId: positive, variantId: nullable(positive) }),
  },
  'cart.change-quantity': {
    summary: 'Change the quantity of a line',
    check: fields({ productId: positive, variantId: nullable(positive), quantity: positive }),
  },
  'cart.move-to-wishlist': { summary: 'Move cart lines to the wishlist', check: fields({ lines: list }) },
  'cart.clear': { summary: 'Remove all lines from the cart', check: fields({}) },
  'cart.refresh': { summary: 'Reload prices and stock of the products in the cart', check: fields({}) },
  'wishlist.toggle': { summary: 'Add a product to the wishlist or remove it', check: fields({ product: record }) },
  'session.require': {
    summary: 'Send a guest to sign-in and back; do nothing when signed in',
    check: fields({ returnTo: text }),
  },
  'notifications.read': {
    summary: 'The shopper read notifications; `unread` are left',
    check: fields({ unread: whole }),
  },
  'product.viewed': { summary: 'A shopper viewed a product page', check: fields({ productId: positive, slug: text }) },
  'order.placed': {
    summary: 'An order was created and its lines left the cart',
    check: fields({ orderId: positive, reference: text, lines: list }),
  },
  'order.paid': {
    summary: 'The payment of an order was confirmed',
    check: fields({ orderId: positive, reference: text }),
  },
};
