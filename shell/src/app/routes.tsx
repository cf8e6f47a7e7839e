import { type LoaderFunctionArgs, redirect, type RouteObject } from 'react-router-dom';
import type { HostClaim } from '../slices/boot-data';
import { loadPage } from '../slices/load-page';
import type { RouteOutcome } from '../slices/route-outcome';
import type { SliceHost } from '../slices/slice-host';
import { SliceScreen } from '../slices/slice-screen';
import { NotFoundPage } from '../layout/lazy-not-found';
import { prepareSidebar } from '../sidebar/load-sidebar';
import { DocumentCrash } from './document-crash';
import { RootPage } from './root-page';
import { RouteCrash } from './route-crash';

export interface RouteTreeOptions {
  claims: HostClaim[];
  host: SliceHost;
  /** Decides about a visitor before a page is loaded: null lets them in, a path sends them there. */
  guard(claim: HostClaim, url: URL): string | null;
  /** Where a page leads to whose data the server is too busy to give; null: it stays and shows its panel. */
  whenBusy?(claim: HostClaim, message: string): string | null;
  /** The server sends only the frame of pages that belong to one shopper. */
  framesOnly: boolean;
}

/** Id of the route of one claim. */
export const routeIdOf = (claim: HostClaim) => `${claim.slice}/${claim.id}`;

/** The router's tree, built from what the slices claim: the shell knows no slice of its own. */
export function createRoutes({ claims, host, guard, whenBusy, framesOnly }: RouteTreeOptions): RouteObject[] {
  const loaderOf =
    (claim: HostClaim) =>
    async (args: LoaderFunctionArgs): Promise<RouteOutcome> => {
      if (framesOnly && !claim.public) return { kind: 'pending', slice: claim.slice };
      const elsewhere = guard(claim, new URL(args.request.url));
      if (elsewhere !== null) throw redirect(elsewhere);
      const [outcome] = await Promise.all([loadPage(claim, host, args), prepareSidebar(claim)]);
      const refuge = outcome.kind === 'error' && outcome.status === 503 && whenBusy?.(claim, outcome.message);
      if (refuge) throw redirect(refuge);
      return outcome;
    };
  const pages: RouteObject[] = claims.map((claim) => ({
    id: routeIdOf(claim),
    path: claim.path,
    loader: loaderOf(claim),
    handle: claim,
    element: <SliceScreen />,
    errorElement: <RouteCrash />,
  }));
  const notFound = (path: string): RouteObject => ({
    id: `not-found${path}`,
    path,
    loader: (): RouteOutcome => ({ kind: 'not-found' }),
    element: <NotFoundPage />,
  });
  const children = [...pages, notFound('/notfound'), notFound('*')];
  return [{ id: 'root', path: '/', element: <RootPage />, errorElement: <DocumentCrash />, children }];
}
