import { createBrowserRouter } from 'react-router-dom';
import { createGuard } from '../app/guard';
import { messages } from '../app/messages';
import type { ShellSession } from '../app/session';
import type { ToastStore } from '../app/toasts';
import { placeWhenBusy } from '../app/when-busy';
import { createRoutes } from '../frame/routes';
import type { HostClaim } from '../slices/boot-data';
import type { SliceHost } from '../slices/slice-host';
import { beginFirstPage } from './begin-first-page';
import { PAGE_DATA_ID, type PageData } from '../app/document-data';

function readPageData(): PageData {
  return JSON.parse(document.getElementById(PAGE_DATA_ID)!.textContent!) as PageData;
}

export type Router = ReturnType<typeof createBrowserRouter>;

export interface RouterTools {
  claims: HostClaim[];
  host: SliceHost;
  session: ShellSession;
  toasts: ToastStore;
  publicUrl: string;
}

/** The router of the document, with the data that the server loaded for the first page. */
export function createRouter({ claims, host, session, toasts, publicUrl }: RouterTools): Router {
  const guard = createGuard({
    isSignedIn: () => session.token() !== null,
    keepReturnPath: session.keepReturnPath,
  });
  function whenBusy(claim: HostClaim, message: string): string | null {
    const place = placeWhenBusy(claim);
    if (place !== null) toasts.show('error', messages.shopBusy, message);
    return place;
  }
  const { loaderData } = readPageData();
  const routes = createRoutes({ claims, host, guard, whenBusy, framesOnly: false, publicUrl });
  beginFirstPage(routes, loaderData, location.href);
  delete window.nkmPage;
  return createBrowserRouter(routes, { hydrationData: { loaderData } });
}
