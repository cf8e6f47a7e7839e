import type { Variant } from '@nkm/contracts';

export interface VariantValue {
  value: string;
  /** Id of the variant that this value selects. */
  leadsTo: number;
  chosen: boolean;
  /** No variant combines this value with the other chosen ones, so choosing it changes those too. */
  changesOthers: boolean;
  /** The selected variant would be out of stock. */
  soldOut: boolean;
}

export interface VariantOption {
  /** For example `Colour`. */
  title: string;
  values: VariantValue[];
}

/** Value of a variant for a title, e.g. its `Colour`. */
const valueOf = (variant: Variant, title: string) => variant.values.find((value) => value.title === title)?.value;

/** How many values two variants share. */
const likeness = (a: Variant, b: Variant) => a.values.filter(({ title, value }) => valueOf(b, title) === value).length;

/**
 * The options in server order: each title with its values. A value selects the variant with this value that shares
 * most values with the chosen one, preferring variants in stock.
 */
export function variantOptions(variants: readonly Variant[], chosen: Variant): VariantOption[] {
  const titles = [...new Set(variants.flatMap((variant) => variant.values.map(({ title }) => title)))];
  return titles.map((title) => {
    const values = new Set(variants.map((variant) => valueOf(variant, title)).filter((value) => value !== undefined));
    return { title, values: [...values].map((value) => describe(variants, chosen, title, value)) };
  });
}

function describe(variants: readonly Variant[], chosen: Variant, title: string, value: string): VariantValue {
  const isChosen = valueOf(chosen, title) === value;
  const rank = (variant: Variant) => 2 * likeness(variant, chosen) + (variant.quantity > 0 ? 1 : 0);
  const target = isChosen
    ? chosen
    : variants
        .filter((variant) => valueOf(variant, title) === value)
        .reduce((best, variant) => (rank(variant) > rank(best) ? variant : best));
  return {
    value,
    leadsTo: target.id,
    chosen: isChosen,
    changesOthers: chosen.values.some((own) => own.title !== title && valueOf(target, own.title) !== own.value),
    soldOut: target.quantity <= 0,
  };
}
