import { createStorage } from '@nkm/platform/host';
import { createTestPlatform } from '@nkm/testing';
import { createPersonData } from '../../../app/person-data';
import { createSession } from '../../../app/session';
import type { HostClaim } from '../../../slices/boot-data';
import { SIGNED_IN_MESSAGE } from './await-sign-in';
import { createSignInWindow } from './sign-in-window';

const claims = [
  { path: '/register-verify-email', requiredStep: 'verify-email' },
  { path: '/verify-phone', requiredStep: 'verify-phone' },
] as HostClaim[];

/** A visitor with a screen; `opens` is the popup that the browser allows. */
function aVisitor({ wide = true, opens = true, keeps = true } = {}) {
  const popup = { closed: false, focus: jest.fn(), location: { pathname: '/account' } };
  const open = jest.spyOn(window, 'open').mockReturnValue(opens ? (popup as unknown as Window) : null);
  window.matchMedia = ((query: string) => ({ matches: wide && query.includes('768px') })) as typeof matchMedia;
  const { bus, api, storage } = createTestPlatform('shell');
  const person = createPersonData({ local: storage, tab: createStorage(() => null), now: Date.now });
  const session = createSession({ bus, api, storage: keeps ? storage : { ...storage, write: () => false }, person });
  const went: string[] = [];
  return {
    popup,
    open,
    session,
    went,
    signIn: createSignInWindow({ session, claims, navigate: (path) => went.push(path) }),
  };
}

const tell = (data: unknown, origin = location.origin) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin }));

/** The listener for the window loads with it. */
const listens = () => new Promise((resolve) => setTimeout(resolve, 50));

afterEach(() => jest.restoreAllMocks());

describe('sign-in', () => {
  it('SH-RULE-005 SH-CONST-007 opens a window of 700 x 600 in the middle of a wide one', () => {
    Object.assign(window, { outerWidth: 1500, outerHeight: 1000, screenX: 100, screenY: 50 });
    const { signIn, open, went, popup } = aVisitor();
    signIn('/shop');
    expect(open.mock.calls).toEqual([['/account', 'nkm-account', 'popup,width=700,height=600,left=500,top=250']]);
    expect(popup.focus).toHaveBeenCalled();
    expect(went).toEqual([]);
  });

  it.each([
    ['on a phone', { wide: false }],
    ['where popups are blocked', { opens: false }],
    ['where the windows could not share a session', { keeps: false }],
  ])('continues in the same tab %s', (_where, visitor) => {
    const { signIn, went } = aVisitor(visitor);
    signIn('/shop?page=2');
    expect(went).toEqual(['/account']);
  });

  it('brings an open window forward instead of opening it again', () => {
    const { signIn, open, popup } = aVisitor();
    signIn('/shop');
    signIn('/shop');
    expect(open).toHaveBeenCalledTimes(1);
    popup.location.pathname = '/'; // the shopper followed its link to the shop
    signIn('/shop');
    expect(open).toHaveBeenCalledTimes(2);
    popup.closed = true;
    signIn('/shop');
    expect(open).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['where the visitor wanted to go', true, '/checkout', {}],
    ['the notice of an email that is not verified', false, '/register-verify-email', {}],
    ['ACC-RULE-009 the page for the phone number that is missing', true, '/verify-phone', { phone: null }],
  ])('opens %s once when its window is done', async (_where, email_verified, place, more) => {
    const { signIn, went, popup } = aVisitor();
    signIn('/checkout');
    popup.closed = true;
    signIn('/checkout');
    await listens();
    tell({ type: SIGNED_IN_MESSAGE, profile: { email_verified, ...more } });
    tell({ type: SIGNED_IN_MESSAGE, profile: { email_verified, ...more } });
    expect(went).toEqual([place]);
  });

  it('ACC-RULE-008 hears of a sign-in whose window a provider has cut off, and answers so that it closes', async () => {
    const channels: FakeChannel[] = [];
    class FakeChannel extends EventTarget {
      said: unknown[] = [];
      isClosed = false;
      constructor(readonly name: string) {
        super();
        channels.push(this);
      }
      postMessage = (message: unknown) => void this.said.push(message);
      close = () => void (this.isClosed = true);
    }
    Object.assign(window, { BroadcastChannel: FakeChannel });
    const { signIn, went } = aVisitor();
    signIn('/checkout');
    await listens();
    const channel = channels.at(-1)!;
    const data = { type: SIGNED_IN_MESSAGE, profile: { email_verified: true } };
    channel.dispatchEvent(new MessageEvent('message', { data, origin: location.origin }));
    expect([channel.name, channel.said, channel.isClosed]).toEqual([
      'nkm:sign-in',
      [{ type: 'nkm:sign-in-received' }],
      true,
    ]);
    expect(went).toEqual(['/checkout']);
    Reflect.deleteProperty(window, 'BroadcastChannel');
  });

  it('accepts messages only from windows of this shop', async () => {
    const { signIn, went } = aVisitor();
    signIn('/checkout');
    await listens();
    tell({ type: SIGNED_IN_MESSAGE }, 'https://evil.example');
    tell('nkm:signed-in');
    expect(went).toEqual([]);
  });
});
