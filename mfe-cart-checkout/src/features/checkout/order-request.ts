/** Bodies of POST /orders and POST /orders/fees (CART-CALL-009, CART-CALL-010). */
import {
  type CartItem,
  type DeliveryType,
  hasFeature,
  type Naira,
  type OrderLine,
  type Settings,
  toNaira,
} from '@nkm/contracts';
import type { PaymentMethodCode } from '@nkm/contracts/payment-methods';
import { priceOf } from '../../cart-line/line';
import type { CheckoutDraft, CompleteDraft } from './draft';

const PLATFORM = 'Web';
const COUNTRY = 'Nigeria';

interface Delivery {
  products: OrderLine[];
  address_id: number | null;
  coupon_code: string | null;
  platform: typeof PLATFORM;
  delivery_type: DeliveryType | null;
  /** Station of the pickup location. */
  delivery_city_id: number | null;
  /** Missing while it is not chosen, and for a server that does not know it. */
  payment_method?: PaymentMethodCode;
  shipping_option?: string;
}
export type FeesRequest = Delivery & { country: typeof COUNTRY };
export type OrderRequest = Delivery & {
  callback: string;
  delivery_time: string;
  /** That the shopper saw; missing for a server that does not compare it. */
  total?: Naira;
};

type Server = Pick<Settings, 'api'>;

/** Includes the displayed price, so that the server refuses the order when the price has changed. */
export function orderLines(lines: readonly CartItem[]): OrderLine[] {
  return lines.map(({ product, quantity }) => {
    const selling_price = toNaira(priceOf(product));
    return product.variant
      ? { variant: { id: product.variant.id, quantity, selling_price } }
      : { id: product.id, quantity, selling_price };
  });
}

export function feesRequest(lines: readonly CartItem[], draft: CheckoutDraft, server: Server): FeesRequest {
  return { ...deliveryOf(lines, draft, server), country: COUNTRY };
}

/** `origin` is the origin of the shop, to which the payment provider returns the shopper. */
export function orderRequest(
  lines: readonly CartItem[],
  draft: CompleteDraft,
  { origin, total, ...server }: Server & { origin: string; total: Naira },
): OrderRequest {
  const callback = `${origin}/payment-success`;
  const seen = hasFeature(server, 'payment-ways') && { total };
  return { ...deliveryOf(lines, draft, server), callback, delivery_time: draft.deliveryTime, ...seen };
}

function deliveryOf(lines: readonly CartItem[], draft: CheckoutDraft, server: Server): Delivery {
  const { deliveryType, addressId, pickup, couponCode, paymentMethod, shippingOption } = draft;
  const toTheDoor = deliveryType === 'Drop off';
  return {
    products: orderLines(lines),
    address_id: toTheDoor ? addressId : null,
    coupon_code: couponCode ?? null,
    platform: PLATFORM,
    delivery_type: deliveryType,
    delivery_city_id: toTheDoor ? null : (pickup?.station.id ?? null),
    ...(hasFeature(server, 'payment-ways') && {
      ...(paymentMethod && { payment_method: paymentMethod }),
      ...(shippingOption && { shipping_option: shippingOption }),
    }),
  };
}
