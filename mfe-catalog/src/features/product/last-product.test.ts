import { aShop } from '../../../test/shop-platform';
import { recallProduct, rememberProduct } from './last-product';
import type { ProductData } from './product-view';

const shown = { reviews: null } as ProductData;

function shopShowing(search: string, at = 1000) {
  const { platform } = aShop();
  rememberProduct(platform, 'agbada', search, shown, at);
  return (slug: string, wanted: string, now = at) => recallProduct(platform, slug, wanted, now);
}

describe('the last shown product', () => {
  it('is reused for its other variants', () => {
    const recall = shopShowing('');
    expect(recall('agbada', '?variant=2')).toBe(shown);
    expect(recall('agbada', '?variant=3')).toBe(shown);
    expect(recall('agbada', '')).toBe(shown);
  });

  it('is not reused for the same address, which is a retry', () => {
    const recall = shopShowing('?variant=2');
    expect(recall('agbada', '?variant=2')).toBeNull();
  });

  it('is not reused after a minute, for other products or in other documents', () => {
    const recall = shopShowing('', 1000);
    expect(recall('agbada', '?variant=2', 61_001)).toBeNull();
    expect(recall('gele', '?variant=2')).toBeNull();
    expect(recallProduct(aShop().platform, 'agbada', '?variant=2', 1000)).toBeNull();
  });

  it('is not kept longer when it is shown again', () => {
    const { platform } = aShop();
    rememberProduct(platform, 'agbada', '', shown, 1000);
    rememberProduct(platform, 'agbada', '?variant=2', shown, 50_000);
    expect(recallProduct(platform, 'agbada', '?variant=3', 61_001)).toBeNull();
  });
});
