import fastifyCookie from '@fastify/cookie';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { requestId } from '@nkm/server';
import Fastify, { LogController, type FastifyBaseLogger } from 'fastify';
import type { Logger } from 'pino';
import { connectModules } from './connect-modules';
import { type Module, MODULES } from './modules';
import type { App, AppDependencies } from '../platform/app';
import { answerStrangeAddress, problemHandler } from '../platform/errors/problem-handler';
import { drainPlugin } from '../platform/connections/drain-plugin';
import { slowClientsPlugin } from '../platform/connections/slow-clients-plugin';
import { compileOnDemand, VALIDATION } from '../platform/http/compile-on-demand';
import { probeRoutes } from '../platform/http/probes';
import { headOfActing } from '../platform/http/head-of-acting';
import { httpPlugin } from '../platform/http/http-plugin';
import { createLogger } from '../platform/http/logging';
import { routeListPlugin } from '../platform/http/route-list';
import { openApiPlugin } from '../platform/http/openapi';
import { inboxRoute } from '../platform/outbox/inbox-route';
import { metricsPlugin } from '../platform/metrics/metrics-plugin';
import { jobsPlugin } from '../platform/jobs/jobs-plugin';
import { outboxPlugin } from '../platform/outbox/outbox-plugin';
import { generalLimit } from '../platform/rate-limits/general-limit';
import { rateLimitPlugin } from '../platform/rate-limits/rate-limit-plugin';
import { sessionPlugin } from '../platform/sessions/session-plugin';

/** The longest text of a shopper has a few thousand characters. */
const LARGEST_BODY = 256 * 1024;

interface BuildOptions extends AppDependencies {
  logger?: Logger;
  /** Names of the modules to register; all by default. */
  modules?: string[];
  /** Length of a second in the slow-client rule, in milliseconds; tests shorten it. */
  slowClientLookMs?: number;
}

/** Builds the server, ready to listen or to be injected into. */
export async function buildApp(dependencies: BuildOptions): Promise<App> {
  const { config, database, clock } = dependencies;
  const logger: FastifyBaseLogger = dependencies.logger ?? createLogger(config.logLevel);
  const app = Fastify({
    loggerInstance: logger,
    // The http plugin logs one line for each answer instead, without secrets.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    genReqId: requestId,
    bodyLimit: LARGEST_BODY,
    routerOptions: { maxParamLength: 300 },
    // While the server stops, requests on open connections are still answered.
    return503OnClosing: false,
    frameworkErrors: answerStrangeAddress,
    schemaController: { compilersFactory: compileOnDemand },
    ajv: VALIDATION,
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.decorate('config', config);
  app.decorate('database', database);
  app.decorate('db', database.db);
  app.decorate('clock', clock);
  app.decorate('sandboxKey', dependencies.sandboxKey);

  await app.register(slowClientsPlugin, { lookMs: dependencies.slowClientLookMs });
  await app.register(routeListPlugin);
  await app.register(problemHandler);
  await app.register(headOfActing);
  await app.register(httpPlugin);
  await app.register(fastifyCookie);
  await app.register(openApiPlugin);
  await app.register(metricsPlugin);
  await app.register(jobsPlugin);
  await app.register(drainPlugin);
  await app.register(outboxPlugin);
  await app.register(sessionPlugin);
  await app.register(generalLimit);
  await app.register(rateLimitPlugin);
  await app.register(probeRoutes);
  if (config.sandboxes) await app.register(inboxRoute);
  const needs = connectModules(app);
  const unknown = dependencies.modules?.find((name) => !(name in MODULES));
  if (unknown !== undefined) throw new Error(`There is no module "${unknown}".`);
  for (const [name, load] of Object.entries<() => Promise<Module>>(MODULES))
    if (dependencies.modules?.includes(name) ?? true) await app.register(await load(), needs);
  return app;
}
