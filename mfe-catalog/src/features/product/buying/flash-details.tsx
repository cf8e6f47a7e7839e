import type { CartItem, FlashPrice, Naira } from '@nkm/contracts';
import { useMoney } from '@nkm/platform';
import { FlashNote } from '../../../products/flash/flash-note';
import styles from '../../../products/flash/flash.module.css';
import { messages } from '../../../products/flash/messages';
import { useSavings } from './use-savings';

export interface FlashDetailsProps {
  flash: FlashPrice;
  /** Regular price of one unit. */
  regular: Naira;
  quantity: number;
  /** The cart with the product as chosen here. */
  lines: readonly CartItem[];
  /** Another code that the cart has now. */
  replaced: string | null;
}

/** Everything about a flash price that the shopper needs before using it. */
export function FlashDetails({ flash, regular, quantity, lines, replaced }: FlashDetailsProps) {
  const money = useMoney();
  const savings = useSavings(lines, flash.code, replaced);
  const compared = replaced !== null && savings;
  return (
    <div className={styles.details} role="status">
      <FlashNote flash={flash} />
      <p>{`${messages.regular(money(regular))} ${messages.left(flash.left)}`}</p>
      {quantity > 1 && <p>{messages.oneUnit(money(flash.price), money(regular))}</p>}
      {replaced !== null && (
        <p>
          <span>{messages.replaces(replaced)}</span>{' '}
          {compared && <span>{messages.savings(flash.code, money(savings.own), replaced, money(savings.other))}</span>}
        </p>
      )}
    </div>
  );
}
