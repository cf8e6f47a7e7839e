import { kobo, type Settings, toNaira } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import type { WaysSettings } from '../../../platform/environment/ways-settings';
import { chooseWays } from '../ways/choose-ways';
import { deliveryRate } from '../ways/delivery-rate';
import { FEE_POLICY } from './fee-policy';
import { quoteOrder } from './quote-order';

/**
 * The price of a pickup on product pages: as in the quote of a cheap product, with fuel and tax, in naira. Null when
 * the checkout offers no pickup.
 */
export async function deliveryPrices(
  db: Kysely<Database>,
  settings: WaysSettings,
): Promise<Required<Settings>['delivery'] | null> {
  if (!settings.deliveryTypes.includes('Pickup')) return null;
  const rate = await deliveryRate(db, chooseWays({ delivery_type: 'Pickup' }, settings), null);
  if (!rate) return null;
  const line = { vendorId: 0, unitPrice: kobo(1), quantity: 1 };
  const { delivery, gas, tax } = quoteOrder([line], { deliveryFee: rate.fee, policy: FEE_POLICY });
  return { pickup: toNaira(kobo(delivery + gas + tax)), freeOver: toNaira(FEE_POLICY.freeDeliveryOver) };
}
