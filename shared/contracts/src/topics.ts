/**
 * Every topic of the event bus, declared once (docs/boundaries.md is generated from this table).
 * - state: the last value replays to each new listener; only the owner publishes it;
 * - command: sent to the owner, kept until the owner is there, answered;
 * - event: told to whoever listens.
 * Nothing secret travels on the bus: the session's token does not.
 */
import type { CartItem, CartProduct, User } from './entities';
import type { Currency } from './money';

export type TopicKind = 'state' | 'command' | 'event';
export type TopicOwner = 'shell' | 'mfe-catalog' | 'mfe-cart-checkout' | 'mfe-account' | 'mfe-orders';

export interface SessionState {
  /** `restoring` until the stored session was checked; slices treat it as "not known yet". */
  status: 'restoring' | 'guest' | 'signed-in';
  user: User | null;
}

export interface CurrencyState {
  currency: Currency;
  /** Naira per dollar. */
  rate: number;
}

export interface CartState {
  status: 'loading' | 'ready';
  lines: CartItem[];
  /** Number of lines, as the counter in the header shows it. */
  count: number;
  /** The last attempt to load it from the server failed; it is tried again with growing pauses. */
  failed?: boolean;
}

export interface WishlistState {
  status: 'loading' | 'ready';
  productIds: number[];
  count: number;
  /** The same products with what a list shows of them. */
  products?: CartProduct[];
}

export interface AddToCart {
  product: CartProduct;
  /** At least 1. */
  quantity: number;
}

export interface AddToCartResult {
  /** `capped`: added, but with what is in stock; `refused`: nothing was added, `message` says why. */
  outcome: 'added' | 'already-in-cart' | 'capped' | 'refused';
  message: string;
}

export interface CartLineKey {
  productId: number;
  variantId: number | null;
}

export interface ChangeQuantity extends CartLineKey {
  /** At least 1; capped at the stock. */
  quantity: number;
}

/** Payload and answer of each topic, by name. */
export interface Topics {
  session: { kind: 'state'; payload: SessionState };
  currency: { kind: 'state'; payload: CurrencyState };
  cart: { kind: 'state'; payload: CartState };
  wishlist: { kind: 'state'; payload: WishlistState };
  'cart.add': { kind: 'command'; payload: AddToCart; answer: AddToCartResult };
  'cart.remove': { kind: 'command'; payload: CartLineKey; answer: { message: string } };
  'cart.change-quantity': { kind: 'command'; payload: ChangeQuantity; answer: { quantity: number; message: string } };
  'cart.move-to-wishlist': { kind: 'command'; payload: { lines: CartLineKey[] }; answer: { moved: number } };
  'cart.clear': { kind: 'command'; payload: object; answer: { message: string } };
  'cart.refresh': { kind: 'command'; payload: object; answer: { loaded: boolean } };
  'wishlist.toggle': {
    kind: 'command';
    payload: { product: CartProduct };
    answer: { listed: boolean; message: string };
  };
  'session.require': { kind: 'command'; payload: { returnTo: string }; answer: { signedIn: boolean } };
  'product.viewed': { kind: 'event'; payload: { productId: number; slug: string } };
  'order.placed': { kind: 'event'; payload: { orderId: number; reference: string; lines: CartLineKey[] } };
  'order.paid': { kind: 'event'; payload: { orderId: number; reference: string } };
}

export type TopicName = keyof Topics;
export type TopicsOfKind<K extends TopicKind> = {
  [N in TopicName]: Topics[N]['kind'] extends K ? N : never;
}[TopicName];
export type StateTopic = TopicsOfKind<'state'>;
export type CommandTopic = TopicsOfKind<'command'>;
export type EventTopic = TopicsOfKind<'event'>;
export type PayloadOf<N extends TopicName> = Topics[N]['payload'];
export type AnswerOf<N extends CommandTopic> = Topics[N]['answer'];

export interface TopicDeclaration {
  kind: TopicKind;
  owner: TopicOwner;
  version: number;
  summary: string;
  /** Checks a payload in development; returns what is wrong, or null. */
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

export const TOPICS: { readonly [N in TopicName]: TopicDeclaration & { kind: Topics[N]['kind'] } } = {
  session: { kind: 'state', owner: 'shell', version: 1, summary: 'Who is signed in', check: fields({ status: oneOf('restoring', 'guest', 'signed-in'), user: nullable(record) }) },
  currency: { kind: 'state', owner: 'shell', version: 1, summary: 'Currency of displayed prices and its rate', check: fields({ currency: oneOf('Naira', 'Dollar'), rate: (v) => typeof v === 'number' && v > 0 }) },
  cart: { kind: 'state', owner: 'mfe-cart-checkout', version: 1, summary: 'Lines of the cart, the guest\'s or the server\'s', check: fields({ status: oneOf('loading', 'ready'), lines: list, count: whole }) },
  wishlist: { kind: 'state', owner: 'mfe-cart-checkout', version: 1, summary: 'Products of the wishlist', check: fields({ status: oneOf('loading', 'ready'), productIds: list, count: whole }) },
  'cart.add': { kind: 'command', owner: 'mfe-cart-checkout', version: 1, summary: 'Add a product (or one variant of it) to the cart', check: fields({ product: record, quantity: positive }) },
  'cart.remove': { kind: 'command', owner: 'mfe-cart-checkout', version: 1, summary: 'Remove a line from the cart', check: fields({ productId: positive, variantId: nullable(positive) }) },
  'cart.change-quantity': { kind: 'command', owner: 'mfe-cart-checkout', version: 1, summary: 'Change how many of a line are wanted', check: fields({ productId: positive, variantId: nullable(positive), quantity: positive }) },
  'cart.move-to-wishlist': { kind: 'command', owner: 'mfe-cart-checkout', version: 1, summary: 'Move lines of the cart to the wishlist', check: fields({ lines: list }) },
  'cart.clear': { kind: 'command', owner: 'mfe-cart-checkout', version: 1, summary: 'Remove all lines of the cart', check: fields({}) },
  'cart.refresh': { kind: 'command', owner: 'mfe-cart-checkout', version: 1, summary: 'Ask again for prices and stock of what is in the cart', check: fields({}) },
  'wishlist.toggle': { kind: 'command', owner: 'mfe-cart-checkout', version: 1, summary: 'Add a product to the wishlist or take it off', check: fields({ product: record }) },
  'session.require': { kind: 'command', owner: 'shell', version: 1, summary: 'Make sure that somebody is signed in, else go to sign-in and return', check: fields({ returnTo: text }) },
  'product.viewed': { kind: 'event', owner: 'mfe-catalog', version: 1, summary: 'A product page was looked at', check: fields({ productId: positive, slug: text }) },
  'order.placed': { kind: 'event', owner: 'mfe-cart-checkout', version: 1, summary: 'An order was created and its lines left the cart', check: fields({ orderId: positive, reference: text, lines: list }) },
  'order.paid': { kind: 'event', owner: 'mfe-cart-checkout', version: 1, summary: 'The payment of an order was confirmed', check: fields({ orderId: positive, reference: text }) },
}; // prettier-ignore
