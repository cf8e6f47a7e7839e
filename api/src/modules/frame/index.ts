import './tables';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { notFound } from '../../platform/errors/api-problem';
import { answers, Single } from '../../platform/http/envelopes';
import { readAdverts } from '../adverts/read-adverts';
import { readCategories } from '../catalog/read-categories';
import { readPages } from '../pages/read-pages';
import { presentSettings } from '../settings/present-settings';
import { cleanUpFrameVersions, createVersionKeeper, readFrameVersion } from './keep-frame-version';

const CLEAN_UP_EVERY_S = 3600;
/** Where the advert above the header is placed. */
const HEADER = 'header';

const tags = ['frame'];
const Anything = Type.Unsafe<object>({ type: 'object', additionalProperties: true });
const FrameSchema = Type.Object(
  {
    version: Type.String({ description: 'Names this answer for a day, on every instance' }),
    settings: Anything,
    adverts: Type.Array(Anything, { description: 'As GET /adverts/web/header' }),
    subcategories: Type.Array(Anything, { description: 'As GET /subcategories' }),
    pages: Type.Array(Anything, { description: 'As GET /pages' }),
  },
  { additionalProperties: true },
);
const response = answers({ 200: Single(FrameSchema) });
type Frame = Record<'settings', object> & Record<'adverts' | 'subcategories' | 'pages', object[]>;

/** What the frame of all pages shows, in one answer that has a name (ours, see decision 0059). */
export async function frameModule(app: App): Promise<void> {
  const keep = createVersionKeeper(app.db);

  app.get('/frame', { schema: { tags, response } }, async (_request, reply) => {
    const [adverts, subcategories, pages] = await Promise.all([
      readAdverts(app.db, HEADER, app.clock()),
      readCategories(app.db),
      readPages(app.db, app.config.brand),
    ]);
    const frame: Frame = { settings: presentSettings(app), adverts, subcategories, pages };
    const body = JSON.stringify(frame);
    const version = await keep(body, app.clock());
    reply.header('cache-control', 'no-cache');
    return { data: { version, ...frame } };
  });

  app.get(
    '/frame/:version',
    { schema: { tags, params: Type.Object({ version: Type.String({ pattern: '^[0-9a-f]{16}$' }) }), response } },
    async ({ params: { version } }, reply) => {
      const body = await readFrameVersion(app.db, version);
      if (body === null) throw notFound('Nobody was told this version for a day.');
      reply.header('cache-control', 'public, max-age=86400, immutable');
      return { data: { version, ...(JSON.parse(body) as Frame) } };
    },
  );

  app.jobs.every('clean up frame versions', CLEAN_UP_EVERY_S, () => cleanUpFrameVersions(app.db, app.clock()));
}
