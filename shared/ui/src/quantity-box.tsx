import { type QuantityFault, readQuantity } from '@nkm/contracts';
import clsx from 'clsx';
import { type KeyboardEvent, useId, useState } from 'react';
import { IconButton } from './icon-button';
import styles from './quantity-box.module.css';
import { settleQuantity } from './settle-quantity';
import { useFieldValue } from './use-field-value';
import * as icons from './icons';

export interface QuantityBoxProps {
  value: number;
  min?: number;
  /** Stock. */
  max?: number;
  onChange: (quantity: number) => void;
  /** Called when the shopper wants more than `max`; the quantity is capped and the caller warns (SHR-RULE-006). */
  onExceed?: () => void;
  /** Accessible name, e.g. "Quantity of Ankara dress". */
  label: string;
  disabled?: boolean;
  className?: string;
}

/** Typed text until the field loses focus, and the quantity before it. */
interface Draft {
  text: string;
  before: number;
}

const REASONS: Record<QuantityFault, (min: number) => string> = {
  'not-whole': () => 'Enter a whole number, such as 3.',
  'too-small': (min) => `The smallest quantity is ${min}.`,
};

/**
 * A quantity by buttons or typing, never below `min` or above `max` (SHR-RULE-005, SHR-RULE-006). Invalid text leaves
 * the quantity unchanged, and the field says why.
 */
export function QuantityBox(props: QuantityBoxProps) {
  const { value, min = 1, max = Infinity, onChange, onExceed, label, disabled, className } = props;
  const [draft, setDraft] = useState<Draft | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  const id = useId();

  const field = useFieldValue<HTMLInputElement>(draft?.text ?? `${value}`, type);

  function want(wanted: number) {
    const { quantity, exceeded } = settleQuantity(wanted, min, max);
    if (exceeded) onExceed?.();
    if (quantity !== value) onChange(quantity);
    return exceeded;
  }
  function press(wanted: number) {
    setReason(null);
    want(wanted);
  }
  /** Returns what the field shows from then on. */
  function type(text: string): string {
    const before = draft?.before ?? value;
    const { quantity } = check(text, min);
    setReason(null);
    const exceeded = want(quantity ?? before);
    const isCapped = exceeded && quantity !== undefined;
    setDraft(isCapped ? null : { text, before });
    return isCapped ? `${settleQuantity(quantity, min, max).quantity}` : text;
  }
  function finish() {
    if (draft === null) return;
    const { fault } = check(draft.text, min);
    if (fault) setReason(`${REASONS[fault](min)} The quantity stays ${draft.before}.`);
    setDraft(null);
  }
  function finishOnEnter({ key }: KeyboardEvent) {
    if (key === 'Enter') finish();
  }
  return (
    <div className={clsx(styles.quantity, className)}>
      <div className={styles.box} role="group" aria-label={label}>
        <IconButton
          icon={icons.minus}
          label="One less"
          aria-disabled={value <= min}
          disabled={disabled}
          onClick={() => press(value - 1)}
        />
        <input
          ref={field}
          className={styles.number}
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-describedby={reason === null ? undefined : id}
          disabled={disabled}
          defaultValue={value}
          onChange={({ target }) => {
            // Quantity and draft may be as before, so no effect would write it.
            const shown = type(target.value);
            if (shown !== target.value) target.value = shown;
          }}
          onBlur={finish}
          onKeyDown={finishOnEnter}
        />
        <IconButton icon={icons.plus} label="One more" disabled={disabled} onClick={() => press(value + 1)} />
      </div>
      {reason !== null && (
        <p className={styles.reason} id={id} role="alert">
          {reason}
        </p>
      )}
    </div>
  );
}

function check(text: string, min: number) {
  const read = readQuantity(text);
  return read.quantity !== undefined && read.quantity < min ? { fault: 'too-small' as const } : read;
}
