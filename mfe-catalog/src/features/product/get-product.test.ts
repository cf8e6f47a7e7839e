import { ApiError } from '@nkm/platform';
import { createTestPlatform } from '@nkm/testing';
import { getProduct } from './get-product';

const { signal } = new AbortController();

it.each([
  [404, false],
  [410, true],
])('a product with status %i is not found, with isGone %s', async (status, isGone) => {
  const platform = createTestPlatform('mfe-catalog', {
    'GET /products/:slug': () => {
      throw new ApiError(status, 'no');
    },
  });
  await expect(getProduct(platform, 'gele', signal)).rejects.toMatchObject({ sliceSignal: 'not-found', isGone });
});
