import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { passwordFits } from '../src/modules/accounts/public';
import { type DatabaseKind, databases } from '../test/test-databases';
import { limitOf } from '../test/limit-of';
import { seedMissingParts, type SeedOptions } from '../src/platform/database/seed-missing-parts';
import { type TestApi, withApi } from '../test/with-api';
import { OWN_PAGES } from './content/own-pages';
import { PAGES } from './content/pages';
import { DEMO_ACCOUNTS } from './demo-accounts';
import { SEED_PARTS } from './index';

/** Time limit for seeding in milliseconds. */
const LONGEST_MS = limitOf(20_000);
const ALL_PAGES = PAGES.length + OWN_PAGES.length;

describe.each(databases)('seeded %s', (database: DatabaseKind) => {
  const api = withApi({ database, contents: 'seeded', modules: [] });
  const count = async (table: string, condition = 'true') => {
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::integer as n from ${sql.table(table)} where ${sql.raw(condition)}`.execute(api.db);
    return rows[0]?.n;
  };

  it('has states, landmarks, categories, vendors and products', async () => {
    expect(await count('states')).toBe(37);
    expect(await count('landmarks')).toBe(774);
    expect(await count('categories')).toBe(5);
    expect(await count('vendors')).toBeGreaterThanOrEqual(24);
    expect(await count('products', "status = 'published'")).toBeGreaterThanOrEqual(600);
  });

  it('has star counts that match the reviews of each product', async () => {
    const { rows } = await sql`
      select p.slug from products p left join reviews r on r.product_id = p.id
      group by p.id, p.slug, p.review_count, p.total_stars
      having p.review_count <> count(r.id) or p.total_stars <> coalesce(sum(r.stars), 0)`.execute(api.db);
    expect(rows).toEqual([]);
  });

  it('continues ids after the seeded rows', async () => {
    const state = await api.db
      .selectFrom('reviews')
      .select(({ fn }) => fn.max('id').as('last'))
      .executeTakeFirstOrThrow();
    const review = { product_id: 1, name: 'Ada O', stars: 5, comment: 'Good one, thank you.' };
    const { id } = await api.db.insertInto('reviews').values(review).returning('id').executeTakeFirstOrThrow();
    expect(id).toBe(Number(state.last) + 1);
  });

  it.each(DEMO_ACCOUNTS.map((account) => [account.email, account] as const))(
    'lets %s sign in and reach them by phone',
    async (email, account) => {
      const user = await api.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
      expect(await passwordFits(account.password, user.password_hash)).toBe(true);
      expect(user.email_verified_at !== null).toBe(account.emailVerified);
      const contacts = await api.db.selectFrom('contacts').select('contact').where('user_id', '=', user.id).execute();
      expect(contacts).toEqual(account.phone === null ? [] : [{ contact: account.phone }]);
    },
  );

  it('has a store for the vendor account, and orders for the shopper', async () => {
    const store = await api.db
      .selectFrom('vendors')
      .innerJoin('users', 'users.id', 'vendors.user_id')
      .select(['users.email', 'users.kyc_status'])
      .execute();
    expect(store).toEqual([{ email: 'chidi@example.com', kyc_status: 'Verified' }]);
    expect(await count('orders')).toBeGreaterThanOrEqual(1);
  });
});

describe('seeding', () => {
  const seedDatabase = async (db: TestApi['db'], options: SeedOptions) => {
    for (const { fill } of SEED_PARTS) await db.transaction().execute((trx) => fill(trx, options));
  };

  const [first, second, production, older, listed] = Array.from({ length: 5 }, () =>
    withApi({ database: 'postgres', modules: [] }),
  ) as [TestApi, TestApi, TestApi, TestApi, TestApi];

  /** A checksum of the seeded catalogue in a database. */
  async function fingerprint(db: typeof first.db): Promise<string> {
    const hash = createHash('sha256');
    for (const table of [
      'states',
      'landmarks',
      'pickup_stations',
      'pictures',
      'pages',
      'page_sections',
      'adverts',
      'vendors',
      'categories',
      'category_types',
      'subcategories',
      'product_variants',
      'product_pictures',
      'reviews',
      'product_questions',
      'products',
    ]) {
      const { rows } = await sql`select * from ${sql.table(table)} order by 1, 2`.execute(db);
      hash.update(JSON.stringify(rows));
    }
    return hash.digest('hex');
  }

  it('is quick, and inserts the same rows into every database', async () => {
    const started = performance.now();
    await seedDatabase(first.db, { seed: 7, demo: true });
    expect(performance.now() - started).toBeLessThan(LONGEST_MS);
    await seedDatabase(second.db, { seed: 7, demo: true });
    expect(await fingerprint(second.db)).toBe(await fingerprint(first.db));
  }, 300_000);

  it('adds missing parts to a database of an older version once, and keeps the rest', async () => {
    await older.db.insertInto('meta').values({ name: 'seeded', value: '7' }).execute();
    const options = { seed: 7, production: false };
    const marks = SEED_PARTS.map(({ mark }) => mark).filter((mark) => mark !== 'seeded');
    expect(await seedMissingParts(older.db, SEED_PARTS, options)).toEqual(marks);
    expect(await seedMissingParts(older.db, SEED_PARTS, options)).toEqual([]);
    expect(await older.db.selectFrom('pages').select('id').execute()).toHaveLength(ALL_PAGES);
    expect(await older.db.selectFrom('products').select('id').execute()).toEqual([]);
  });

  it('adds missing synonyms to an older list, and keeps its entries', async () => {
    const last = SEED_PARTS.findLast(({ mark }) => mark.startsWith('seeded search synonyms'))!.mark;
    await listed.db
      .insertInto('meta')
      .values(SEED_PARTS.map(({ mark }) => ({ name: mark, value: '7' })).filter(({ name }) => name !== last))
      .execute();
    await listed.db
      .insertInto('search_synonyms')
      .values({ phrase: 'gen', means: ['own'], shelves: [], conditions: [] })
      .execute();
    await seedMissingParts(listed.db, SEED_PARTS, { seed: 7, production: true });
    const meansOf = (phrase: string) =>
      listed.db.selectFrom('search_synonyms').select('means').where('phrase', '=', phrase).execute();
    expect(await meansOf('katifa')).toEqual([{ means: ['mattress', 'foam'] }]);
    expect(await meansOf('gen')).toEqual([{ means: ['own'] }]);
  });

  it('adds only the base data in production', async () => {
    await seedDatabase(production.db, { seed: 7, demo: false });
    const rows = async (table: 'states' | 'categories' | 'products' | 'users' | 'vendors' | 'pages' | 'adverts') =>
      (await production.db.selectFrom(table).select('id').execute()).length;
    expect([await rows('states'), await rows('categories'), await rows('pages')]).toEqual([37, 5, ALL_PAGES]);
    expect([await rows('products'), await rows('users'), await rows('vendors')]).toEqual([0, 0, 0]);
    expect(await rows('adverts')).toBe(0);
  });
});
