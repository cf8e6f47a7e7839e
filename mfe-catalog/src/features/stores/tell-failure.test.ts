import { NotFound } from '@nkm/contracts';
import { ApiError } from '@nkm/platform';
import { createTestPlatform } from '@nkm/testing';
import { tellFailure } from './tell-failure';

it.each([
  [404, false],
  [410, true],
])('a store that answers %i is not found, and gone for good: %s', async (status, gone) => {
  const platform = createTestPlatform('mfe-catalog', {});
  const failure = await tellFailure(platform, Promise.reject(new ApiError(status, 'No store'))).catch(
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(NotFound);
  expect(failure).toMatchObject({ isGone: gone, detail: 'No store' });
  expect(platform.toasts).toEqual([]);
});
