import type { CartItem, User } from '@nkm/contracts';
import { STORAGE_KEYS } from '@nkm/platform';
import { aCartItem, type Answers, aUser } from '@nkm/testing';
import type { CheckoutDraft } from '../src/features/checkout/draft';
import { DRAFT_KEY, EMPTY_DRAFT } from '../src/features/checkout/draft';
import { keyOf, keyText } from '../src/cart-line/line';
import { serverLists } from './server-lists';
import { visit } from './visit';

const lagos = { id: 25, name: 'Lagos' };
const kano = { id: 20, name: 'Kano' };
export const ikeja = {
  id: 3,
  title: 'GIGL Ikeja',
  address: '1 Allen Avenue',
  station: { id: 3, state_id: 25, name: 'Ikeja' },
};
export const sabonGari = {
  id: 9,
  title: 'GIGL Sabon Gari',
  address: '5 Airport Road',
  station: { id: 9, state_id: 20, name: 'Kano' },
};

export const fees = {
  products_total_price: 8500,
  delivery_fee: 1200,
  coupon_discount: 0,
  discounted_price: 8500,
  gas_fee: 100,
  payment_gateway_fee: 248.46,
  tax: 97.5,
  total: 10145.96,
};

export const complete: CheckoutDraft = {
  ...EMPTY_DRAFT,
  paymentMethod: 'card',
  shippingOption: 'gig_logistics',
  deliveryType: 'Pickup',
  pickup: ikeja,
};

/** Two ways of everything, so that the shopper must choose. */
export const twoWays = {
  'GET /checkout/options': () => ({
    data: {
      payment_methods: [
        { code: 'card', title: 'Card / Paystack', enabled: true, reason: null },
        { code: 'bank_transfer', title: 'Bank Transfer', enabled: true, reason: null },
      ],
      shipping_options: [
        { code: 'standard', title: 'Standard', enabled: true, reason: null },
        { code: 'gig_logistics', title: 'GIG Logistics', enabled: true, reason: null },
      ],
      delivery_types: [
        { code: 'Pickup', enabled: true, reason: null },
        { code: 'Drop off', enabled: true, reason: null },
      ],
    },
  }),
};

const vendor = { id: 7, store_name: 'Ngozi Fabrics' };
export const dress = aCartItem({
  id: 41,
  product: { id: 1, title: 'Ankara dress', selling_price: 8500, vendor },
  vendor,
});

interface CheckoutVisit {
  lines?: CartItem[];
  /** The lines to order; all by default. */
  selected?: CartItem[];
  draft?: CheckoutDraft | null;
  /** Level of the API; 0: only the documented calls. */
  api?: number;
  user?: User;
  screen?: 'narrow' | 'wide';
  withoutService?: boolean;
  answers?: Answers;
  prepare?: Parameters<typeof visit>[1] extends infer V ? (V extends { prepare?: infer P } ? P : never) : never;
}

/** A signed-in shopper with a cart on the server opens a page of the checkout. */
export async function visitCheckout(
  at: string,
  {
    lines = [dress],
    selected = lines,
    draft = complete,
    user = aUser(),
    api = 0,
    screen,
    withoutService = false,
    answers,
    prepare,
  }: CheckoutVisit = {},
) {
  const server = serverLists(
    lines.map(({ product }) => product),
    { cart: structuredClone(lines) },
  );
  const page = await visit(at, {
    ...(screen && { screen }),
    withoutService,
    api,
    answers: {
      ...server.answers,
      'GET /states': () => ({ data: [kano, lagos] }),
      'GET /gigl_pickup_addresses': () => ({ data: [ikeja, sabonGari] }),
      'POST /orders/fees': () => ({ ...fees, data: fees }),
      ...answers,
    },
    prepare(platform) {
      platform.storage.write(
        STORAGE_KEYS.selectedProducts,
        selected.map(({ product }) => keyText(keyOf(product))),
      );
      if (draft) platform.storage.write(DRAFT_KEY, draft);
      platform.signIn(user);
      prepare?.(platform);
    },
  });
  return {
    ...page,
    server,
    user: page.user,
    shopper: user,
    sent: (call: string) => page.platform.calls.filter((sent) => sent.call === call),
  };
}
