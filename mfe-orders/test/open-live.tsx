import type { SliceRoute } from '@nkm/contracts';
import { type Platform, PlatformProvider } from '@nkm/platform';
import type { TestPlatform } from '@nkm/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLoaderData, useParams } from 'react-router-dom';

/** Opens a route like the shell, which loads its data again for each address and on request. */
export async function openLive<Data>(
  route: SliceRoute<Platform, Data>,
  { platform, at }: { platform: TestPlatform; at: string },
) {
  const { default: Screen } = await route.screen();
  const router = createMemoryRouter(
    [
      {
        path: route.path,
        loader: ({ request, params }) =>
          route.load!({
            url: new URL(request.url),
            params: params as Record<string, string>,
            platform,
            signal: request.signal,
          }),
        element: <Page />,
        errorElement: <p>The page failed</p>,
        HydrateFallback: () => null,
      },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [at] },
  );
  function Page() {
    return <Screen data={useLoaderData() as Data} params={useParams() as Record<string, string>} />;
  }
  render(
    <PlatformProvider platform={platform}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { router, user: userEvent.setup({ delay: null }) };
}
