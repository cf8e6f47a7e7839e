import fastifyCookie from '@fastify/cookie';
import { createApiClient } from '@nkm/platform/host';
import { noteShell, openStore, watchReleases } from '@nkm/releases';
import {
  endSlowClients,
  prepareDrain,
  REQUEST_ID_HEADER,
  requestId,
  trackConnections,
  traceRequests,
} from '@nkm/server';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import path from 'node:path';
import { createAlert } from './alerts/create-alert';
import { proxyDevSlice, readDevSlice } from './releases/dev-slice';
import type { ShellEnvironment } from './environment';
import { followContent } from './content/follow-content';
import { hasClosed } from './http/has-closed';
import { logRequests } from './http/log-requests';
import { loggableRequest } from './http/loggable-request';
import { ownOffer } from './releases/own-offer';
import { servePictures } from './files/picture-cache';
import { serveOfflinePage } from './offline/serve-offline-page';
import { createPreviews } from './preview/previews';
import { proxyApi } from './api/proxy-api';
import { withRepeatedReads } from './http/repeat-lost';
import { receiveNewsletter } from './api/receive-newsletter';
import { receiveViolations } from './http/receive-violations';
import { createVisitorReleases } from './releases/visitor-releases';
import { NO_ROBOTS } from './markup/rehearsal';
import { HTTPS_ONLY } from './http/security-headers';
import { servePages } from './pages/serve-pages';
import { closePromo } from './content/shop-content';
import { createShopDataMaker } from './shop-data/shop-data-maker';
import { createShopFiles } from './shop-data/shop-files';
import { openStoredFiles } from './shop-data/stored-files';
import { startReports } from './reports/start-reports';
import { serveProbes } from './http/serve-probes';
import { serveSiteFiles } from './files/serve-site-files';
import { serveShopFiles } from './files/serve-shop-files';
import { serveSitemaps } from './files/serve-sitemaps';
import { serveWellKnown } from './files/serve-well-known';
import { serveStaticFiles } from './files/static-files';
import { answerStrangeAddress } from './http/strange-address';
import { createShellMetrics } from './metrics/shell-metrics';
import { startRendering } from './worker-pools/start-rendering';
import { knownVisitor } from './pages/visitor';

/** Milliseconds that an idle connection stays open. A proxy in front must close its idle connections sooner. */
const KEEP_ALIVE_MS = 20_000;

export interface ShellServer {
  app: FastifyInstance;
  /** Resolves once pages can be served. */
  ready: Promise<void>;
  /** Stops the server after it has answered all running requests. */
  stop(): Promise<void>;
}

export async function createServer(environment: ShellEnvironment, assetsFolder: string): Promise<ShellServer> {
  const app = Fastify({
    logger: { level: environment.logLevel, serializers: { req: loggableRequest } },
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreDuplicateSlashes: false, maxParamLength: 2_000 },
    trustProxy: environment.trustProxy,
    genReqId: requestId,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // During shutdown, the server still answers requests on open connections.
    return503OnClosing: false,
    frameworkErrors: answerStrangeAddress,
  });
  let revision: number | null = null;
  const metrics = createShellMetrics(app, { token: environment.metricsToken, revision: () => revision });
  traceRequests(app, 'nkm-shop');
  logRequests(app);
  const connections = trackConnections(app.server);
  endSlowClients(app.server, connections);
  const drain = prepareDrain(app, connections);
  const isSecure = environment.publicUrl.startsWith('https:');
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header(REQUEST_ID_HEADER, request.id);
    if (isSecure) void reply.headers(HTTPS_ONLY);
    if (environment.staging) void reply.headers(NO_ROBOTS);
    done();
  });

  const store = openStore(process.env, environment.root);
  const api = withRepeatedReads(
    createApiClient({ baseUrl: environment.apiBaseUrl, timeoutMs: environment.serverApiTimeoutMs }),
  );
  const warn = (message: string, error: unknown) => app.log.warn({ err: error }, message);
  const content = followContent(api, warn);
  const settings = () => content.current().settings;
  const devSlice = await readDevSlice(process.env.NODE_ENV === 'production' ? null : environment.devSlice);
  const releases = createVisitorReleases({
    store,
    devSlice: devSlice?.description ?? null,
    report: (slice, version, err) => app.log.error({ slice, version, err }, 'A slice cannot be used on the server'),
  });
  const devConnection = devSlice ? devSlice.address.replace(/^http/, 'ws') : null;
  const alert = createAlert(environment.alerts, app.log);
  const rendering = startRendering({
    store,
    workerFile: path.join(__dirname, 'render-worker.cjs'),
    workers: environment.renderWorkers,
    memoryMb: environment.renderWorkerMemoryMb,
    stallMs: environment.renderStallMs,
    pageTimeoutMs: environment.serverApiTimeoutMs,
    apiBaseUrl: environment.apiBaseUrl,
    publicUrl: environment.publicUrl,
    staging: environment.staging,
    assetsFolder,
    devSlice: devSlice?.description ?? null,
    devConnection,
    log: app.log,
    alert,
    metrics,
    onFault: (fault, claim) => reports.serverFault(fault, claim.path),
  });
  const reports = startReports(app, {
    store,
    publicUrl: environment.publicUrl,
    port: environment.port,
    metrics,
    alert,
    onHeld: releases.chooseFrom,
  });
  let announceReady: () => void;
  const ready = new Promise<void>((resolve) => (announceReady = resolve));

  const stopWatching = watchReleases(
    store,
    (document) => {
      releases.begin(document);
      revision = document.revision;
      rendering.begin(document);
      reports.begin(document);
      announceReady();
      app.log.info({ revision: document.revision }, 'Release document in use');
    },
    { onProblem: (error) => app.log.error({ err: error }, 'The release document cannot be used') },
  );
  const forgetShell = noteShell(store, ownOffer(), (error) =>
    warn('The store cannot take the note of this shell', error),
  );
  app.addHook('onClose', async () => {
    forgetShell();
    stopWatching();
    rendering.stop();
    content.stop();
  });

  const previews = createPreviews({ store, publicUrl: environment.publicUrl });
  const files = createShopFiles({ stored: openStoredFiles(store), warn });
  const shopData = createShopDataMaker({
    files,
    sliceTimeoutMs: environment.sliceTimeoutMs,
    publicUrl: environment.publicUrl,
    offlinePage: environment.offlinePage,
  });

  await app.register(fastifyCookie);
  await proxyApi(app, environment.apiBaseUrl, (request) => {
    const visitor = knownVisitor(request);
    const set = visitor === null ? null : releases.setFor(visitor, previews.of(request));
    return Object.entries(set?.slices ?? {}).map(([slice, { version }]) => ({ slice, version }));
  });
  servePictures(app, environment.apiBaseUrl);
  await receiveViolations(app);
  if (devSlice) await proxyDevSlice(app, devSlice);
  await serveStaticFiles(app, assetsFolder, store);
  serveProbes(app, () => (drain.isDraining() ? 'stopping' : releases.canChoose() ? null : 'no releases'));
  serveSiteFiles(app, settings);
  serveOfflinePage(app, {
    enabled: environment.offlinePage,
    staging: environment.staging,
    assetsFolder,
    settings,
  });
  serveWellKnown(app, { settings, publicUrl: environment.publicUrl });
  await serveSitemaps(app, {
    api,
    apiBaseUrl: environment.apiBaseUrl,
    publicUrl: environment.publicUrl,
    claims: () => releases.runtimeFor('', null)?.claims ?? [],
  });
  await receiveNewsletter(app, api, environment.publicUrl);
  serveShopFiles(app, files, (request) => {
    const runtime = releases.runtimeFor(knownVisitor(request) ?? '', previews.of(request));
    if (!runtime) return null;
    const now = content.current();
    return shopData.fileFor(hasClosed(request, now.frame.promo) ? closePromo(now) : now, runtime).href;
  });
  servePages(app, {
    render: rendering.render,
    revision: () => revision,
    runtimeFor: releases.runtimeFor,
    previews,
    content: content.current,
    shopData,
    publicUrl: environment.publicUrl,
    staging: environment.staging,
    pinned: devSlice === null,
    freshMs: environment.pageFreshSeconds * 1000,
    metrics,
    pageLoaded: reports.pageLoaded,
  });
  await Promise.all([content.ready, rendering.ready]);
  return { app, ready, stop: () => drain.stop({ delayMs: environment.stopDelayMs }) };
}
