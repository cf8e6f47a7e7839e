import type { Naira } from '@nkm/contracts';
import { useMoney } from '@nkm/platform';
import type { ReactNode } from 'react';
import styles from './buy-box.module.css';

interface BuyBarProps {
  /** In naira. */
  price: Naira;
  /** Phones keep the buttons at the lower edge of the screen, beside the price. */
  stays?: boolean;
  children: ReactNode;
}

/** The main buttons of a product. */
export function BuyBar({ price, stays = true, children }: BuyBarProps) {
  const money = useMoney();
  return (
    <div className={styles.bar} data-scripted data-page-bar={stays || undefined} data-price={money(price)}>
      {children}
    </div>
  );
}
