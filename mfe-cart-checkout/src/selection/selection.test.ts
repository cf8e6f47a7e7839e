import { aCartItem } from '@nkm/testing';
import { areAllSelected, isSelected, select, selectedLines } from './selection';

describe('selection', () => {
  const [dress, lamp, phone] = [1, 2, 3].map((id) => aCartItem({ product: { id } }));

  it('starts with nothing', () => {
    expect(selectedLines([], [dress!, lamp!])).toEqual([]);
    expect(areAllSelected([], [dress!])).toBe(false);
  });

  it('takes lines in and out, each once', () => {
    const both = select(select([], [dress!], true), [dress!, lamp!], true);
    expect(both).toEqual(['1', '2']);
    expect(select(both, [dress!], false)).toEqual(['2']);
  });

  it('knows when all of some lines are selected', () => {
    const selection = select([], [dress!, lamp!], true);
    expect(areAllSelected(selection, [dress!, lamp!])).toBe(true);
    expect(areAllSelected(selection, [dress!, phone!])).toBe(false);
    expect(isSelected(selection, phone!)).toBe(false);
  });

  it('does not call an empty cart selected', () => {
    expect(areAllSelected(['1'], [])).toBe(false);
  });

  it('forgets about lines that left the cart', () => {
    expect(selectedLines(['1', '9'], [dress!, lamp!])).toEqual([dress]);
  });
});
