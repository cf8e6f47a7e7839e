import type { Settings } from '@nkm/contracts';
import type { FastifyInstance } from 'fastify';
import { THEME_COLOR } from '../markup/head-markup';

/** Seconds. Browsers and phones request these files often. */
const DAY = 86_400;
/** Names of the icon that phones request at the root, even if the page links another. */
const TOUCH_ICONS = ['', '-76x76', '-120x120', '-152x152', '-167x167', '-180x180'].flatMap((size) => [
  `apple-touch-icon${size}.png`,
  `apple-touch-icon${size}-precomposed.png`,
]);

/** Serves the web manifest and icons, with which a phone adds the shop to its home screen. */
export function serveSiteFiles(app: FastifyInstance, settings: () => Settings): void {
  const serve = (name: string, file: string) =>
    app.get(`/${name}`, (_request, reply) => reply.sendFile(file, { maxAge: DAY * 1000 }));
  serve('favicon.ico', 'favicon.ico');
  for (const name of TOUCH_ICONS) serve(name, 'apple-touch-icon.png');
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply
      .headers({ 'content-type': 'application/manifest+json', 'cache-control': `public, max-age=${DAY}` })
      .send(JSON.stringify(manifestOf(settings().brand))),
  );
}

/** https://www.w3.org/TR/appmanifest/ */
function manifestOf(brand: string) {
  const icon = (size: number) => ({
    src: `/assets/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  });
  return {
    name: brand,
    short_name: brand,
    id: '/',
    start_url: '/',
    display: 'minimal-ui',
    lang: 'en-NG',
    background_color: '#f5f6fa',
    theme_color: THEME_COLOR,
    icons: [icon(192), icon(512)],
  };
}
