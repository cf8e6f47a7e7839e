import { createBrowserRouter } from 'react-router-dom';
import type { HostClaim } from '../slices/boot-data';
import type { SliceHost } from '../slices/slice-host';
import { createRoutes } from './routes';

const claim = (path: string, access: HostClaim['access']): HostClaim => ({
  id: path,
  slice: 'mfe-x',
  path,
  title: path,
  access,
  frame: 'full',
  public: access === 'open',
});
const CLAIMS = [claim('/faqs', 'open'), claim('/my-orders', 'signed-in'), claim('/account', 'signed-out')];
const host = { loadRoute: async () => null, patience: () => 1000 } as unknown as SliceHost;

/** Opens addresses one after another, each as a new document or through a link. */
function aBrowser() {
  let router: ReturnType<typeof createBrowserRouter>;
  const guard = ({ access }: HostClaim) => (access === 'signed-in' ? '/account' : null);
  const settled = async () => {
    while (router.state.navigation.state !== 'idle' || !router.state.initialized)
      await new Promise((resolve) => setTimeout(resolve, 5));
  };
  return {
    async opens(path: string) {
      router?.dispose();
      window.history.pushState(null, '', path);
      router = createBrowserRouter(createRoutes({ claims: CLAIMS, host, guard, framesOnly: false }));
      await settled();
    },
    async follows(path: string) {
      await router.navigate(path);
      await settled();
    },
    async goesBack() {
      const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      window.history.back();
      await popped;
      await settled();
    },
    close: () => router.dispose(),
  };
}

describe('a redirect of a guarded page', () => {
  let browser: ReturnType<typeof aBrowser>;
  beforeEach(() => {
    browser = aBrowser();
  });
  afterEach(() => browser.close());

  it('replaces the first page of a document, so that Back leads to the page before', async () => {
    await browser.opens('/faqs');
    const before = window.history.length;
    await browser.opens('/my-orders?page=2');
    expect(window.location.pathname).toBe('/account');
    expect(window.history.length).toBe(before + 1);
    await browser.goesBack();
    expect(window.location.pathname).toBe('/faqs');
  });

  it('keeps the page that holds the link', async () => {
    await browser.opens('/faqs');
    await browser.follows('/my-orders');
    expect(window.location.pathname).toBe('/account');
    await browser.goesBack();
    expect(window.location.pathname).toBe('/faqs');
  });

  it('replaces a page that became guarded after a sign-out, so that two Backs pass it', async () => {
    await browser.opens('/faqs');
    window.history.pushState(null, '', '/my-orders'); // visited while signed in
    await browser.opens('/account');
    await browser.goesBack();
    expect(window.location.pathname).toBe('/account');
    await browser.goesBack();
    expect(window.location.pathname).toBe('/faqs');
  });
});
