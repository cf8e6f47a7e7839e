/**
 * Every topic of the event bus, declared once (docs/boundaries.md is generated from this table).
 * - state: only the owner publishes it; each new subscriber receives the last value;
 * - command: sent to the owner, queued until the owner handles it, and answered;
 * - event: sent to all subscribers.
 * Never put secrets on the bus, such as the session token.
 */
import type { CartItem, CartProduct, User } from './entities';
import type { Currency } from './money';

export type TopicKind = 'state' | 'command' | 'event';
/** The shell, or a slice by the name of its folder. */
export type TopicOwner = 'shell' | `mfe-${string}`;

export interface SessionState {
  /** `restoring` until the stored session is checked; slices treat it as "unknown". */
  status: 'restoring' | 'guest' | 'signed-in';
  user: User | null;
}

export interface CurrencyState {
  currency: Currency;
  /** Naira per dollar. */
  rate: number;
}

export interface ConsentState {
  /** While `unset`, the shop neither stores nor sends anything non-essential. */
  choice: 'unset' | 'accepted' | 'declined';
}

export interface CartState {
  status: 'loading' | 'ready';
  lines: CartItem[];
  /** Number of lines, shown by the counter in the header. */
  count: number;
  /** The last attempt to load the cart failed; retries follow with growing pauses. */
  failed?: boolean;
  /** Coupon code of the next order; absent: none, or an older cart. Since version 2. */
  couponCode?: string;
}

export interface WishlistState {
  status: 'loading' | 'ready';
  productIds: number[];
  count: number;
  /** The same products with the fields that a list shows. */
  products?: CartProduct[];
}

export interface AddToCart {
  product: CartProduct;
  /** At least 1. */
  quantity: number;
  /**
   * Buy now: an existing line gets this quantity too, and only this line is selected. Since version 2; an older cart
   * leaves an existing line unchanged.
   */
  buyNow?: boolean;
  /** Coupon code to apply to the next order. Since version 3; an older cart ignores it. */
  code?: string;
}

export interface AddToCartResult {
  /** `capped`: added, limited to the stock; `refused`: nothing added, `message` says why. */
  outcome: 'added' | 'already-in-cart' | 'capped' | 'refused';
  message: string;
  /** The cart understood and applied `buyNow`. Since version 2. */
  boughtNow?: boolean;
  /** Whether the cart applied `code`; absent: an older cart. Since version 3. */
  codeApplied?: boolean;
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
  'notifications.read': { kind: 'event'; payload: { unread: number } };
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
   * Raised with every change of the payload. Changes only add fields: never rename, remove or redefine one, because
   * slices built against an older version still read it (docs/decisions/0030). Anything else needs a new topic.
   */
  version: number;
  /**
   * Converts a payload from a slice built against the older version `from` to the current version. Needed when an added
   * field is required.
   */
  upgrade?(payload: unknown, from: number): unknown;
}

export const TOPICS: { readonly [N in TopicName]: TopicDeclaration & { kind: Topics[N]['kind'] } } = {
  session: { kind: 'state', owner: 'shell', version: 1 },
  currency: { kind: 'state', owner: 'shell', version: 1 },
  consent: { kind: 'state', owner: 'shell', version: 1 },
  cart: { kind: 'state', owner: 'mfe-cart-checkout', version: 2 },
  wishlist: { kind: 'state', owner: 'mfe-cart-checkout', version: 1 },
  'cart.add': { kind: 'command', owner: 'mfe-cart-checkout', version: 3 },
  'cart.remove': { kind: 'command', owner: 'mfe-cart-checkout', version: 1 },
  'cart.change-quantity': { kind: 'command', owner: 'mfe-cart-checkout', version: 1 },
  'cart.move-to-wishlist': { kind: 'command', owner: 'mfe-cart-checkout', version: 1 },
  'cart.clear': { kind: 'command', owner: 'mfe-cart-checkout', version: 1 },
  'cart.refresh': { kind: 'command', owner: 'mfe-cart-checkout', version: 1 },
  'wishlist.toggle': { kind: 'command', owner: 'mfe-cart-checkout', version: 1 },
  'session.require': { kind: 'command', owner: 'shell', version: 1 },
  'notifications.read': { kind: 'event', owner: 'mfe-account', version: 1 },
  'product.viewed': { kind: 'event', owner: 'mfe-catalog', version: 1 },
  'order.placed': { kind: 'event', owner: 'mfe-cart-checkout', version: 1 },
  'order.paid': { kind: 'event', owner: 'mfe-cart-checkout', version: 1 },
};
