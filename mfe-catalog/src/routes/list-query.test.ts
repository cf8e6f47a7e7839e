import { addressEntries } from '../features/listing/listing-address';
import { readListingAddress } from '../features/listing/read-listing-address';
import { SHOP_SORTS } from '../features/listing/sorts';
import { routes } from '../expose/routes';
import { LIST_QUERY } from './list-query';

const EVERYTHING =
  'category=phones&brand=A&color=Red&size=M&condition=New&vendor=7&price_min=1&price_max=2&rating=4&in_stock=1&page=2&sort=price_asc&view=list';

describe('the parameters that the catalog declares', () => {
  it('are those of a list address, in the same order', () => {
    const address = readListingAddress(new URLSearchParams(EVERYTHING), SHOP_SORTS);
    expect(addressEntries(address, SHOP_SORTS).map(([name]) => name)).toEqual(LIST_QUERY);
  });

  it('are declared by every page that the server renders', () => {
    const rendered = routes.filter(({ public: isPublic }) => isPublic);
    expect(rendered.length).toBeGreaterThan(15);
    const undeclared = rendered.filter(({ query }) => !query);
    expect(undeclared.map(({ path }) => path)).toEqual([]);
  });
});
