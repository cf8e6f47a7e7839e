import { PlatformProvider } from '@nkm/platform';
import { createTestPlatform } from '@nkm/testing';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { routes } from './routes';

const claim = (id: string) => routes.find((route) => route.id === id);

describe('the routes of this slice', () => {
  it('ACC-ROUTE-004 claims /account for guests, without header and footer', () => {
    expect(claim('account')).toMatchObject({ path: '/account', access: 'signed-out', frame: 'bare', public: true });
  });

  it('ACC-ROUTE-008 claims /register-verify-email for guests and signed-in shoppers', () => {
    expect(claim('register-verify-email')).toMatchObject({ path: '/register-verify-email', access: 'open' });
  });

  it('keeps all its pages out of search engines', () => {
    for (const route of routes) expect(route.head?.(null, new URL('http://shop.test/')).robots).toBe('noindex');
  });
});

describe('the sign-in page', () => {
  async function page(isServer: boolean) {
    const { default: Screen } = await claim('account')!.screen();
    const platform = { ...createTestPlatform('mfe-account'), isServer };
    const router = createMemoryRouter([{ path: '*', element: <Screen data={null} params={{}} /> }]);
    return (
      <PlatformProvider platform={platform}>
        <RouterProvider router={router} />
      </PlatformProvider>
    );
  }

  it('hydrates the HTML of the server and reads values that the browser filled in before', async () => {
    const { renderToString } = await import('react-dom/server');
    const place = document.body.appendChild(document.createElement('div'));
    place.append(...new DOMParser().parseFromString(renderToString(await page(true)), 'text/html').body.childNodes);
    const button = place.querySelector<HTMLButtonElement>('button[type=submit]')!;
    expect(button.disabled).toBe(true);
    for (const input of place.querySelectorAll('input')) input.value = 'ada@example.com';

    const element = await page(false);
    const problems: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(place, element, { onRecoverableError: (error) => problems.push(error) }),
    );
    expect(problems).toEqual([]);
    expect(button.disabled).toBe(false);
    await act(async () => root.unmount());
    place.remove();
  });
});
