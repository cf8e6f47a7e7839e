import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';

const DAY_S = 24 * 3600;

describe.each(databases)('frame of all pages on %s', (database) => {
  const api = withApi({ database, contents: 'seeded', modules: ['frame', 'settings', 'banners', 'catalog', 'pages'] });
  const get = async (url: string) => {
    const answer = await api.inject({ url });
    return {
      status: answer.statusCode,
      data: answer.json<{ data: Record<string, unknown> & { version: string } }>().data,
    };
  };

  it('returns the data of the documented calls under one version', async () => {
    const { data } = await get('/frame');
    expect(data.version).toMatch(/^[0-9a-f]{16}$/);
    for (const [part, url] of [
      ['settings', '/settings'],
      ['adverts', '/adverts/web/header'],
      ['subcategories', '/subcategories'],
      ['pages', '/pages'],
    ] as const)
      expect(data[part]).toEqual((await get(url)).data);
    expect((await get('/frame')).data.version).toBe(data.version);
  });

  it('returns a version unchanged for a day, even after a banner changes', async () => {
    const before = await get('/frame');
    await api.db.updateTable('adverts').set({ title: 'Something else' }).where('placement', '=', 'header').execute();
    const after = await get('/frame');
    expect(after.data.version).not.toBe(before.data.version);
    expect(JSON.stringify((await get(`/frame/${before.data.version}`)).data)).toBe(JSON.stringify(before.data));

    api.advance(DAY_S - 60);
    await get('/frame');
    await api.app.jobs.runNow('clean up frame versions');
    expect((await get(`/frame/${before.data.version}`)).status).toBe(200);
    api.advance(120);
    await api.app.jobs.runNow('clean up frame versions');
    expect((await get(`/frame/${before.data.version}`)).status).toBe(404);
    expect((await get(`/frame/${after.data.version}`)).status).toBe(200);
  });

  it.each(['0000000000000000', 'nonsense', '..%2Fsettings'])('returns 404 for the version %s', async (version) =>
    expect([404, 422]).toContain((await get(`/frame/${version}`)).status),
  );
});
