/**
 * What each way of delivery costs and when it arrives, before the shopper chooses it. The checkout loads this code
 * after its first view.
 */
import type { CartItem, DeliveryOffer, Naira } from '@nkm/contracts';
import { estimatedArrival } from '@nkm/contracts/estimated-day';
import { lagosShortDay } from '@nkm/contracts/lagos-time';
import type { Platform } from '@nkm/platform';
import { onlyThose } from '../../cart-line/recognise-line';
import { messages } from './offer-messages';
import { orderLines } from './order-request';

/** Where the order could go; a place that is missing is the shopper's usual one. */
export interface OfferedPlaces {
  address_id?: number | null;
  delivery_city_id?: number | null;
  state_id?: number | null;
}

/** Price and days of each way of delivery. Rejects with an ApiError. */
export async function loadDeliveryOffers(
  api: Platform['api'],
  { lines, ...places }: OfferedPlaces & { lines: readonly CartItem[] },
  signal: AbortSignal,
): Promise<DeliveryOffer[]> {
  const request = { products: orderLines(lines), ...places };
  const { data } = await api.post<{ data: unknown }>('/checkout/deliveries', request, { signal, background: true });
  return onlyThose(data, isOffer);
}

function isOffer(value: unknown): value is DeliveryOffer {
  const { shipping_option, delivery_type, delivery_fee } = (value ?? {}) as Partial<DeliveryOffer>;
  return (
    typeof shipping_option === 'string' &&
    typeof delivery_type === 'string' &&
    (delivery_fee === null || typeof delivery_fee === 'number')
  );
}

/** The other choices so far; null: not made. */
export type OfferChoice = Partial<Record<'shipping_option' | 'delivery_type', string | null>>;

/** The words for prices and the time of the server, in milliseconds. */
export interface OfferWords {
  money: (amount: Naira) => string;
  now: number;
}

/**
 * Price and day of a choice, for example `₦1,200.00, by Tue 1 Dec`. While another choice is open that matters, it
 * is the lowest price, without a day. Undefined: the server says nothing about the choice.
 */
export function offerText(
  offers: readonly DeliveryOffer[],
  choice: OfferChoice,
  { money, now }: OfferWords,
): string | undefined {
  const { shipping_option: option = null, delivery_type: type = null } = choice;
  const fitting = offers.filter(
    (offer) => (option === null || offer.shipping_option === option) && (type === null || offer.delivery_type === type),
  );
  const [best, ...others] = fitting
    .filter(({ delivery_fee }) => delivery_fee !== null)
    .sort((one, other) => one.delivery_fee! - other.delivery_fee!);
  if (!best) return fitting[0] ? messages.notServed(fitting[0].state) : undefined;
  const price = best.delivery_fee === 0 ? messages.noDeliveryFee : money(best.delivery_fee!);
  const isSame = others.every(
    ({ delivery_fee, delivery_days }) => delivery_fee === best.delivery_fee && delivery_days === best.delivery_days,
  );
  if (!isSame) return best.delivery_fee === 0 ? price : messages.fromPrice(price);
  const day = lagosShortDay(estimatedArrival(new Date(now), best.delivery_days ?? undefined));
  return messages.priceByDay(price, day);
}
