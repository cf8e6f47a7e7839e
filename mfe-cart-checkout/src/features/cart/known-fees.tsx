import { type CartItem, toNaira } from '@nkm/contracts';
import { useMoney, usePlatform } from '@nkm/platform';
import { AmountLine, AmountList, Icon, icons } from '@nkm/ui';
import { messages } from './messages';
import { groupByStore } from '../../cart-line/group-by-store';
import { subtotal } from './cart';
import styles from './cart-summary.module.css';
import { freeDeliveryMissing, pickupDelivery } from './free-delivery';

/**
 * Delivery of the selected lines to pickup stations, and the amount missing for free delivery. The other fees depend on
 * choices that the checkout asks for. A server that does not tell its prices leaves only the hint.
 */
export function KnownFees({ cart, selected }: { cart: readonly CartItem[]; selected: readonly CartItem[] }) {
  const money = useMoney();
  const { delivery: prices } = usePlatform().settings;
  // Without a selection, the hint refers to the whole cart.
  const missing = freeDeliveryMissing(subtotal(selected.length === 0 ? cart : selected), prices);
  const stores = groupByStore(selected).length;
  const isFree = missing === 0;
  const fee = isFree || !prices ? null : pickupDelivery(prices, stores);
  return (
    <>
      {stores > 0 && (isFree || fee !== null) && (
        <AmountList>
          <AmountLine name={fee === null ? messages.delivery : messages.deliveryParcels(stores)}>
            {fee === null ? messages.free : money(fee)}
          </AmountLine>
        </AmountList>
      )}
      <p className={styles.delivery} data-reached={isFree || undefined}>
        <Icon path={icons.truck} />
        <span>{isFree ? messages.freeDeliveryReached : messages.freeDeliveryMissing(money(toNaira(missing)))}</span>
      </p>
    </>
  );
}
