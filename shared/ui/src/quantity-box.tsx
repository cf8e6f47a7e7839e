import clsx from 'clsx';
import { useState } from 'react';
import { IconButton } from './icon-button';
import styles from './quantity-box.module.css';
import { settleQuantity } from './settle-quantity';
import * as icons from './icons';

export interface QuantityBoxProps {
  value: number;
  min?: number;
  /** Stock. */
  max?: number;
  onChange: (quantity: number) => void;
  /** Called when the shopper wants more than `max`; the quantity is capped and the caller warns (spec 1 §5). */
  onExceed?: () => void;
  /** Accessible name, e.g. "Quantity of Ankara dress". */
  label: string;
  disabled?: boolean;
  className?: string;
}

/** A quantity by buttons or typing, never below `min` or above `max` (spec 1 §5, spec 2 §5). */
export function QuantityBox(props: QuantityBoxProps) {
  const { value, min = 1, max = Infinity, onChange, onExceed, label, disabled, className } = props;
  /** Typed text until the field loses focus; null otherwise. */
  const [draft, setDraft] = useState<string | null>(null);

  function want(wanted: number) {
    const { quantity, exceeded } = settleQuantity(wanted, min, max);
    if (exceeded) onExceed?.();
    if (quantity !== value) onChange(quantity);
    return exceeded;
  }
  function type(text: string) {
    const digits = text.replace(/\D/g, '').slice(0, 6);
    const exceeded = digits !== '' && Number(digits) >= min && want(Number(digits));
    setDraft(exceeded ? null : digits);
  }
  return (
    <div className={clsx(styles.box, className)} role="group" aria-label={label}>
      <IconButton
        icon={icons.minus}
        label="One less"
        aria-disabled={value <= min}
        disabled={disabled}
        onClick={() => want(value - 1)}
      />
      <input
        className={styles.number}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        disabled={disabled}
        value={draft ?? value}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setDraft(null)}
      />
      <IconButton icon={icons.plus} label="One more" disabled={disabled} onClick={() => want(value + 1)} />
    </div>
  );
}
