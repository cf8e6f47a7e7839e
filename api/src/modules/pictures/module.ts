import './tables';
import path from 'node:path';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { notFound, unavailable, unprocessable } from '../../platform/errors/api-problem';
import { answers } from '../../platform/http/envelopes';
import { findSource, MissingOriginalError } from './find-source';
import { PhotographFolder } from './photographs/photograph-store';
import type { PicturesNeeds } from './pictures-needs';
import { prepareFirstPage } from './prepare-first-page';
import { BANNER_WIDTHS, isPictureKey, MAILED_WIDTH, parseRendition, SHARED_WIDTH, WIDTHS } from './rendition';
import { RenditionStore } from './store/rendition-store';
import { QueueFullError } from './work-queue';

const FOR_EVER = 'public, max-age=31536000, immutable';
const WIDTHS_TOLD =
  `Available widths: ${WIDTHS.join(', ')}; for banners: ${BANNER_WIDTHS.join(', ')}; ` +
  `as .avif and .webp; ${MAILED_WIDTH}.jpg and ${SHARED_WIDTH}.jpg.`;
const Params = Type.Object({ key: Type.String(), rendition: Type.String() });

/**
 * Product and advert pictures at /pictures/{key}/{width}.{avif|webp}, and as JPEG for previews of links.
 * The first request renders a picture and stores it in DATA_DIR.
 */
export async function picturesModule(app: App, { readFirstPictures, drawArt }: PicturesNeeds): Promise<void> {
  const originals = new PhotographFolder(app.config.dataDir);
  const store = new RenditionStore({
    folder: path.join(app.config.dataDir, 'pictures'),
    findSource: (key) => findSource(app.db, key, { drawArt, originals }),
    onKeepFailed: (err) => app.log.warn({ err }, 'Could not store a picture.'),
  });

  app.get(
    '/pictures/:key/:rendition',
    {
      schema: {
        tags: ['catalog'],
        params: Params,
        response: answers({ 200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) }),
      },
    },
    async (request, reply) => {
      const { key, rendition: name } = request.params;
      const rendition = parseRendition(name);
      if (!rendition) throw unprocessable({ rendition: [WIDTHS_TOLD] });
      if (!isPictureKey(key)) throw notFound('Picture not found.');
      const file = await store.get(key, rendition).catch((cause: unknown) => {
        if (cause instanceof QueueFullError)
          throw unavailable('The server is busy with other pictures. Please try again in a few seconds.', 5, { cause });
        if (!(cause instanceof MissingOriginalError)) throw cause;
        request.log.error({ err: cause }, 'A photograph is missing in DATA_DIR.');
        throw unavailable('This photograph is not available now. Please try again later.', 60, { cause });
      });
      if (!file) throw notFound('Picture not found.');
      return reply.type(`image/${rendition.format}`).header('cache-control', FOR_EVER).send(file);
    },
  );

  const ahead = stoppable(app, store);
  app.addHook('onListen', () => {
    // Not awaited, so that the server answers in the meantime.
    readFirstPictures(app.db)
      .then((pictures) => prepareFirstPage(pictures, ahead))
      .catch((err: unknown) => {
        if (!(err instanceof StoppedError)) app.log.warn({ err }, 'Could not prepare the first pictures.');
      });
  });
}

class StoppedError extends Error {
  override name = 'StoppedError';
}

/** Cancels background work when the server closes, so that closing does not wait for pictures without a request. */
function stoppable(app: App, store: RenditionStore): Pick<RenditionStore, 'prepare'> {
  let stopped = false;
  app.addHook('onClose', async () => {
    stopped = true;
  });
  return {
    prepare: async (key, rendition) => {
      if (stopped) throw new StoppedError('The server is closing.');
      await store.prepare(key, rendition);
    },
  };
}
