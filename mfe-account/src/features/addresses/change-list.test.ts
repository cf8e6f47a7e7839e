import { anAddress } from '../../../test/an-address';
import { without, withDefault } from './change-list';

const home = anAddress({ id: 1, is_default: true });
const office = anAddress({ id: 2 });
const shop = anAddress({ id: 3 });
const bill = anAddress({ id: 4, type: 'Billing', is_default: true });
const all = [home, office, shop, bill];
const defaults = (list: { id: number; is_default?: boolean }[]) =>
  list.filter(({ is_default }) => is_default).map(({ id }) => id);

describe('the list of addresses', () => {
  it('has one default of each type', () => {
    expect(defaults(withDefault(all, office))).toEqual([2, 4]);
  });

  it('replaces a deleted default by the newest address of its type', () => {
    expect(defaults(without(all, home))).toEqual([3, 4]);
    expect(without(all, home)).toHaveLength(3);
  });

  it('keeps the default when another address is deleted', () => {
    expect(defaults(without(all, shop))).toEqual([1, 4]);
    expect(defaults(without(all, bill))).toEqual([1]);
  });
});
