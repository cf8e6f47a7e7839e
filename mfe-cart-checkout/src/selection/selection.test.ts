import { aCartItem } from '@nkm/testing';
import { areAllSelected, isSelected, select, selectedLines } from './selection';

describe('selection', () => {
  const [dress, lamp, phone] = [1, 2, 3].map((id) => aCartItem({ product: { id } }));

  it('selects no lines at first', () => {
    expect(selectedLines([], [dress!, lamp!])).toEqual([]);
    expect(areAllSelected([], [dress!])).toBe(false);
  });

  it('adds and removes lines, each once', () => {
    const both = select(select([], [dress!], true), [dress!, lamp!], true);
    expect(both).toEqual(['1', '2']);
    expect(select(both, [dress!], false)).toEqual(['2']);
  });

  it('reports whether all given lines are selected', () => {
    const selection = select([], [dress!, lamp!], true);
    expect(areAllSelected(selection, [dress!, lamp!])).toBe(true);
    expect(areAllSelected(selection, [dress!, phone!])).toBe(false);
    expect(isSelected(selection, phone!)).toBe(false);
  });

  it('does not report an empty cart as selected', () => {
    expect(areAllSelected(['1'], [])).toBe(false);
  });

  it('ignores lines that left the cart', () => {
    expect(selectedLines(['1', '9'], [dress!, lamp!])).toEqual([dress]);
  });
});
