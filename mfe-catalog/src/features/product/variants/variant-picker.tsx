import type { Variant } from '@nkm/contracts';
import { useFieldValue } from '@nkm/ui';
import type { RefObject } from 'react';
import { messages } from '../../../messages';
import type { ProductView } from '../product-view';
import { SizeGuideButton } from '../size-guide/size-guide-button';
import { isSize } from './chosen-variant';
import { type Picks, type VariantOption, variantOptions } from './options';
import styles from './variant-picker.module.css';

export interface VariantPickerProps {
  product: Pick<ProductView, 'subcategory'>;
  variants: readonly Variant[];
  picks: Picks;
  /** Titles without a choice. */
  missing: readonly string[];
  /** The shopper tried to buy without them. */
  asked: boolean;
  /** The group to choose from first gets the focus. */
  firstMissing: RefObject<HTMLFieldSetElement | null>;
  onChoose: (picks: Picks) => void;
}

const REASON_ID = 'missing-choice';

/** Chooses a variant value by value, and asks for what is missing in place. */
export function VariantPicker(props: VariantPickerProps) {
  const { product, variants, picks, missing, asked, firstMissing, onChoose } = props;
  const sizeTitle = variantOptions(variants, picks).find(({ title }) => isSize(title))?.title;
  return (
    <div className={styles.options}>
      {variantOptions(variants, picks).map(({ title, values }) => {
        const isFirst = title === missing[0];
        const isAsked = asked && missing.includes(title);
        return (
          <fieldset
            key={title}
            ref={isFirst ? firstMissing : undefined}
            className={styles.option}
            data-asked={isAsked || undefined}
            aria-describedby={asked && isFirst ? REASON_ID : undefined}
          >
            <legend className={styles.title}>{title}</legend>
            {asked && isFirst && (
              <p id={REASON_ID} className={styles.reason} role="alert">
                {messages.product.chooseFirst(missing)}
              </p>
            )}
            {values.map((option) => (
              <ValueChip key={option.value} title={title} option={option} onChoose={onChoose} />
            ))}
            {title === sizeTitle && (
              <SizeGuideButton
                title={title}
                values={values.map(({ value }) => value)}
                shelf={product.subcategory.slug}
              />
            )}
          </fieldset>
        );
      })}
    </div>
  );
}

interface ValueChipProps {
  title: string;
  option: VariantOption['values'][number];
  onChoose: (picks: Picks) => void;
}

function ValueChip({ title, option, onChoose }: ValueChipProps) {
  const { value, next, chosen, changesOthers, soldOut } = option;
  const field = useFieldValue<HTMLInputElement, boolean>(chosen, (isChosen) => isChosen && onChoose(next));
  return (
    <label className={styles.value}>
      <input
        ref={field}
        type="radio"
        className={styles.radio}
        name={`variant-${title}`}
        value={value}
        defaultChecked={chosen}
        aria-label={nameOf(value, changesOthers, soldOut)}
        onChange={() => onChoose(next)}
      />
      <span className={styles.chip} data-dim={changesOthers || soldOut || undefined}>
        {value}
      </span>
    </label>
  );
}

function nameOf(value: string, changesOthers: boolean, soldOut: boolean): string {
  const { changesOtherChoices, outOfStock } = messages.product;
  return [value, changesOthers && changesOtherChoices, soldOut && outOfStock].filter(Boolean).join(', ');
}
