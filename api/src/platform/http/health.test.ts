import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';

describe.each(databases)('on %s', (database) => {
  const api = withApi({ database, modules: [] });

  it('tells that it is healthy', async () => {
    const answer = await api.inject({ url: '/health' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
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
