import type { Brand } from '@nkm/contracts';
import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';

describe.each(databases)('brands on %s', (database) => {
  const api = withApi({ database, contents: 'seeded', modules: ['brands'] });

  it('are the brands with products, by name, with their number of products', async () => {
    const { data } = (await api.inject({ url: '/brands' })).json<{ data: Brand[] }>();
    const names = data.map(({ name }) => name.toLowerCase());
    expect(names).toEqual([...names].sort());
    expect(names).toContain('samsung');
    expect(names).not.toContain('');
    const products = await api.db.selectFrom('products').select('id').where('brand', '<>', '').execute();
    expect(data.reduce((sum, { count }) => sum + count, 0)).toBe(products.length);
  });
});
