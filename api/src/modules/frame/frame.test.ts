import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';

const DAY_S = 24 * 3600;

describe.each(databases)('frame of all pages on %s', (database) => {
  const api = withApi({ database, contents: 'seeded', modules: ['frame', 'settings', 'banners', 'catalog', 'pages'] });
  const get = async (url: string) => {
    const answer = await api.inject({ url });
    return answer.json<{ data: Record<string, unknown> & { version: string } }>().data;
  };

  it('returns the data of the documented calls under one version', async () => {
    const data = await get('/frame');
    expect(data.version).toMatch(/^[0-9a-f]{16}$/);
    for (const [part, url] of [
      ['settings', '/settings'],
      ['adverts', '/adverts/web/header'],
      ['subcategories', '/subcategories'],
      ['pages', '/pages'],
    ] as const)
      expect(data[part]).toEqual(await get(url));
    expect((await get('/frame')).version).toBe(data.version);
  });

  it('has another version after a banner changes', async () => {
    const before = await get('/frame');
    await api.db.updateTable('adverts').set({ title: 'Something else' }).where('placement', '=', 'header').execute();
    expect((await get('/frame')).version).not.toBe(before.version);
  });

  it('stores no version, and deletes those of the release before after a day', async () => {
    const versions = async () => (await api.db.selectFrom('frame_versions').select('version').execute()).length;
    await get('/frame');
    expect(await versions()).toBe(0);
    await api.db
      .insertInto('frame_versions')
      .values({ version: '0123456789abcdef', body: '{}', seen_at: api.app.clock() })
      .execute();
    api.advance(DAY_S - 60);
    await api.app.jobs.runNow('clean up frame versions');
    expect(await versions()).toBe(1);
    api.advance(120);
    await api.app.jobs.runNow('clean up frame versions');
    expect(await versions()).toBe(0);
  });
});
