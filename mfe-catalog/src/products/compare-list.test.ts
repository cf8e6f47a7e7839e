import { createTestPlatform } from '@nkm/testing';
import fc from 'fast-check';
import { MOST_COMPARED, onComparedChange, readCompared, toggleCompared } from './compare-list';

const aShopper = () => createTestPlatform('mfe-catalog');

describe('the compare list', () => {
  it('stores slugs in the order of choosing, as a JSON array', () => {
    const shopper = aShopper();
    expect(toggleCompared(shopper, 'gele')).toBe('added');
    expect(toggleCompared(shopper, 'fila')).toBe('added');
    expect(shopper.storage.get('compare')).toBe('["gele","fila"]');
    expect(toggleCompared(shopper, 'gele')).toBe('removed');
    expect(readCompared(shopper)).toEqual(['fila']);
  });

  it('has room for four products and reports when it is full', () => {
    const shopper = aShopper();
    for (const slug of ['a', 'b', 'c', 'd']) toggleCompared(shopper, slug);
    expect(toggleCompared(shopper, 'e')).toBe('full');
    expect(readCompared(shopper)).toEqual(['a', 'b', 'c', 'd']);
    expect(toggleCompared(shopper, 'b')).toBe('removed');
    expect(toggleCompared(shopper, 'e')).toBe('added');
  });

  it('never holds duplicates or more than four products', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')), (presses) => {
        const shopper = aShopper();
        for (const slug of presses) toggleCompared(shopper, slug);
        const compared = readCompared(shopper);
        expect(new Set(compared).size).toBe(compared.length);
        expect(compared.length).toBeLessThanOrEqual(MOST_COMPARED);
      }),
    );
  });

  it.each(['', 'null', '{}', '[1]', '["<script>"]', '["a b"]', '[["a"]]'])(
    'is empty for the stored value %j',
    (stored) => {
      const shopper = aShopper();
      shopper.storage.set('compare', stored);
      expect(readCompared(shopper)).toEqual([]);
    },
  );

  it('notifies a listener of each change until it unsubscribes', () => {
    const shopper = aShopper();
    const changed = jest.fn();
    const stop = onComparedChange(shopper, changed);
    toggleCompared(shopper, 'gele');
    expect(changed).toHaveBeenCalledTimes(1);
    stop();
    toggleCompared(shopper, 'fila');
    expect(changed).toHaveBeenCalledTimes(1);
  });
});
