import { ApiError, STORAGE_KEYS } from '@nkm/platform';
import { createStorage, type WholeStorage } from '@nkm/platform/host';
import { aUser, createTestPlatform } from '@nkm/testing';
import { createPersonData } from './person-data';
import { createSession } from './session';

const ada = aUser({ surname: 'Okafor' });

function aSession(me: () => unknown = () => ({ data: ada })) {
  const platform = createTestPlatform('shell', { 'GET /users/me': me, 'POST /logout': () => undefined });
  const { bus, api, storage } = platform;
  const person = createPersonData({ local: storage, tab: createStorage(() => sessionStorage), now: Date.now });
  const onGone = jest.fn();
  const onDeadElsewhere = jest.fn();
  const session = createSession({ bus, api, storage, person, onGone, onDeadElsewhere });
  return { platform, storage, state: () => bus.current('session'), session, onGone, onDeadElsewhere };
}

const elsewhere = (key: string, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

beforeEach(() => sessionStorage.clear());

describe('session', () => {
  it('SH-STATE-001 SH-CALL-004 is signed in when a token is present and the server knows it', async () => {
    const { session, storage, state, platform } = aSession();
    storage.set('extension', 'opaque');
    await session.restore();
    expect(state()).toEqual({ status: 'signed-in', user: ada });
    expect(platform.calls.map(({ call }) => call)).toEqual(['GET /users/me']);
  });

  it('SH-RULE-010 clears user and token when the server refuses the token, and when there is none', async () => {
    const { session, storage, state } = aSession(() => {
      throw new ApiError(401, 'Unauthenticated.');
    });
    storage.set('extension', 'dead');
    await session.restore();
    expect(state()).toEqual({ status: 'guest', user: null });
    expect(storage.get('extension')).toBeNull();
    await session.restore();
    expect(state()?.status).toBe('guest');
  });

  it.each(['', 'two words', 'Adébáyọ̀', 'line\nbreak', 'x'.repeat(5000), '\u0000'])(
    'takes a stored token that no server gave out for none: %j',
    async (token) => {
      const { session, storage, state, platform } = aSession();
      storage.set('extension', token);
      storage.set('cart', '[1]');
      expect(session.token()).toBeNull();
      await session.restore();
      expect(state()).toEqual({ status: 'guest', user: null });
      expect(platform.calls).toEqual([]);
      expect(storage.get('extension')).toBeNull();
      expect(storage.get('cart')).toBe('[1]');
    },
  );

  it('keeps shoppers signed in while the network is down', async () => {
    const { session, storage, state } = aSession(() => {
      throw new ApiError(0, 'An Unexpected Error');
    });
    storage.set('extension', 'opaque');
    storage.write(STORAGE_KEYS.profile, ada);
    await session.restore();
    expect(state()).toEqual({ status: 'signed-in', user: ada });
  });

  it('retries a profile that failed to load', async () => {
    jest.useFakeTimers();
    try {
      let down = true;
      const { session, storage, state } = aSession(() => {
        if (down) throw new ApiError(0, 'An Unexpected Error');
        return { data: ada };
      });
      storage.set('extension', 'opaque');
      await session.restore();
      expect(state()?.status).toBe('restoring');
      down = false;
      await jest.advanceTimersByTimeAsync(3_000);
      expect(state()).toEqual({ status: 'signed-in', user: ada });
    } finally {
      jest.useRealTimers();
    }
  });

  it('shows the shopper at once from the stored profile, but not from a corrupt one', async () => {
    const { session, storage, state } = aSession();
    storage.set('extension', 'opaque');
    storage.set(STORAGE_KEYS.profile, '{"id":"<script>"}');
    const restoring = session.restore();
    expect(state()?.status).toBe('restoring');
    await restoring;
    expect(state()?.status).toBe('signed-in');
  });

  it('SH-CALL-005 signs out locally at once and sends the old token to the server', async () => {
    const { session, storage, state, platform } = aSession();
    session.start({ token: 'opaque', profile: ada });
    await session.end();
    expect(storage.get('extension')).toBeNull();
    expect(state()?.status).toBe('guest');
    expect(platform.calls.at(-1)).toMatchObject({
      call: 'POST /logout',
      options: { headers: { Authorization: 'Bearer opaque' }, background: true },
    });
  });

  it('never puts the token on the bus', () => {
    const { session, platform } = aSession();
    const seen: string[] = [];
    platform.hostBus.log.subscribe(({ payload }) => seen.push(JSON.stringify(payload)));
    session.start({ token: 'very-secret', profile: ada });
    expect(seen.join()).toContain(ada.surname);
    expect(seen.join()).not.toContain('very-secret');
  });

  it('returns to the stored path once, and only within the shop', () => {
    const { session, storage } = aSession();
    session.keepReturnPath('/checkout?x=1');
    expect(session.takeReturnPath()).toBe('/checkout?x=1');
    expect(session.takeReturnPath()).toBe('/');
    session.keepReturnPath('//evil.example');
    expect(session.takeReturnPath()).toBe('/');
    storage.set(STORAGE_KEYS.returnPath, '"/\\\\evil.example"');
    expect(session.takeReturnPath()).toBe('/');
  });
});

describe('what the browser stores of a person', () => {
  const bayo = aUser({ id: ada.id + 1 });

  /** Signed in, with values of the person and of the device. */
  function aBrowser() {
    const browser = aSession();
    const { session, storage } = browser;
    session.start({ token: 'opaque', profile: ada });
    storage.set('recentSearches', '["ankara"]');
    storage.set('checkout', '{}');
    storage.set('draft:question:7', 'Is it blue?');
    storage.set('currency', 'Dollar');
    storage.set('consent', 'accepted');
    sessionStorage.setItem('draft:profile', '{"userId":1}');
    sessionStorage.setItem('of-another-version', 'x');
    sessionStorage.setItem('reloaded-at', '1');
    return browser;
  }
  const left = ({ storage }: ReturnType<typeof aSession>) => [
    storage.keys().filter((key) => key !== 'signed-out-at'),
    Object.keys(sessionStorage),
  ];

  it.each([
    ['the server answers', () => undefined, true],
    ['the server fails', () => fail(500), true],
    ['the network is down', () => fail(0), false],
  ])('leaves only values of the device after a sign-out while %s', async (_, logout, reached) => {
    jest.spyOn(console, 'warn').mockReturnValue();
    const browser = aBrowser();
    browser.platform.answer({ 'POST /logout': logout });
    await browser.session.end();
    expect(left(browser)).toEqual([['currency', 'consent'], ['reloaded-at']]);
    expect(browser.onGone).toHaveBeenCalledWith(reached);
    jest.restoreAllMocks();
  });

  it('stores no page of the person as the page to return to', async () => {
    const browser = aBrowser();
    const ends = browser.session.end();
    browser.session.keepReturnPath('/invoice/7');
    await ends;
    expect(browser.storage.get('routeBeforeRedirect')).toBeNull();
  });

  it('erases the tab after a sign-out in another tab, but not what a guest has stored since', () => {
    const browser = aBrowser();
    const { storage, state } = browser;
    for (const key of storage.keys()) storage.remove(key as 'cart');
    storage.set('signed-out-at', '1');
    storage.set('cart', '[1]');
    elsewhere('extension', null);
    expect(state()?.status).toBe('guest');
    expect(left(browser)).toEqual([['cart'], ['reloaded-at']]);
    expect(browser.onGone).toHaveBeenCalledWith(true);
  });

  it('erases the values when the sign-out in another tab arrives after a refused request', () => {
    const browser = aBrowser();
    const { session, storage } = browser;
    session.forget();
    expect(storage.get(`hidden:${ada.id}`)).toContain('ankara');
    storage.set('signed-out-at', '1');
    storage.set('cart', '[1]');
    elsewhere('extension', null);
    expect(left(browser)).toEqual([['currency', 'consent', 'cart'], ['reloaded-at']]);
  });

  it('hides the values of a dead session, and returns them to the same shopper', () => {
    const browser = aBrowser();
    const { session, storage } = browser;
    session.forget();
    expect(storage.get('recentSearches')).toBeNull();
    expect(left(browser)).toEqual([
      ['currency', 'consent', `hidden:${ada.id}`],
      ['reloaded-at', `hidden:${ada.id}`],
    ]);
    storage.set('recentSearches', '["newer"]');
    session.start({ token: 'fresh', profile: ada });
    expect(storage.get('recentSearches')).toBe('["newer"]');
    expect(storage.get('draft:question:7')).toBe('Is it blue?');
    expect(sessionStorage.getItem('draft:profile')).toBe('{"userId":1}');
    expect(storage.get(`hidden:${ada.id}`)).toBeNull();
  });

  it('erases hidden values when another shopper signs in', () => {
    const browser = aBrowser();
    browser.session.forget();
    browser.session.start({ token: 'fresh', profile: bayo });
    expect(left(browser)).toEqual([['currency', 'consent', 'extension', 'profile'], ['reloaded-at']]);
    browser.session.forget();
    browser.session.start({ token: 'again', profile: ada });
    expect(browser.storage.get('draft:question:7')).toBeNull();
  });

  it('erases hidden values after 24 hours', async () => {
    const browser = aBrowser();
    browser.session.forget();
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 24 * 3_600_000);
    await aSessionOn(browser.storage).restore();
    expect(left(browser)).toEqual([['currency', 'consent'], ['reloaded-at']]);
    jest.restoreAllMocks();
  });

  it('hides the tab once another tab has found the session dead, and keeps what a guest has stored since', () => {
    const browser = aBrowser();
    const { storage } = browser;
    for (const key of storage.keys()) storage.remove(key as 'cart');
    storage.set(`hidden:${ada.id}`, '{"since":1,"values":{}}');
    storage.set('cart', '[1]');
    elsewhere('extension', null);
    expect(left(browser)).toEqual([
      [`hidden:${ada.id}`, 'cart'],
      ['reloaded-at', `hidden:${ada.id}`],
    ]);
    expect(browser.onDeadElsewhere).toHaveBeenCalledTimes(1);
  });

  it('keeps the values of a guest who signs in, and of a shopper who opens the page again', async () => {
    const { session, storage } = aSession();
    storage.set('cart', '[1]');
    await session.restore();
    session.start({ token: 'opaque', profile: ada });
    await session.restore();
    expect(storage.get('cart')).toBe('[1]');
  });

  it('erases the first shopper when a second one signs in without a sign-out', async () => {
    const browser = aBrowser();
    browser.session.start({ token: 'fresh', profile: bayo });
    expect(left(browser)).toEqual([['currency', 'consent', 'extension', 'profile'], ['reloaded-at']]);
  });

  it('tells the parts of the page which values are gone', async () => {
    const { session, storage } = aBrowser();
    const seen = jest.fn();
    storage.onChange('recentSearches', seen);
    await session.end();
    expect(seen).toHaveBeenCalledWith(null);
  });

  it('hides the values at a password change, after which the same shopper signs in', async () => {
    const browser = aBrowser();
    await browser.session.end({ comesBack: true });
    expect(browser.onGone).not.toHaveBeenCalled();
    browser.session.start({ token: 'fresh', profile: ada });
    expect(browser.storage.get('draft:question:7')).toBe('Is it blue?');
  });

  function fail(status: number): never {
    throw new ApiError(status, 'An Unexpected Error');
  }
  function aSessionOn(storage: WholeStorage) {
    const { bus, api } = createTestPlatform('shell');
    const person = createPersonData({ local: storage, tab: createStorage(() => sessionStorage), now: Date.now });
    return createSession({ bus, api, storage, person });
  }
});
