import type { User } from '@nkm/contracts';
import { aUser } from '@nkm/testing';
import { createMemoryRouter } from 'react-router-dom';
import type { HostClaim } from '../slices/boot-data';
import { duePage, leadUser } from './lead-user';

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
const claims = [claim('/'), payment, account, claim('/register-verify-email'), claim('/verify-phone'), claim('/:slug')];
const at = (pathname: string, of = claims) => ({
  pathname,
  claim: of.find(({ path }) => path === pathname),
  claims: of,
});
const unverified = aUser({ email_verified: false, phone: null });
const phoneless = aUser({ phone: null });

describe('a loaded user', () => {
  it('SH-RULE-011 whose email is not verified is sent to the notice, unless already there', () => {
    expect(duePage(unverified, at('/'))).toBe('/register-verify-email');
    expect(duePage(unverified, at('/verify-phone'))).toBe('/register-verify-email');
    expect(duePage(unverified, at('/register-verify-email'))).toBeNull();
    expect(duePage(unverified, at('/Register-Verify-Email'))).toBeNull();
  });

  it('SH-RULE-012 without phone contact is sent to the phone page, except on the two pages', () => {
    expect(duePage(phoneless, at('/'))).toBe('/verify-phone');
    expect(duePage(phoneless, at('/verify-phone'))).toBeNull();
    expect(duePage(phoneless, at('/register-verify-email'))).toBeNull();
    expect(duePage(aUser(), at('/'))).toBeNull();
  });

  it('is never led out of a payment, nor to a page that nobody has', () => {
    expect(duePage(unverified, at('/payment'))).toBeNull();
    const without = claims.filter(({ path }) => path !== '/verify-phone');
    expect(duePage(phoneless, at('/', without))).toBeNull();
  });

  it('of a server that does not tell of phones stays', () => {
    const user: Partial<User> = aUser();
    delete user.phone;
    expect(duePage(user as User, at('/'))).toBeNull();
  });
});

describe('leading', () => {
  function aShop(path: string) {
    const routes = claims.map((page) => ({ path: page.path, handle: page, loader: () => null, element: page.path }));
    const router = createMemoryRouter(routes, { initialEntries: [path], hydrationData: { loaderData: {} } });
    const kept: string[] = [];
    return { router, kept, options: { router, claims, keepReturnPath: (place: string) => kept.push(place) } };
  }
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

  it('remembers where the user was', async () => {
    const { router, kept, options } = aShop('/?page=2');
    await settled();
    leadUser(phoneless, options);
    await settled();
    expect(router.state.location.pathname).toBe('/verify-phone');
    expect(kept).toEqual(['/?page=2']);
  });

  it('lets a navigation that is under way end first', async () => {
    const { router, kept, options } = aShop('/account');
    await settled();
    const arriving = router.navigate('/payment');
    leadUser(unverified, options);
    await arriving;
    await settled();
    expect(router.state.location.pathname).toBe('/payment');
    expect(kept).toEqual([]);
  });

  it('does not bring a user back to the sign-in page', async () => {
    const { router, kept, options } = aShop('/account');
    await settled();
    leadUser(unverified, options);
    await settled();
    expect(router.state.location.pathname).toBe('/register-verify-email');
    expect(kept).toEqual([]);
  });
});
