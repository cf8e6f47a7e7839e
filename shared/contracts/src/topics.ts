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

export interface ConsentState {
  /** `unset` until the shopper chose: what the shop could do without is neither stored nor sent then. */
  choice: 'unset' | 'accepted' | 'declined';
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
  /**
   * The product is bought now: a line that is there gets this quantity as well, and the line is the only one that is
   * selected. Since version 2; an older cart leaves such a line as it is.
   */
  buyNow?: boolean;
}

export interface AddToCartResult {
  /** `capped`: added, but with what is in stock; `refused`: nothing was added, `message` says why. */
  outcome: 'added' | 'already-in-cart' | 'capped' | 'refused';
  message: string;
  /** `buyNow` was understood and is done. Since version 2. */
  boughtNow?: boolean;
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
  consent: { kind: 'state'; payload: ConsentState };
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
  /**
   * Raised with every change of the payload. A change only adds: no field is renamed, removed or given another
   * meaning, because slices that were built against an older version go on reading it (docs/decisions/0030). Anything
   * else is a new topic.
   */
  version: number;
  /**
   * Makes what a slice sends that was built against the older version `from` into a payload of today; needed when an
   * added field is not optional.
   */
  upgrade?(payload: unknown, from: number): unknown;
}

export const TOPICS: { readonly [N in TopicName]: TopicDeclaration & { kind: Topics[N]['kind'] } } = {
  session: { kind: 'state', owner: 'shell', version: 1 },
  currency: { kind: 'state', owner: 'shell', version: 1 },
  consent: { kind: 'state', owner: 'shell', version: 1 },
  cart: { kind: 'state', owner: 'mfe-cart-checkout', version: 1 },
  wishlist: { kind: 'state', owner: 'mfe-cart-checkout', version: 1 },
  'cart.add': { kind: 'command', owner: 'mfe-cart-checkout', version: 2 },
  'cart.remove': { kind: 'command', owner: 'mfe-cart-checkout', version: 1 },
  'cart.change-quantity': { kind: 'command', owner: 'mfe-cart-checkout', version: 1 },
  'cart.move-to-wishlist': { kind: 'command', owner: 'mfe-cart-checkout', version: 1 },
  'cart.clear': { kind: 'command', owner: 'mfe-cart-checkout', version: 1 },
  'cart.refresh': { kind: 'command', owner: 'mfe-cart-checkout', version: 1 },
  'wishlist.toggle': { kind: 'command', owner: 'mfe-cart-checkout', version: 1 },
  'session.require': { kind: 'command', owner: 'shell', version: 1 },
  'product.viewed': { kind: 'event', owner: 'mfe-catalog', version: 1 },
  'order.placed': { kind: 'event', owner: 'mfe-cart-checkout', version: 1 },
  'order.paid': { kind: 'event', owner: 'mfe-cart-checkout', version: 1 },
};
