import type { Variant } from '@nkm/contracts';

/** The values that the shopper chose, by title: `{ Colour: 'Red' }`. */
export type Picks = Readonly<Record<string, string>>;

export interface VariantValue {
  value: string;
  /** The choice after this value is chosen. */
  next: Picks;
  chosen: boolean;
  /** No variant combines this value with the other chosen ones, so choosing it changes those too. */
  changesOthers: boolean;
  /** No variant of that choice is in stock. */
  soldOut: boolean;
}

export interface VariantOption {
  /** For example `Colour`. */
  title: string;
  values: VariantValue[];
}

/** Value of a variant for a title, e.g. its `Colour`. */
const valueOf = (variant: Variant, title: string) => variant.values.find((value) => value.title === title)?.value;

/** All titles of the variants in server order. */
export const titlesOf = (variants: readonly Variant[]): string[] => [
  ...new Set(variants.flatMap(({ values }) => values.map(({ title }) => title))),
];

/** All values of a variant, as a choice. */
export const picksOf = ({ values }: Variant): Picks =>
  Object.fromEntries(values.map(({ title, value }) => [title, value]));

/** Whether a variant has each chosen value. */
export const fits = (variant: Variant, picks: Picks): boolean =>
  Object.entries(picks).every(([title, value]) => valueOf(variant, title) === value);

/** The different values of a title, in server order. */
export const valuesOf = (variants: readonly Variant[], title: string): string[] => [
  ...new Set(variants.map((variant) => valueOf(variant, title)).filter((value) => value !== undefined)),
];

/**
 * The options in server order: each title with its values. A value leads to the variant with this value that shares
 * most values with the choice, preferring variants in stock.
 */
export function variantOptions(variants: readonly Variant[], picks: Picks): VariantOption[] {
  return titlesOf(variants).map((title) => ({
    title,
    values: valuesOf(variants, title).map((value) => describe(variants, picks, title, value)),
  }));
}

function describe(variants: readonly Variant[], picks: Picks, title: string, value: string): VariantValue {
  const others = Object.entries(picks).filter(([other]) => other !== title);
  const kept = (variant: Variant) => others.filter(([other, own]) => valueOf(variant, other) === own).length;
  const rank = (variant: Variant) => 2 * kept(variant) + (variant.quantity > 0 ? 1 : 0);
  const target = variants
    .filter((variant) => valueOf(variant, title) === value)
    .reduce((best, variant) => (rank(variant) > rank(best) ? variant : best));
  const own = picksOf(target);
  const next = Object.fromEntries(Object.entries(own).filter(([other]) => other === title || other in picks));
  return {
    value,
    next,
    chosen: picks[title] === value,
    changesOthers: kept(target) < others.length,
    soldOut: !variants.some((variant) => variant.quantity > 0 && fits(variant, next)),
  };
}
