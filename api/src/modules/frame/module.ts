import { createHash } from 'node:crypto';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { answers, Single } from '../../platform/http/envelopes';
import { readBanners } from '../banners/public';
import { readCategories } from '../catalog/public';
import { readPages } from '../pages/public';
import { presentSettings } from '../settings/public';
import { cleanUpFrameVersions } from './clean-up-frame-versions';

const CLEAN_UP_EVERY_S = 3600;
/** Placement of the banner above the header. */
const HEADER = 'header';

const Anything = Type.Unsafe<object>({ type: 'object', additionalProperties: true });
const FrameSchema = Type.Object(
  {
    version: Type.String({ description: 'Changes with the data, and is the same on every instance' }),
    settings: Anything,
    adverts: Type.Array(Anything, { description: 'As GET /adverts/web/header' }),
    subcategories: Type.Array(Anything, { description: 'As GET /subcategories' }),
    pages: Type.Array(Anything, { description: 'As GET /pages' }),
  },
  { additionalProperties: true },
);
const schema = { tags: ['frame'], response: answers({ 200: Single(FrameSchema) }) };

/** The data of the frame of all pages, in one response with a version (ours; docs/decisions/0049). */
export async function frameModule(app: App): Promise<void> {
  app.get('/frame', { schema }, async (_request, reply) => {
    const [settings, adverts, subcategories, pages] = await Promise.all([
      presentSettings(app),
      readBanners(app.db, HEADER, app.clock()),
      readCategories(app.db),
      readPages(app.db, app.config.brand),
    ]);
    const frame = { settings, adverts, subcategories, pages };
    reply.header('cache-control', 'no-cache');
    return { data: { version: versionOf(frame), ...frame } };
  });

  app.jobs.every('clean up frame versions', CLEAN_UP_EVERY_S, () => cleanUpFrameVersions(app.db, app.clock()));
}

const versionOf = (frame: object): string =>
  createHash('sha256').update(JSON.stringify(frame)).digest('hex').slice(0, 16);
