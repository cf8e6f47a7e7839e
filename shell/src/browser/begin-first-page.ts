import { type LoaderFunction, matchRoutes, type RouteObject } from 'react-router-dom';
import { isUnsettled, type RouteOutcome } from '../slices/route-outcome';

/**
 * Starts loading code and data of a page that the server left to the browser, while React still hydrates the frame.
 * The first load of its route then uses the pending result.
 */
export function beginFirstPage(routes: RouteObject[], loaderData: Record<string, unknown>, address: string): void {
  const url = new URL(address);
  url.hash = '';
  const { route, params } = matchRoutes(routes, url.pathname)?.at(-1) ?? {};
  const load = route?.loader as LoaderFunction | undefined;
  if (!load || !isUnsettled(loaderData[route!.id!] as RouteOutcome | undefined)) return;
  const request = new Request(url);
  let begun: Promise<unknown> | null = Promise.resolve(
    load({ request, url, params: params!, pattern: route!.path!, context: {} }),
  );
  begun.catch(() => undefined); // the caller handles it; until then a redirect must not count as unhandled
  route!.loader = (args) => {
    const taken = args.request.url === request.url ? begun : null;
    begun = null;
    return taken ?? load(args);
  };
}
