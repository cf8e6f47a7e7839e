import fastifyCookie from '@fastify/cookie';
import type { ReleaseSet } from '@nkm/contracts';
import { createApiClient } from '@nkm/platform/host';
import { chooseReleaseSet, openStore, watchReleases } from '@nkm/releases';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { LRUCache } from 'lru-cache';
import { followFrame } from './current-frame';
import { followSettings } from './current-settings';
import { proxyDevSlice, readDevSlice } from './dev-slice';
import type { ShellEnvironment } from './environment';
import { servePictures } from './picture-cache';
import { proxyApi } from './proxy-api';
import { receiveNewsletter } from './receive-newsletter';
import { createReleaseRuntime, keyOfSet, type ReleaseRuntime } from './release-runtime';
import { servePages } from './serve-pages';
import { serveSitemaps } from './serve-sitemaps';
import { readShellAssets } from './shell-assets';
import { serveStaticFiles } from './static-files';
import { answerStrangeAddress } from './strange-address';

/** Slices × versions in a rollout are few; beyond this the oldest combination is built again when it is met. */
const KEPT_RELEASE_SETS = 64;

export async function createServer(environment: ShellEnvironment, assetsFolder: string): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: process.env.LOG_LEVEL ?? 'warn', redact: ['req.headers.authorization', 'req.headers.cookie'] },
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreDuplicateSlashes: false, maxParamLength: 2_000 },
    forceCloseConnections: true,
    frameworkErrors: answerStrangeAddress,
  });
  const report = (slice: string, version: string, cause: unknown) =>
    app.log.error({ slice, version, err: cause }, 'A slice cannot be used on the server');

  const store = openStore(process.env, environment.root);
  const api = createApiClient({ baseUrl: environment.apiBaseUrl, timeoutMs: environment.serverApiTimeoutMs });
  const warn = (message: string, error: unknown) => app.log.warn({ err: error }, message);
  const settings = followSettings(api, warn);
  const frame = followFrame(api, warn);
  const devSlice = await readDevSlice(process.env.NODE_ENV === 'production' ? undefined : process.env.DEV_SLICE);
  const runtimes = new LRUCache<string, ReleaseRuntime>({ max: KEPT_RELEASE_SETS });
  let choose: ((visitorId: string) => ReleaseSet) | null = null;

  const stopWatching = watchReleases(
    store,
    (document) => {
      runtimes.clear();
      choose = (visitorId) => chooseReleaseSet(document, visitorId);
      app.log.info({ revision: document.revision }, 'Release document in use');
    },
    { onProblem: (error) => app.log.error({ err: error }, 'The release document cannot be used') },
  );
  app.addHook('onClose', async () => {
    stopWatching();
    settings.stop();
    frame.stop();
  });

  function runtimeFor(visitorId: string): ReleaseRuntime | null {
    const set = choose?.(visitorId);
    if (!set) return null;
    const key = keyOfSet(set);
    let runtime = runtimes.get(key);
    if (!runtime) {
      runtime = createReleaseRuntime(set, {
        store,
        api,
        settings: settings.current,
        dataTimeoutMs: environment.serverApiTimeoutMs,
        report,
        devSlice: devSlice?.description ?? null,
      });
      runtimes.set(key, runtime);
    }
    return runtime;
  }

  await app.register(fastifyCookie);
  await proxyApi(app, environment.apiBaseUrl);
  servePictures(app, environment.apiBaseUrl);
  if (devSlice) await proxyDevSlice(app, devSlice);
  await serveStaticFiles(app, assetsFolder, store);
  app.get('/health', async () => ({ status: choose ? 'ok' : 'no releases' }));
  serveSitemaps(app, {
    api,
    apiBaseUrl: environment.apiBaseUrl,
    publicUrl: environment.publicUrl,
    claims: () => runtimeFor('')?.claims ?? [],
  });
  await receiveNewsletter(app, api, environment.publicUrl);
  servePages(app, {
    runtimeFor,
    assets: readShellAssets(assetsFolder),
    settings: settings.current,
    frame: frame.current,
    publicUrl: environment.publicUrl,
    sliceTimeoutMs: environment.sliceTimeoutMs,
    devConnection: devSlice ? devSlice.address.replace(/^http/, 'ws') : null,
    freshMs: environment.pageFreshSeconds * 1000,
  });
  await Promise.all([settings.ready, frame.ready]);
  return app;
}
