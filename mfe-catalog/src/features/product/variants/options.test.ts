import type { Variant } from '@nkm/contracts';
import { chosenVariant, readChoice } from './chosen-variant';
import { type Picks, picksOf, variantOptions } from './options';

const variant = (id: number, colour: string, size: string, quantity = 3): Variant => ({
  id,
  selling_price: 1000 * id,
  original_price: 2000 * id,
  quantity,
  values: [
    { title: 'Colour', value: colour },
    { title: 'Size', value: size },
  ],
  image: `/api/pictures/${id}.webp`,
});
const indigoM = variant(1, 'Indigo', 'M');
const indigoL = variant(2, 'Indigo', 'L', 0);
const redM = variant(3, 'Red', 'M', 0);
const redXl = variant(4, 'Red', 'XL');
const variants = [indigoM, indigoL, redM, redXl];

const value = (chosen: Variant, title: string, wanted: string) => valueIn(picksOf(chosen), title, wanted);
const valueIn = (picks: Picks, title: string, wanted: string) =>
  variantOptions(variants, picks)
    .find((option) => option.title === title)!
    .values.find((one) => one.value === wanted)!;

describe('the options of a product', () => {
  it('list each title with distinct values in server order', () => {
    expect(
      variantOptions(variants, picksOf(indigoM)).map(({ title, values }) => [title, values.map((v) => v.value)]),
    ).toEqual([
      ['Colour', ['Indigo', 'Red']],
      ['Size', ['M', 'L', 'XL']],
    ]);
  });

  it('lead to the variant that keeps the other choices, even when it is sold out', () => {
    expect(value(indigoM, 'Colour', 'Red')).toEqual({
      value: 'Red',
      next: picksOf(redM),
      chosen: false,
      changesOthers: false,
      soldOut: true,
    });
    expect(value(indigoM, 'Size', 'M')).toMatchObject({ chosen: true, next: picksOf(indigoM) });
  });

  it('mark a value that changes other choices', () => {
    expect(value(indigoM, 'Size', 'XL')).toMatchObject({ next: picksOf(redXl), changesOthers: true, soldOut: false });
  });

  it('prefer a variant in stock when none keeps the other choices', () => {
    expect(value(indigoL, 'Colour', 'Red')).toMatchObject({ next: picksOf(redXl), changesOthers: true });
  });

  it('support variants that lack a title', () => {
    const plain: Variant = { ...indigoM, id: 9, values: [{ title: 'Colour', value: 'Plain' }] };
    const [, size] = variantOptions([plain, redXl], picksOf(plain));
    expect(size!.values).toEqual([
      { value: 'XL', next: picksOf(redXl), chosen: false, changesOthers: true, soldOut: false },
    ]);
  });
});

describe('the options of a product without a choice', () => {
  it('have no chosen value, and lead to that value alone', () => {
    const options = variantOptions(variants, {});
    expect(options.flatMap(({ values }) => values).filter(({ chosen }) => chosen)).toEqual([]);
    expect(valueIn({}, 'Size', 'L')).toMatchObject({ next: { Size: 'L' }, changesOthers: false, soldOut: true });
    expect(valueIn({ Colour: 'Red' }, 'Size', 'L')).toMatchObject({ next: { Colour: 'Indigo', Size: 'L' } });
  });
});

describe('the choice of a shopper', () => {
  const read = (picks: Picks, query = '', of: Variant[] = variants) => {
    const { shown, chosen, missing } = readChoice({ variants: of, variants_id: 1 }, new URLSearchParams(query), picks);
    return { shown: shown?.id ?? null, chosen: chosen?.id ?? null, missing };
  };
  const onlySize = (one: Variant): Variant => ({ ...one, values: one.values.filter(({ title }) => title === 'Size') });
  const onlyColour = (one: Variant): Variant => ({ ...one, values: one.values.slice(0, 1) });

  it('misses colour and size at first, shows the usual variant, and is complete with both', () => {
    expect(read({})).toEqual({ shown: 1, chosen: null, missing: ['Colour', 'Size'] });
    expect(read({ Colour: 'Red' })).toEqual({ shown: 4, chosen: null, missing: ['Size'] });
    expect(read({ Colour: 'Red', Size: 'M' })).toEqual({ shown: 3, chosen: 3, missing: [] });
  });
  it('is the variant in the address', () => {
    expect(read({}, 'variant=3')).toEqual({ shown: 3, chosen: 3, missing: [] });
    expect(read({}, 'variant=99')).toMatchObject({ chosen: null });
  });
  it('is the only variant, or the only value of a title', () => {
    expect(read({}, '', [indigoM])).toEqual({ shown: 1, chosen: 1, missing: [] });
    expect(read({}, '', [indigoM, indigoL])).toEqual({ shown: 1, chosen: null, missing: ['Size'] });
    expect(read({ Size: 'L' }, '', [indigoM, indigoL])).toEqual({ shown: 2, chosen: 2, missing: [] });
  });
  it('is made in advance where there are no sizes', () => {
    expect(read({}, '', [onlyColour(indigoM), onlyColour(redXl)])).toEqual({ shown: 1, chosen: 1, missing: [] });
    expect(read({}, '', [onlySize(indigoM), onlySize(redXl)])).toMatchObject({ chosen: null, missing: ['Size'] });
  });
  it('misses no title that its variants lack', () => {
    const plain: Variant = { ...onlyColour(indigoM), id: 9, values: [{ title: 'Colour', value: 'Plain' }] };
    expect(read({ Colour: 'Plain' }, '', [plain, indigoM, redXl])).toEqual({ shown: 9, chosen: 9, missing: [] });
  });
  it('is nothing without variants', () => expect(read({}, '', [])).toEqual({ shown: null, chosen: null, missing: [] }));
});

describe('the chosen variant', () => {
  const chosen = (query: string, variants_id: number | null = null, of = variants) =>
    chosenVariant({ variants: of, variants_id }, new URLSearchParams(query))?.id ?? null;

  it('is the variant in the address', () => expect(chosen('variant=2', 3)).toBe(2));
  it('is the default when the address names no known variant', () => {
    for (const query of ['', 'variant=77', 'variant=', 'variant=one']) expect(chosen(query, 4)).toBe(4);
  });
  it('is the first in stock when the default is sold out or missing, or the default without any stock', () => {
    expect(chosen('', 3)).toBe(1);
    expect(chosen('', null, [indigoL, redM, redXl])).toBe(4);
    expect(chosen('', 3, [indigoL, redM])).toBe(3);
    expect(chosen('', null, [indigoL, redM])).toBe(2);
  });
  it('is null for a product without variants', () => expect(chosen('variant=2', null, [])).toBeNull());
});
