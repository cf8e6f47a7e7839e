import type { FastifyInstance } from 'fastify';

const PATHS = [
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/apple-touch-icon-precomposed.png',
  '/apple-touch-icon-120x120.png',
  '/apple-touch-icon-120x120-precomposed.png',
];
/** The icon of the shop as a PNG of 64 × 64 pixels. */
const ICON = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABABAMAAABYR2ztAAAAMFBMVEVMaXEdJ3IdJ3IcJ3MdJ3IcKHIeKHP///8/R4fn6PDr7PNCS4p3favl5+8u' +
    'N33GyNs7QRVxAAAABnRSTlMA7ZQhyVdaePaLAAAACXBIWXMAAC4jAAAuIwF4pT92AAABe0lEQVRIx42Wv07DMBDGjwA7ElJmJBBz6RMghs5M7FRg' +
    'IYRgtFLRNVKeIDwBSwa2TszAxNo3YGJmYMJ/SOLvSvpxgyXbX372+ey7iHjbPsiNsvOTU+lsvDIdJPvtfGYGbC/Ob06GBBejIDgyg7YbALCBz3fY' +
    'hkdspSNXy3mZ9o+d4DAdqKxt0v7UrQCA2trZAtfIFMDaB/R0QwEUYkfOEFDUiLhM9+gBTYWIqUwAMFsEVXKYkiPgV9a7IQrQ6VoTDdAIUQAXC0QI' +
    'AkIsACEICLEAhCCgbmUdQjTAH2SKEA3QCFGAGIsEIQrQVAohCGhj0SNEAUDcCfqx5++nN0QIAl6tvUeEIMC7iQgnuF16z0J75wVfTjr/MLH1ghvn' +
    'fRnbay949B+/mNj+S0CXoJvkbtKD4kdNg8XDTS8Mv3L00iaIovzz2tOHw58efbz8+Q8lEJqCaBKjaZAmUpqKaTJfKQcFVJQRLyi8JNGiRssiL6yS' +
    '5etLMy/ua38PfgAy8mRLDHmzcwAAAABJRU5ErkJggg==',
  'base64',
);

/** Serves an icon at the addresses that browsers request on each site: a missing one is an error on their console. */
export function serveIcons(app: FastifyInstance): void {
  for (const path of PATHS)
    app.get(path, { schema: { hide: true } }, async (_request, reply) =>
      reply.type('image/png').header('cache-control', 'public, max-age=86400').send(ICON),
    );
}
