import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';

describe.each(databases)('on %s', (database) => {
  const api = withApi({ database, modules: [] });

  const probe = async (url: string) => {
    const answer = await api.inject({ url });
    return [answer.statusCode, answer.json()];
  };

  it('reports that it is alive and ready', async () => {
    expect(await probe('/health')).toEqual([200, { status: 'ok' }]);
    expect(await probe('/ready')).toEqual([200, { status: 'ready' }]);
  });

  it('reports alive but not ready while a migration is missing', async () => {
    const rename = (from: string, to: string) =>
      api.database.session((session) =>
        session.script(`update schema_migrations set name = '${to}' where name = '${from}'`),
      );
    await rename('1014_content.sql', 'gone');
    expect(await probe('/ready')).toEqual([503, { message: 'The database lacks migrations.' }]);
    expect(await probe('/health')).toEqual([200, { status: 'ok' }]);
    await rename('gone', '1014_content.sql');
    expect((await probe('/ready'))[0]).toBe(200);
  });

  it('answers an unknown path with the error envelope', async () => {
    const answer = await api.inject({ url: '/no/such/thing' });
    expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'Not found.' }]);
  });

  it('shows the OpenAPI page', async () => {
    const answer = await api.inject({ url: '/docs/json' });
    expect(Object.keys(answer.json().paths)).toContain('/health');
  });
});
