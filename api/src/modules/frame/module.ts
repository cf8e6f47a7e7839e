import './tables';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { notFound } from '../../platform/errors/api-problem';
import { answers, Single } from '../../platform/http/envelopes';
import { readBanners } from '../banners/public';
import { readCategories } from '../catalog/public';
import { readPages } from '../pages/public';
import { presentSettings } from '../settings/public';
import { cleanUpFrameVersions, createVersionKeeper, readFrameVersion } from './keep-frame-version';

const CLEAN_UP_EVERY_S = 3600;
/** Placement of the banner above the header. */
const HEADER = 'header';

const tags = ['frame'];
const Anything = Type.Unsafe<object>({ type: 'object', additionalProperties: true });
const FrameSchema = Type.Object(
  {
    version: Type.String({ description: 'Identifies this response for a day, on every instance' }),
    settings: Anything,
    adverts: Type.Array(Anything, { description: 'As GET /adverts/web/header' }),
    subcategories: Type.Array(Anything, { description: 'As GET /subcategories' }),
    pages: Type.Array(Anything, { description: 'As GET /pages' }),
  },
  { additionalProperties: true },
);
const response = answers({ 200: Single(FrameSchema) });
type Frame = Record<'settings', object> & Record<'adverts' | 'subcategories' | 'pages', object[]>;

/** The data of the frame of all pages, in one versioned response (ours; docs/decisions/0049). */
export async function frameModule(app: App): Promise<void> {
  const keep = createVersionKeeper(app.db);

  app.get('/frame', { exposeHeadRoute: false, schema: { tags, response } }, async (_request, reply) => {
    const [settings, adverts, subcategories, pages] = await Promise.all([
      presentSettings(app),
      readBanners(app.db, HEADER, app.clock()),
      readCategories(app.db),
      readPages(app.db, app.config.brand),
    ]);
    const frame: Frame = { settings, adverts, subcategories, pages };
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
      if (body === null) throw notFound('Frame version not found.');
      reply.header('cache-control', 'public, max-age=86400, immutable');
      return { data: { version, ...(JSON.parse(body) as Frame) } };
    },
  );

  app.jobs.every('clean up frame versions', CLEAN_UP_EVERY_S, () => cleanUpFrameVersions(app.db, app.clock()));
}
