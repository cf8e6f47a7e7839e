import type { Variant } from '@nkm/contracts';
import { chosenVariant } from './chosen-variant';
import { variantOptions } from './options';

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

const value = (chosen: Variant, title: string, wanted: string) =>
  variantOptions(variants, chosen)
    .find((option) => option.title === title)!
    .values.find((one) => one.value === wanted)!;

describe('the options of a product', () => {
  it('list each title with distinct values in server order', () => {
    expect(variantOptions(variants, indigoM).map(({ title, values }) => [title, values.map((v) => v.value)])).toEqual([
      ['Colour', ['Indigo', 'Red']],
      ['Size', ['M', 'L', 'XL']],
    ]);
  });

  it('lead to the variant that keeps the other choices, even when it is sold out', () => {
    expect(value(indigoM, 'Colour', 'Red')).toEqual({
      value: 'Red',
      leadsTo: redM.id,
      chosen: false,
      changesOthers: false,
      soldOut: true,
    });
    expect(value(indigoM, 'Size', 'M')).toMatchObject({ chosen: true, leadsTo: indigoM.id });
  });

  it('mark a value that changes other choices', () => {
    expect(value(indigoM, 'Size', 'XL')).toMatchObject({ leadsTo: redXl.id, changesOthers: true, soldOut: false });
  });

  it('prefer a variant in stock when none keeps the other choices', () => {
    expect(value(indigoL, 'Colour', 'Red')).toMatchObject({ leadsTo: redXl.id, changesOthers: true });
  });

  it('support variants that lack a title', () => {
    const plain: Variant = { ...indigoM, id: 9, values: [{ title: 'Colour', value: 'Plain' }] };
    const [, size] = variantOptions([plain, redXl], plain);
    expect(size!.values).toEqual([
      { value: 'XL', leadsTo: redXl.id, chosen: false, changesOthers: true, soldOut: false },
    ]);
  });
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
