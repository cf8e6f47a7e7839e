import { variantName } from '@nkm/contracts';
import { Checkbox, QuantityBox } from '@nkm/ui';
import { useId } from 'react';
import { messages } from './dialog-messages';
import styles from './return-items.module.css';
import type { ReturnableLine } from './returnable-lines';

const texts = messages.return;

interface ReturnItemsProps {
  lines: readonly ReturnableLine[];
  /** Chosen units by key of the line; 0 or missing: not chosen. */
  units: Readonly<Record<string, number>>;
  error?: string | false | null | undefined;
  onChange: (units: Record<string, number>) => void;
}

/** Chooses the products of a return and their units. */
export function ReturnItems({ lines, units, error, onChange }: ReturnItemsProps) {
  const id = useId();
  return (
    <fieldset className={styles.items} aria-describedby={error ? id : undefined}>
      <legend className={styles.legend}>{texts.items}</legend>
      {lines.map(({ key, product, left }) => {
        const chosen = Math.min(units[key] ?? 0, left);
        const name = variantName(product.name, product.variant?.values);
        return (
          <div key={key} className={styles.item}>
            <Checkbox
              label={name}
              checked={chosen > 0}
              onChange={({ target }) => onChange({ ...units, [key]: target.checked ? left : 0 })}
            />
            {chosen > 0 && left > 1 && (
              <QuantityBox
                label={texts.unitsOf(name)}
                value={chosen}
                max={left}
                onChange={(count) => onChange({ ...units, [key]: count })}
              />
            )}
          </div>
        );
      })}
      {error && (
        <p className={styles.error} id={id} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
