/** Exports with which the shell builds the platform. */
export { createApiClient } from './api/create-api-client';
export { API_TIMEOUT_MS, type ApiClientOptions } from './api/api-client-options';
export type { BusRecord } from './bus/bus-record';
export { createBus } from './bus/create-bus';
export type { BusOptions, HostBus } from './bus/create-bus';
export type { BusSeat, Speaker } from './bus/create-seat';
export { inspectPayload } from './bus/inspect-payload';
export { CLOCK_TIMING, createServerClock, timeOfPage } from './server-clock';
export type { ServerClock } from './server-clock';
export { createServerPlatform } from './server-platform';
export { createStorage } from './storage';
export type { WholeStorage } from './storage';
