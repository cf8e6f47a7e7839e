import { ApiError, STORAGE_KEYS } from '@nkm/platform';
import { aUser, createTestPlatform } from '@nkm/testing';
import { createSession } from './session';

const ada = aUser({ surname: 'Okafor' });

function aSession(me: () => unknown = () => ({ data: ada })) {
  const platform = createTestPlatform('shell', { 'GET /users/me': me, 'POST /logout': () => undefined });
  const { bus, api, storage } = platform;
  return { platform, storage, state: () => bus.current('session'), session: createSession({ bus, api, storage }) };
}

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
