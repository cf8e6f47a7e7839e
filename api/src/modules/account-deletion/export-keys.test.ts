import { databases } from '../../../test/test-databases';
import { Canaries } from '../../../test/plant-canaries';
import { CANARY_VALUES } from '../../../test/canary-values';
import { withApi } from '../../../test/with-api';
import { accountTables } from '../../../test/account-tables';
import { exportAccount } from './export-account';

describe.each(databases)('the answer of the export on %s', (database) => {
  const api = withApi({ database, contents: 'seeded' });

  it('contains every field that is read, in every section', async () => {
    const ada = await api.db
      .selectFrom('users')
      .select(['id', 'email'])
      .where('email', '=', 'ada@example.com')
      .executeTakeFirstOrThrow();
    await new Canaries(api.db, ada.id, CANARY_VALUES).addRows(await accountTables(api.db));
    const subscription = { name: 'Ada', email: ada.email, unsubscribe_token: 'token', subscribed_at: new Date() };
    await api.db
      .insertInto('newsletter_subscriptions')
      .values({ ...subscription, unsubscribed_at: null })
      .execute();
    const headers = await api.signIn(ada);

    const read = await exportAccount(api.app, ada.id);
    const answer = await api.inject({ url: '/users/me/export', headers });

    expect(answer.statusCode).toBe(200);
    for (const [section, rows] of Object.entries(read))
      expect([section, Array.isArray(rows) ? rows.length > 0 : rows !== null]).toEqual([section, true]);
    const plain = JSON.parse(JSON.stringify(read));
    expect(keysOf(answer.json().data)).toEqual(keysOf(plain));
  });
});

/** Every path of keys in a value, such as `cart.0.variant`. */
function keysOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return (
    Object.entries(value)
      // A smaller file of the picture that `image` names.
      .filter(([key]) => key !== 'thumbnail')
      .flatMap(([key, inner]) => keysOf(inner, path === '' ? key : `${path}.${key}`))
      .sort()
  );
}
