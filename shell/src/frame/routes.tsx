import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { HostClaim } from '../slices/boot-data';
import { loadPage } from '../slices/load-page';
import { redirectFrom } from '../slices/redirect-from';
import type { RouteOutcome } from '../slices/route-outcome';
import type { SliceHost } from '../slices/slice-host';
import { SliceScreen } from './page/slice-screen';
import { NotFoundPage } from './page/deferred-not-found';
import { prepareSidebar } from './sidebar/load-sidebar';
import { DocumentCrash } from './document/document-crash';
import { RootPage } from './document/root-page';
import { RouteCrash } from './document/route-crash';

export interface RouteTreeOptions {
  claims: HostClaim[];
  host: SliceHost;
  /** Checks a visitor before a page loads: null grants access, a path redirects. */
  guard(claim: HostClaim, url: URL): string | null;
  /** Redirects a page when the server is too busy for its data; null: the page stays and shows its panel. */
  whenBusy?(claim: HostClaim, message: string): string | null;
  /** The server sends only the frame of personal pages. */
  framesOnly: boolean;
  /** Origin of the addresses that slices see, where the document's origin differs. */
  publicUrl?: string;
}

/** Route id of a claim. */
const routeIdOf = (claim: HostClaim) => `${claim.slice}/${claim.id}`;

/** The router's tree, built from the slices' claims; the shell itself knows no slice. */
export function createRoutes({
  claims,
  host,
  guard,
  whenBusy,
  framesOnly,
  publicUrl,
}: RouteTreeOptions): RouteObject[] {
  const loaderOf =
    (claim: HostClaim) =>
    async (args: LoaderFunctionArgs): Promise<RouteOutcome> => {
      if (framesOnly && !claim.public) return { kind: 'pending', slice: claim.slice };
      const elsewhere = guard(claim, new URL(args.request.url));
      if (elsewhere !== null) throw redirectFrom(args.request, elsewhere);
      const [outcome] = await Promise.all([loadPage(claim, host, args, publicUrl), prepareSidebar(claim)]);
      const refuge = outcome.kind === 'error' && outcome.status === 503 && whenBusy?.(claim, outcome.message);
      if (refuge) throw redirectFrom(args.request, refuge);
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
