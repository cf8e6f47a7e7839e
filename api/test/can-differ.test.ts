import path from 'node:path';
import { canDiffer } from './can-differ';
import { API_DIR } from './test-databases';

const differs = (file: string) => canDiffer(path.join(API_DIR, file));

describe('the tests that also run on the embedded database', () => {
  it.each([
    'src/modules/catalog/search/golden.test.ts', // extensions and text search
    'src/modules/catalog/suggestions/suggestions.test.ts',
    'src/platform/database/migrate.test.ts',
    'src/platform/rate-limits/rate-limits.test.ts', // asks for the kind of database
    'src/platform/http/bad-input.test.ts', // text that a database cannot store
    'seed/seed.test.ts',
    'test/fuzz/fuzz.test.ts', // calls every route
  ])('include %s', (file) => expect(differs(file)).toBe(true));

  it.each([
    'src/modules/wishlist/wishlist.test.ts',
    'src/modules/payments/payments.test.ts',
    'src/platform/http/compression.test.ts',
  ])('leave out %s, whose statements are the same on both', (file) => expect(differs(file)).toBe(false));
});
