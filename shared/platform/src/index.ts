/** Exports for slices. Shell and slices share one instance; it is the only package of ours that they share. */
export { ApiError, UNEXPECTED_ERROR } from './api/api-client';
export type { ApiClient, FailureReason, QueryValue, RequestOptions } from './api/api-client';
export { afterFirstView } from './after-first-view';
export { defineRoute } from './define-route';
export { CommandFailed } from './bus/bus';
export type { Bus, CommandFailure, Unsubscribe } from './bus/bus';
export type { Platform, SessionControl, ToastTone } from './platform';
export { PlatformProvider, usePlatform } from './react/platform-context';
export { useMoney } from './react/use-money';
export { INITIAL_STATES, useTopic } from './react/use-topic';
export { CACHE_PREFIX, STORAGE_KEYS } from './storage';
export type { SafeStorage } from './storage';
export { whenIdle } from './when-idle';
