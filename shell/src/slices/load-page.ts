import { isNotFound, isRedirect, type RouteHead } from '@nkm/contracts';
import { ApiError, UNEXPECTED_ERROR } from '@nkm/platform';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { HostClaim } from './boot-data';
import { redirectFrom } from './redirect-from';
import type { RouteOutcome } from './route-outcome';
import type { LoadedRoute, SliceHost } from './slice-host';
import { withTimeout } from '../platform/with-timeout';

/**
 * Loads code and data of a claimed page; when a version fails, the next one is used. Throws only redirects, which the
 * router follows.
 * @param publicUrl origin of the shop's public addresses; by default that of the request
 */
export async function loadPage(
  claim: HostClaim,
  host: SliceHost,
  { request, params }: LoaderFunctionArgs,
  publicUrl?: string,
): Promise<RouteOutcome> {
  const url = publicAddress(request.url, publicUrl);
  const { slice } = claim;
  let outcome: RouteOutcome = { kind: 'unavailable', slice };
  let data: Promise<unknown>;

  function startLoading({ route, version }: LoadedRoute): void {
    const args = { params, url, signal: request.signal, platform: host.platformFor(slice, version) };
    data = Promise.resolve().then(() => route.load?.(args) ?? null);
    data.catch(() => undefined); // awaited below; until then a failure must not count as unhandled
  }

  for (;;) {
    const loaded = await host.loadRoute(claim, startLoading);
    if (!loaded) return outcome;
    const { version } = loaded;
    try {
      // Another version would also wait for the API.
      const result = await withTimeout(data!, host.patience(claim), claim.id, host.isCalling);
      return { kind: 'ready', slice, version, data: result, head: headOf(loaded, result, url) };
    } catch (error) {
      outcome = outcomeOf(error, slice, request);
      // Another version would get the same response, unless the fault is in the slice.
      if (outcome.kind !== 'error' || error instanceof ApiError) return outcome;
      host.markBroken(slice, version, error);
    }
  }
}

/** The address as the server sees it, so that the head and links to share are the same on both sides. */
function publicAddress(address: string, publicUrl = address): URL {
  const { protocol, hostname, port } = new URL(publicUrl);
  return Object.assign(new URL(address), { protocol, hostname, port });
}

function headOf({ route }: LoadedRoute, data: unknown, url: URL): RouteHead {
  return { title: route.title, ...route.head?.(data, url) };
}

function outcomeOf(error: unknown, slice: string, request: Request): RouteOutcome {
  if (request.signal.aborted) throw error; // the router aborted it and ignores the rejection
  if (isRedirect(error)) throw redirectFrom(request, error.path, error.permanent ? 301 : 302);
  if (isNotFound(error)) {
    const { isGone, detail } = error;
    return { kind: 'not-found', ...(isGone && { gone: true }), ...(detail && { detail }) };
  }
  if (error instanceof ApiError) {
    const { message, status, reason, retryAfter } = error;
    return { kind: 'error', slice, message, status, reason, retryAfter };
  }
  return { kind: 'error', slice, message: UNEXPECTED_ERROR };
}
