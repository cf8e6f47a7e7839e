import { aCartItem } from '@nkm/testing';
import { groupByStore } from './group-by-store';

describe('groupByStore', () => {
  it('groups lines by store in order of first appearance', () => {
    const ngozi = { id: 7, store_name: 'Ngozi Fabrics' };
    const emeka = { id: 8, store_name: 'Emeka Gadgets' };
    const [first, second, third] = [ngozi, emeka, ngozi].map((vendor) => aCartItem({ vendor }));
    expect(groupByStore([first!, second!, third!])).toEqual([
      { vendorId: 7, storeName: 'Ngozi Fabrics', lines: [first, third] },
      { vendorId: 8, storeName: 'Emeka Gadgets', lines: [second] },
    ]);
  });

  it('keeps two vendors of the same name separate', () => {
    const lines = [1, 2].map((id) => aCartItem({ vendor: { id, store_name: 'Best Deals' } }));
    expect(groupByStore(lines)).toHaveLength(2);
  });
});
