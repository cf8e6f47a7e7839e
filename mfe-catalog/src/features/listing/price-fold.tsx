import type { Facets, ProductFilters } from '@nkm/contracts';
import { CURRENCY_SYMBOLS, groupThousands } from '@nkm/contracts';
import { useTopic } from '@nkm/platform';
import { useFieldValue } from '@nkm/ui';
import { useId } from 'react';
import { messages } from '../../messages';
import pills from '../../products/pills.module.css';
import styles from './listing.module.css';
import { priceText } from './price-fields';
import type { RefusedPrices } from './read-filters';

const { filters: words } = messages;

export interface PriceFoldProps {
  filters: ProductFilters;
  /** Entered texts that are not prices. */
  refused?: RefusedPrices;
  /** Lowest and highest price of the list. */
  range: Facets['price'];
}

/** Fields for the lowest and highest price, in the display currency. */
export function PriceFold({ filters, refused = {}, range }: PriceFoldProps) {
  const display = useTopic('currency');
  const symbol = CURRENCY_SYMBOLS[display.currency];
  const field = (name: keyof RefusedPrices, label: string, example: number) => (
    <PriceField
      name={name}
      label={label}
      given={refused[name] ?? priceText(filters[name], display)}
      refused={refused[name]}
      placeholder={groupThousands(priceText(example, display))}
    />
  );
  const isGiven = (name: keyof RefusedPrices) => (filters[name] ?? refused[name]) !== undefined;
  return (
    <details open={isGiven('price_min') || isGiven('price_max')}>
      <summary>{words.price}</summary>
      {field('price_min', words.fromPrice(symbol), range.min)}
      {field('price_max', words.toPrice(symbol), range.max)}
    </details>
  );
}

interface PriceFieldProps {
  name: keyof RefusedPrices;
  label: string;
  /** Text from the address, in the display currency. */
  given: string;
  refused: string | undefined;
  placeholder: string;
}

function PriceField({ name, label, given, refused, placeholder }: PriceFieldProps) {
  const id = useId();
  // What was typed over the prices of an earlier address must not return with Back.
  const field = useFieldValue<HTMLInputElement>(given);
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <input
        ref={field}
        id={id}
        className={pills.pill}
        name={name}
        type="text"
        inputMode="decimal"
        size={8}
        maxLength={15}
        defaultValue={given}
        placeholder={placeholder}
        aria-invalid={refused !== undefined}
        aria-describedby={refused === undefined ? undefined : `${id}-refused`}
      />
      {refused !== undefined && (
        <span id={`${id}-refused`} className={styles.refused}>
          {words.notAPrice(refused)}
        </span>
      )}
    </p>
  );
}
