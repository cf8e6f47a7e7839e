import { PlatformProvider } from '@nkm/platform';
import { createTestPlatform } from '@nkm/testing';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { EMPTY_FRAME } from '../../app/frame-content/frame-content';
import { type Shell, ShellContext } from '../../app/shell-context';
import { createToastStore } from '../../app/toasts';
import type { HostClaim } from '../../slices/boot-data';
import type { RouteOutcome } from '../../slices/route-outcome';
import { RootPage } from './root-page';

/** The document that the server renders for a page with this claim. */
async function documentOf(claim: Partial<HostClaim>, outcome: Partial<RouteOutcome> = { kind: 'pending' }) {
  const handler = createStaticHandler([
    {
      id: 'root',
      path: '/',
      element: <RootPage />,
      children: [
        {
          id: 'page',
          path: '/checkout',
          loader: () => outcome,
          handle: { title: 'Checkout', ...claim },
          element: <p>Page</p>,
        },
      ],
    },
  ]);
  const context = await handler.query(new Request('https://nkm.example/checkout'));
  if (context instanceof Response) throw new Error('The test page redirects');
  const platform = createTestPlatform('shell');
  const promo = { id: 1, title: 'Ten percent off', text: '', link: '/deals', code: null };
  const shell = {
    settings: platform.settings,
    claims: [],
    frame: { ...EMPTY_FRAME, promo },
    toasts: createToastStore(),
  } as unknown as Shell;
  const ui = (
    <ShellContext value={shell}>
      <PlatformProvider platform={platform}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </PlatformProvider>
    </ShellContext>
  );
  renderToString(ui); // starts to load the footer
  await import('../footer/footer-content');
  await new Promise((resolve) => setTimeout(resolve));
  const html = renderToString(ui);
  const page = new DOMParser().parseFromString(html, 'text/html');
  const has = (selector: string) => page.querySelector(selector) !== null;
  return {
    steps: [...page.querySelectorAll('header ol li')].map((step) => step.textContent),
    hasSearch: has('header input[type=search], header [role=search]'),
    hasFooter: has('footer'),
    hasPromo: page.body.textContent!.includes('Ten percent off'),
  };
}

const focus = { steps: ['Delivery', 'Payment'], step: 1 };

describe('the frame of a page', () => {
  it('of one task has the steps, and neither promo, search nor footer', async () => {
    expect(await documentOf({ frame: 'full', focus })).toEqual({
      steps: ['1\u00a0Delivery', '2\u00a0Payment'],
      hasSearch: false,
      hasFooter: false,
      hasPromo: false,
    });
  });

  it('of an older slice has everything', async () => {
    expect(await documentOf({ frame: 'full' })).toEqual({
      steps: [],
      hasSearch: true,
      hasFooter: true,
      hasPromo: true,
    });
  });

  it('has everything when the page of one task cannot be shown, so that the shopper can go elsewhere', async () => {
    expect(await documentOf({ frame: 'full', focus }, { kind: 'unavailable' })).toMatchObject({
      steps: [],
      hasSearch: true,
      hasFooter: true,
    });
  });
});
