import type { Naira } from '@nkm/contracts';
import { estimatedDay } from '@nkm/contracts/estimated-day';
import { serverNow } from '@nkm/contracts/server-now';
import { useMoney, usePlatform } from '@nkm/platform';
import { useEffect, useState } from 'react';
import { messages } from '../../../messages';
import styles from './delivery.module.css';

const { product: words } = messages;

/**
 * Price and day of a delivery to a pickup station, before the shopper has chosen one; nothing when the server does not
 * say the price. The browser adds the day, because a stored page can be older.
 * @param price of the product, in naira
 */
export function DeliveryLine({ price }: { price: Naira }) {
  const platform = usePlatform();
  const money = useMoney();
  const [day, setDay] = useState<string | null>(null);
  useEffect(() => setDay(estimatedDay(new Date(serverNow(platform)))), [platform]);
  const { delivery } = platform.settings;
  if (!delivery) return null;
  const isFree = price > delivery.freeOver;
  return (
    <p className={styles.line} data-free={isFree || undefined}>
      <span>{isFree ? words.freePickup : words.pickupFrom(money(delivery.pickup), money(delivery.freeOver))}</span>
      {day !== null && <span>{words.byDay(day)}</span>}
    </p>
  );
}
