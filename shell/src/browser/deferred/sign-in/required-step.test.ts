import type { User } from '@nkm/contracts';
import { aUser } from '@nkm/testing';
import { createMemoryRouter } from 'react-router-dom';
import type { HostClaim } from '../../../slices/boot-data';
import { openRequiredStep, requiredPage } from './required-step';

const claim = (path: string, changes: Partial<HostClaim> = {}): HostClaim => ({
  id: path.slice(1) || 'home',
  slice: 'mfe-x',
  path,
  title: path,
  access: 'open',
  frame: 'full',
  public: false,
  ...changes,
});
const payment = claim('/payment', { access: 'signed-in', purchase: 'payment' });
const account = claim('/account', { access: 'signed-out' });
const emailNotice = claim('/register-verify-email', { requiredStep: 'verify-email' });
const phonePage = claim('/verify-phone', { requiredStep: 'verify-phone' });
const reset = claim('/password/reset', { secretQuery: true });
const claims = [claim('/'), payment, account, reset, emailNotice, phonePage, claim('/:slug')];
const pageFor = (user: User, path: string, of = claims) =>
  requiredPage(
    user,
    of.find((page) => page.path === path),
    of,
  );
const unverified = aUser({ email_verified: false, phone: null });
const phoneless = aUser({ phone: null });

describe('a loaded user', () => {
  it('SH-RULE-011 whose email is not verified is sent to the notice, unless already there', () => {
    expect(pageFor(unverified, '/')).toBe('/register-verify-email');
    expect(pageFor(unverified, '/verify-phone')).toBe('/register-verify-email');
    expect(pageFor(unverified, '/register-verify-email')).toBeNull();
  });

  it('SH-RULE-012 without phone contact is sent to the phone page, except on the two pages', () => {
    expect(pageFor(phoneless, '/')).toBe('/verify-phone');
    expect(pageFor(phoneless, '/verify-phone')).toBeNull();
    expect(pageFor(phoneless, '/register-verify-email')).toBeNull();
    expect(pageFor(aUser(), '/')).toBeNull();
  });

  it('never leaves a payment, and never goes to an unclaimed page', () => {
    expect(pageFor(unverified, '/payment')).toBeNull();
    const without = claims.filter(({ path }) => path !== '/verify-phone');
    expect(pageFor(phoneless, '/', without)).toBeNull();
  });

  it('stays on the page of a mailed link', () => {
    expect(pageFor(unverified, '/password/reset')).toBeNull();
    expect(pageFor(phoneless, '/password/reset')).toBeNull();
  });

  it('stays when the server reports no phone numbers', () => {
    const user: Partial<User> = aUser();
    delete user.phone;
    expect(pageFor(user as User, '/')).toBeNull();
  });
});

describe('leading', () => {
  function aShop(path: string) {
    const routes = claims.map((page) => ({ path: page.path, handle: page, loader: () => null, element: page.path }));
    const router = createMemoryRouter(routes, { initialEntries: [path], hydrationData: { loaderData: {} } });
    const stored: string[] = [];
    const shopper: { now: User | null } = { now: phoneless };
    const options = {
      router,
      claims,
      keepReturnPath: (place: string) => stored.push(place),
      currentUser: () => shopper.now,
    };
    return { router, stored, shopper, options };
  }
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

  it('stores the path of the user', async () => {
    const { router, stored, options } = aShop('/?page=2');
    await settled();
    void openRequiredStep(phoneless, options);
    await settled();
    expect(router.state.location.pathname).toBe('/verify-phone');
    expect(stored).toEqual(['/?page=2']);
  });

  it('waits for a pending navigation', async () => {
    const { router, stored, options } = aShop('/account');
    await settled();
    const arriving = router.navigate('/payment');
    void openRequiredStep(unverified, options);
    await arriving;
    await settled();
    expect(router.state.location.pathname).toBe('/payment');
    expect(stored).toEqual([]);
  });

  it('goes on when the sign-in and a redirect of its page navigate at the same time', async () => {
    const { router, stored, options } = aShop('/account');
    await settled();
    const leading = openRequiredStep(phoneless, options);
    void router.navigate('/');
    await router.navigate('/some-product');
    await leading;
    expect(router.state.location.pathname).toBe('/verify-phone');
    expect(stored).toEqual(['/some-product']);
  });

  it('comes back when the page before it still redirects, but not after the step is done', async () => {
    const { router, stored, shopper, options } = aShop('/');
    await settled();
    await openRequiredStep(phoneless, options);
    await router.navigate('/cart', { replace: true });
    await settled();
    expect(router.state.location.pathname).toBe('/verify-phone');
    expect(stored).toEqual(['/', '/cart']);

    const done = aShop('/');
    await settled();
    await openRequiredStep(phoneless, done.options);
    done.shopper.now = aUser();
    await done.router.navigate('/cart', { replace: true });
    await settled();
    expect(done.router.state.location.pathname).toBe('/cart');
    expect(shopper.now).toBe(phoneless);
  });

  it('lets the page of the step lead on once the shopper has used it', async () => {
    const { router, options } = aShop('/');
    await settled();
    await openRequiredStep(phoneless, options);
    document.dispatchEvent(new Event('input'));
    await router.navigate('/cart', { replace: true });
    await settled();
    expect(router.state.location.pathname).toBe('/cart');
  });

  it('lets the shopper go elsewhere', async () => {
    const { router, options } = aShop('/');
    await settled();
    await openRequiredStep(phoneless, options);
    await router.navigate('/some-product');
    await router.navigate('/cart', { replace: true });
    await settled();
    expect(router.state.location.pathname).toBe('/cart');
  });

  it('does not return a user to the sign-in page', async () => {
    const { router, stored, options } = aShop('/account');
    await settled();
    void openRequiredStep(unverified, options);
    await settled();
    expect(router.state.location.pathname).toBe('/register-verify-email');
    expect(stored).toEqual([]);
  });

  it('ACC-RULE-001 leaves a sign-in for another window on its page', async () => {
    const { router, options } = aShop('/account?from=https://sellers.example');
    await settled();
    void openRequiredStep(phoneless, options);
    await settled();
    expect(router.state.location.pathname).toBe('/account');
  });
});
