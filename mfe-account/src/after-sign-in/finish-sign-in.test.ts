import { ApiError } from '@nkm/platform';
import { aUser, createTestPlatform, type TestPlatform } from '@nkm/testing';
import { finishSignIn } from './finish-sign-in';
import { openerOfShop } from './opener';

const ada = aUser({ email_verified: true });
const bayo = aUser({ email_verified: false });

function shop() {
  const platform = createTestPlatform('mfe-account', { 'POST /products/recent': () => undefined });
  platform.session.keepReturnPath('/checkout');
  return platform;
}

/** Makes this window a popup of another window of the shop. */
function asPopup(opener: Partial<Window> = {}) {
  const postMessage = jest.fn();
  const given = { closed: false, location: { origin: window.location.origin }, postMessage, ...opener };
  Object.defineProperty(window, 'opener', { configurable: true, value: given });
  const close = jest.spyOn(window, 'close').mockImplementation(() => undefined);
  return { postMessage, close };
}

const finish = (platform: TestPlatform, profile = ada) => finishSignIn(platform, { token: 'secret-token', profile });

afterEach(() => {
  Object.defineProperty(window, 'opener', { configurable: true, value: null });
  jest.restoreAllMocks();
});

describe('finishing the sign-in in the same tab', () => {
  it('starts the session and goes to the return path', async () => {
    const platform = shop();
    await finish(platform);
    expect(platform.storage.get('extension')).toBe('secret-token');
    expect(platform.bus.current('session')).toEqual({ status: 'signed-in', user: ada });
    expect(platform.navigations).toEqual(['/checkout']);
  });

  it('goes to the notice while the email is not verified, and keeps the return path', async () => {
    const platform = shop();
    await finish(platform, bayo);
    expect(platform.navigations).toEqual(['/register-verify-email']);
    expect(platform.session.takeReturnPath()).toBe('/checkout');
  });
});

describe('finishing the sign-in in a popup', () => {
  it('ACC-RULE-005 stores session and profile and posts the profile to the opener of this origin, never the token', async () => {
    const { postMessage, close } = asPopup();
    const platform = shop();
    await finish(platform);
    expect(platform.bus.current('session')).toEqual({ status: 'signed-in', user: ada });
    expect(postMessage.mock.calls).toEqual([[{ type: 'nkm:signed-in', profile: ada }, window.location.origin]]);
    expect(JSON.stringify(postMessage.mock.calls)).not.toContain('secret-token');
    expect(close).toHaveBeenCalledTimes(1);
    expect(platform.navigations).toEqual([]);
    expect(platform.session.takeReturnPath()).toBe('/checkout'); // left for the opener
  });

  it('notifies no window of another origin and no closed window', () => {
    const foreign = {
      get origin(): string {
        throw new DOMException('Blocked', 'SecurityError');
      },
    };
    for (const opener of [
      { closed: false, location: foreign },
      { closed: false, location: { origin: 'https://elsewhere.example' } },
      { closed: true, location: { origin: window.location.origin } },
    ])
      expect(openerOfShop({ opener, location: window.location } as unknown as Window)).toBeNull();
  });
});

describe('products that a guest viewed', () => {
  const viewed = (platform: TestPlatform) => platform.storage.read('session-viewed-products', Array.isArray);

  it('ACC-RULE-038 ACC-CALL-017 are sent after sign-in, and the local list is cleared', async () => {
    const platform = shop();
    platform.storage.write('session-viewed-products', [7, 9]);
    await finish(platform);
    await new Promise(process.nextTick);
    expect(platform.calls).toMatchObject([
      { call: 'POST /products/recent', body: { product_ids: [7, 9] }, options: { background: true } },
    ]);
    expect(viewed(platform)).toBeNull();
  });

  it('ACC-RULE-007 are sent before the popup closes', async () => {
    const { close } = asPopup();
    const platform = shop();
    platform.storage.write('session-viewed-products', [7]);
    let sent = () => {};
    platform.answer({ 'POST /products/recent': () => new Promise<void>((resolve) => (sent = resolve)) });
    const finished = finish(platform);
    await new Promise(process.nextTick);
    expect(close).not.toHaveBeenCalled();
    sent();
    await finished;
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('do not stop the sign-in when sending them fails', async () => {
    const platform = shop();
    platform.storage.write('session-viewed-products', [7]);
    platform.answer({
      'POST /products/recent': () => {
        throw new ApiError(503, 'Busy');
      },
    });
    await finish(platform);
    expect(platform.navigations).toEqual(['/checkout']);
    expect(platform.toasts).toEqual([]);
    expect(viewed(platform)).toEqual([7]);
  });

  it('are not sent when the list is empty', async () => {
    const platform = shop();
    await finish(platform);
    expect(platform.calls).toEqual([]);
  });
});
