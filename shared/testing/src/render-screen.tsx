import { type LoadArguments, type SliceRoute, isNotFound, isRedirect } from '@nkm/contracts';
import { type Platform, PlatformProvider } from '@nkm/platform';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useParams } from 'react-router-dom';
import type { TestPlatform } from './test-platform';

/** Renders `ui` inside router and platform. Any other address shows a plain page, so that tests can follow links. */
export function renderInShop(
  ui: ReactNode,
  { platform, path = '/', at = path }: { platform: Platform; path?: string; at?: string },
) {
  const router = createMemoryRouter(
    [
      { path, element: ui },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [at] },
  );
  const view = render(
    <PlatformProvider platform={platform}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  return { ...view, router, user: userEvent.setup({ delay: null }) };
}

/** Loads a slice's route like the shell, then renders its screen at the given address. */
export async function renderRoute<Data>(
  route: SliceRoute<Platform, Data>,
  { platform, at }: { platform: TestPlatform; at: string },
) {
  const url = new URL(at, 'http://shop.test');
  const params = paramsOf(route.path, url.pathname);
  const args: LoadArguments<Platform> = { params, url, signal: new AbortController().signal, platform };
  let data = undefined as Data;
  try {
    data = route.load ? await route.load(args) : (null as Data);
  } catch (error) {
    if (isRedirect(error)) return { redirectedTo: error.path };
    if (isNotFound(error)) return { notFound: true };
    throw error;
  }
  const { default: Screen } = await route.screen();
  function Page() {
    return <Screen data={data} params={useParams()} />;
  }
  // `act` waits for the deferred parts of the page.
  const view = await act(async () => renderInShop(<Page />, { platform, path: route.path, at }));
  return { ...view, data, head: route.head?.(data, url) };
}

function paramsOf(pattern: string, pathname: string): Record<string, string> {
  const given = pathname.split('/');
  return Object.fromEntries(
    pattern
      .split('/')
      .map((segment, index) => [segment, given[index] ?? ''] as const)
      .filter(([segment]) => segment.startsWith(':'))
      .map(([segment, value]) => [segment.slice(1), decodeURIComponent(value)]),
  );
}
