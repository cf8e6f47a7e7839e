import type { ReturnDraft } from './return-draft';
import type { ReturnableLine } from './returnable-lines';

export interface ChosenItem {
  product_id: number;
  variant_id?: number;
  quantity: number;
}

/** The items of a draft as the API reads them. */
export const chosenItems = (lines: readonly ReturnableLine[], { units }: Pick<ReturnDraft, 'units'>): ChosenItem[] =>
  lines
    .filter(({ key }) => units[key])
    .map(({ key, left, product: { id, variant } }) => ({
      product_id: id,
      ...(variant && { variant_id: variant.id }),
      quantity: Math.min(units[key]!, left),
    }));
