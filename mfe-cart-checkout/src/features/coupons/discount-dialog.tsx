import { Button, Dialog } from '@nkm/ui';
import { useId, useState } from 'react';
import { messages } from './messages';
import { DISCOUNT } from './coupon-query';
import styles from './coupons.module.css';

interface DiscountDialogProps {
  discount: number;
  onConfirm: (discount: number) => void;
  onClose: () => void;
}

/** The filter of coupons: a slider for the least discount (CART-SCR-034). */
export function DiscountDialog({ discount, onConfirm, onClose }: DiscountDialogProps) {
  const id = useId();
  const [value, setValue] = useState(discount);
  return (
    <Dialog
      open
      size="s"
      title={messages.filterCoupons}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => onConfirm(DISCOUNT.min)}>{messages.showAllCoupons}</Button>
          <Button variant="main" onClick={() => onConfirm(value)}>
            {messages.applyFilter}
          </Button>
        </>
      }
    >
      <label htmlFor={id}>{messages.leastDiscount}</label>
      <div className={styles.slider}>
        <input
          id={id}
          type="range"
          {...DISCOUNT}
          value={value}
          aria-valuetext={messages.percent(value)}
          onChange={({ target }) => setValue(Number(target.value))}
        />
        <output htmlFor={id}>{messages.percent(value)}</output>
      </div>
    </Dialog>
  );
}
