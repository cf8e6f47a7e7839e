import type { Variant } from '@nkm/contracts';
import { useNavigate } from 'react-router-dom';
import { messages } from '../../../messages';
import { paths } from '../../../paths';
import { variantOptions } from './options';
import styles from './variant-picker.module.css';

export interface VariantPickerProps {
  slug: string;
  variants: readonly Variant[];
  chosen: Variant;
}

/** Chooses a variant value by value. The address holds the choice, so that it can be shared. */
export function VariantPicker({ slug, variants, chosen }: VariantPickerProps) {
  const navigate = useNavigate();
  const choose = (variantId: number) =>
    void navigate(paths.variant(slug, variantId), { replace: true, preventScrollReset: true });
  return (
    <div className={styles.options}>
      {variantOptions(variants, chosen).map(({ title, values }) => (
        <fieldset key={title} className={styles.option}>
          <legend className={styles.title}>{title}</legend>
          {values.map(({ value, leadsTo, chosen: isChosen, changesOthers, soldOut }) => (
            <label key={value} className={styles.value}>
              <input
                type="radio"
                className={styles.radio}
                name={`variant-${title}`}
                value={value}
                checked={isChosen}
                aria-label={nameOf(value, changesOthers, soldOut)}
                onChange={() => choose(leadsTo)}
              />
              <span className={styles.chip} data-dim={changesOthers || soldOut || undefined}>
                {value}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}

function nameOf(value: string, changesOthers: boolean, soldOut: boolean): string {
  const { changesOtherChoices, outOfStock } = messages.product;
  return [value, changesOthers && changesOtherChoices, soldOut && outOfStock].filter(Boolean).join(', ');
}
