import { isNotFound, isRedirect, type RouteHead } from '@nkm/contracts';
import { ApiError, UNEXPECTED_ERROR } from '@nkm/platform';
import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import type { HostClaim } from './boot-data';
import type { RouteOutcome } from './route-outcome';
import type { LoadedRoute, SliceHost } from './slice-host';
import { withTimeout } from './with-timeout';

/** Loads code and data of a claimed page. Throws only redirects, which the router follows. */
export async function loadPage(
  claim: HostClaim,
  host: SliceHost,
  { request, params }: LoaderFunctionArgs,
): Promise<RouteOutcome> {
  const url = new URL(request.url);
  const dataOf = new Map<string, Promise<unknown>>();

  function startLoading({ route, version }: LoadedRoute): void {
    const args = { params, url, signal: request.signal, platform: host.platformFor(claim.slice, version) };
    const data = Promise.resolve().then(() => route.load?.(args) ?? null);
    data.catch(() => undefined); // awaited below; until then a failure must not count as unhandled
    dataOf.set(version, data);
  }

  const loaded = await host.loadRoute(claim, startLoading);
  if (!loaded) return { kind: 'unavailable', slice: claim.slice };
  try {
    const data = await inTime(dataOf.get(loaded.version), host, claim);
    return { kind: 'ready', slice: claim.slice, version: loaded.version, data, head: headOf(loaded, data, url) };
  } catch (error) {
    return outcomeOf(error, claim, request.signal);
  }
}

async function inTime(data: Promise<unknown> | undefined, { dataTimeoutMs }: SliceHost, claim: HostClaim) {
  if (data === undefined || dataTimeoutMs === null) return data;
  return withTimeout(data, dataTimeoutMs, `The data of ${claim.slice}/${claim.id}`);
}

function headOf({ route }: LoadedRoute, data: unknown, url: URL): RouteHead {
  return { title: route.title, ...route.head?.(data, url) };
}

function outcomeOf(error: unknown, claim: HostClaim, signal: AbortSignal): RouteOutcome {
  if (signal.aborted) throw error; // the router asked for it and ignores the rejection
  if (isRedirect(error)) throw redirect(error.path, error.permanent ? 301 : 302);
  if (isNotFound(error)) return error.isGone ? { kind: 'not-found', gone: true } : { kind: 'not-found' };
  if (error instanceof ApiError) {
    const { message, status, reason } = error;
    return { kind: 'error', slice: claim.slice, message, status, reason };
  }
  // Anything but a failed call is a fault of the slice: it is reported, the shopper sees the panel.
  reportError(error);
  return { kind: 'error', slice: claim.slice, message: UNEXPECTED_ERROR };
}

function reportError(error: unknown): void {
  console.error('A page could not load its data:', error);
}
