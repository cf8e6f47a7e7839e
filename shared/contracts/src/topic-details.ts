/**
 * What each topic says, in words and as a check. Apart from the declarations, because only development, tests, the
 * documents and the outline need it: production loads none of this.
 */
import type { TopicName } from './topics';

export interface TopicDetails {
  summary: string;
  /** What is wrong with a payload, or null. Fields that it does not name may be there: newer versions add some. */
  check(payload: unknown): string | null;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A check that names the first field whose value is not of the wanted kind. */
function fields(shape: Record<string, (value: unknown) => boolean>) {
  return (payload: unknown): string | null => {
    if (!isRecord(payload)) return 'payload is no object';
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

// prettier-ignore
export const TOPIC_DETAILS: { readonly [N in TopicName]: TopicDetails } = {
  session: { summary: 'Who is signed in', check: fields({ status: oneOf('restoring', 'guest', 'signed-in'), user: nullable(record) }) },
  currency: { summary: 'Currency of displayed prices and its rate', check: fields({ currency: oneOf('Naira', 'Dollar'), rate: (v) => typeof v === 'number' && v > 0 }) },
  consent: { summary: 'Whether the shopper agreed to what the shop could do without', check: fields({ choice: oneOf('unset', 'accepted', 'declined') }) },
  cart: { summary: "Lines of the cart, the guest's or the server's", check: fields({ status: oneOf('loading', 'ready'), lines: list, count: whole }) },
  wishlist: { summary: 'Products of the wishlist', check: fields({ status: oneOf('loading', 'ready'), productIds: list, count: whole }) },
  'cart.add': { summary: 'Add a product (or one variant of it) to the cart', check: fields({ product: record, quantity: positive }) },
  'cart.remove': { summary: 'Remove a line from the cart', check: fields({ productId: positive, variantId: nullable(positive) }) },
  'cart.change-quantity': { summary: 'Change how many of a line are wanted', check: fields({ productId: positive, variantId: nullable(positive), quantity: positive }) },
  'cart.move-to-wishlist': { summary: 'Move lines of the cart to the wishlist', check: fields({ lines: list }) },
  'cart.clear': { summary: 'Remove all lines of the cart', check: fields({}) },
  'cart.refresh': { summary: 'Ask again for prices and stock of what is in the cart', check: fields({}) },
  'wishlist.toggle': { summary: 'Add a product to the wishlist or take it off', check: fields({ product: record }) },
  'session.require': { summary: 'Make sure that somebody is signed in, else go to sign-in and return', check: fields({ returnTo: text }) },
  'product.viewed': { summary: 'A product page was looked at', check: fields({ productId: positive, slug: text }) },
  'order.placed': { summary: 'An order was created and its lines left the cart', check: fields({ orderId: positive, reference: text, lines: list }) },
  'order.paid': { summary: 'The payment of an order was confirmed', check: fields({ orderId: positive, reference: text }) },
};
