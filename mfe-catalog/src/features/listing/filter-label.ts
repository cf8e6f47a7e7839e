import { type FacetValue, groupThousands, type ProductFilters } from '@nkm/contracts';
import { messages } from '../../messages';
import { sellerName } from '../../products/card';
import type { ListFilter } from './filters';
import type { ListingData } from './load-listing';

const { filters: words } = messages;

/** What a chosen value is called on its chip. */
export function filterLabel(
  { facets, cards }: Pick<ListingData, 'facets' | 'cards'>,
  name: keyof ProductFilters,
  value: string,
): string {
  switch (name) {
    case 'price_min':
      return words.fromPrice(groupThousands(Number(value)));
    case 'price_max':
      return words.toPrice(groupThousands(Number(value)));
    case 'rating':
      return words.stars(Number(value));
    case 'in_stock':
      return words.inStock;
    case 'vendor': {
      const seller = cards.find(({ vendor }) => vendor.id === Number(value))?.vendor;
      return `${words.vendor}: ${seller ? sellerName(seller) : value}`;
    }
    default:
      return `${words.names[name]}: ${labelOf(facets?.[name], value)}`;
  }
}

const labelOf = (values: readonly FacetValue[] | undefined, value: string): string =>
  values?.find((one) => one.value === value)?.label ?? value;

/** The values of a facet, with those that are chosen though nothing has them any more. */
export function valuesToChoose(
  { facets, filters }: Pick<ListingData, 'facets' | 'filters'>,
  name: ListFilter,
): FacetValue[] {
  const values = facets?.[name] ?? [];
  const missing = (filters[name] ?? []).filter((chosen) => values.every(({ value }) => value !== chosen));
  return [...values, ...missing.map((value) => ({ value, label: value, count: 0 }))];
}
