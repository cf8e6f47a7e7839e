import type { Settings } from '@nkm/contracts';
import type { FastifyInstance } from 'fastify';
import { THEME_COLOR } from '../markup/head-markup';

/** Seconds. Browsers and phones request these files often. */
const DAY = 86_400;
/** Icons that browsers request at the root, even if the page links others, and their files. */
const ROOT_ICONS = {
  'favicon.ico': 'favicon.ico',
  'apple-touch-icon.png': 'apple-touch-icon.png',
  'apple-touch-icon-precomposed.png': 'apple-touch-icon.png',
};

/** Serves the web manifest and icons, with which a phone adds the shop to its home screen. */
export function serveSiteFiles(app: FastifyInstance, settings: () => Settings): void {
  for (const [name, file] of Object.entries(ROOT_ICONS))
    app.get(`/${name}`, (_request, reply) => reply.sendFile(file, { maxAge: DAY * 1000 }));
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
