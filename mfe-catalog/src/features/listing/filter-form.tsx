import type { Facets } from '@nkm/contracts';
import { useTopic } from '@nkm/platform';
import { Button } from '@nkm/ui';
import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { messages } from '../../messages';
import { useAddressChoice } from '../../use-address-choice';
import { FacetFold, FacetOption } from './facet-fold';
import { valuesToChoose } from './filter-label';
import { LIST_FILTERS } from './filters';
import { HiddenFields } from './hidden-fields';
import { addressEntries, listingHref } from './listing-address';
import type { ListingData } from './load-listing';
import { addressPrices } from './price-fields';
import { PriceFold } from './price-fold';
import { readFilters, readRefusedPrices } from './read-filters';
import type { Sorts } from './sorts';

const { filters: words } = messages;

export interface FilterFormProps {
  listing: ListingData & { facets: Facets };
  sorts: Sorts;
  pathname: string;
}

/**
 * The filters of a list with counts (docs/rules.md "Filters and sorting"). The address holds the choice: boxes apply at
 * once, prices with Enter or the button. Without scripts, the form submits.
 */
export function FilterForm({ listing, sorts, pathname }: FilterFormProps) {
  const navigate = useNavigate();
  const { facets, filters } = listing;
  const display = useTopic('currency');
  const [{ filters: chosen, refused }, show] = useAddressChoice(filters, { filters, refused: listing.refused });

  function apply(form: FormData) {
    const given = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
    const typed = { price_min: given.get('price_min') ?? '', price_max: given.get('price_max') ?? '' };
    for (const [name, price] of Object.entries(addressPrices(typed, filters, display))) given.set(name, price);
    const next = readFilters(given);
    const href = listingHref(pathname, { ...listing, page: 1, filters: next }, sorts);
    const notPrices = readRefusedPrices(given);
    const query = new URLSearchParams(notPrices).toString();
    const to = query === '' ? href : `${href}${href.includes('?') ? '&' : '?'}${query}`;
    show({ filters: next, refused: notPrices });
    void navigate(to, { preventScrollReset: true });
  }
  // React keeps boxes that were ticked before hydration, but fires no change events for them.
  const formRef = useRef<HTMLFormElement>(null);
  const applyEarlier = useEffectEvent(() => {
    const form = formRef.current!;
    const boxes = form.querySelectorAll<HTMLInputElement>('input:is([type="checkbox"], [type="radio"])');
    if ([...boxes].some(({ checked, defaultChecked }) => checked !== defaultChecked)) apply(new FormData(form));
  });
  useEffect(() => applyEarlier(), []);

  function onChange({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    if ((target as HTMLInputElement).type !== 'text') apply(new FormData(currentTarget));
  }
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    apply(new FormData(event.currentTarget));
  }

  // Shop lists show the category tree above the filters; search results are filtered by category instead.
  const isFoldOpen = (name: string) => name === 'brand' || (name === 'category' && sorts[0] === 'relevance');
  const kept = addressEntries({ ...listing, page: 1, filters: { vendor: filters.vendor } }, sorts);
  return (
    // The address holds the choice: values that the browser restores would look like early input.
    <form
      ref={formRef}
      action={pathname}
      aria-label={words.title}
      autoComplete="off"
      onChange={onChange}
      onSubmit={onSubmit}
    >
      <HiddenFields entries={kept} />
      {LIST_FILTERS.map((name) => {
        const values = valuesToChoose(listing, name);
        const isChoice = values.length > 1 || chosen[name] !== undefined;
        return isChoice && <FacetFold key={name} name={name} values={values} chosen={chosen} open={isFoldOpen(name)} />;
      })}
      <PriceFold filters={chosen} refused={refused} range={facets.price} />
      <details open={chosen.rating !== undefined}>
        <summary>{words.rating}</summary>
        <FacetOption
          type="radio"
          name="rating"
          value=""
          checked={chosen.rating === undefined}
          label={words.anyRating}
        />
        {facets.rating.map(({ value, count }) => (
          <FacetOption
            key={value}
            type="radio"
            name="rating"
            value={String(value)}
            checked={chosen.rating === value}
            label={words.stars(value)}
            count={count}
          />
        ))}
      </details>
      <FacetOption
        type="checkbox"
        name="in_stock"
        value="1"
        checked={chosen.in_stock === '1'}
        label={words.inStock}
        count={facets.in_stock.count}
      />
      <Button type="submit" wide>
        {messages.listing.apply}
      </Button>
    </form>
  );
}
