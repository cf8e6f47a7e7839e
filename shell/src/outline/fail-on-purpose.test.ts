import { createTestPlatform } from '@nkm/testing';
import { CART_CLAIM, versionOf } from '../../test/cart-slice';
import { createBrowserHost } from '../slices/browser-host';
import type { Federation } from '../slices/federation';
import { createFailSwitch } from './fail-on-purpose';

/** A real host with a simulated network. */
function aShop() {
  const versions = { 'mfe-x': [versionOf('2.0.0'), versionOf('1.0.0')] };
  const modules = {
    routes: [{ ...CART_CLAIM, screen: async () => ({ default: () => null }) }],
    service: { start: () => undefined },
  };
  const federation: Federation = { load: async <T>() => modules as T };
  const host = createBrowserHost({
    versions,
    federation,
    timeoutMs: 1_000,
    platformFor: () => createTestPlatform('mfe-cart-checkout'),
    isCalling: () => false,
    seatFor: () => ({ platform: createTestPlatform('mfe-cart-checkout'), release: () => undefined }),
    report: () => undefined,
    onLoaded: () => undefined,
  });
  const reloadPage = jest.fn();
  const failSwitch = createFailSwitch({ host, federation, versions, reloadPage });
  const [chosen, lastGood] = versions['mfe-x'];
  return {
    host,
    failSwitch,
    reloadPage,
    fail: (which: 'chosen' | 'last good', on = true) =>
      failSwitch.turn('mfe-x', which === 'chosen' ? chosen! : lastGood!, on),
    shown: async () => (await host.loadRoute(CART_CLAIM, () => undefined))?.version ?? 'panel',
    settled: () => new Promise((resolve) => setTimeout(resolve)),
  };
}

describe('failing on purpose', () => {
  it('shows the last good version, then the panel, while it is on', async () => {
    const { fail, shown, reloadPage } = aShop();
    expect(await shown()).toBe('2.0.0');
    fail('chosen');
    expect(reloadPage).toHaveBeenCalledTimes(1);
    expect(await shown()).toBe('1.0.0');
    fail('last good');
    expect(await shown()).toBe('panel');
    expect(await shown()).toBe('panel'); // a new navigation tries all versions again, without success
  });

  it('ends when it is switched off', async () => {
    const { fail, shown } = aShop();
    fail('chosen');
    fail('last good');
    await shown();
    fail('chosen', false);
    expect(await shown()).toBe('2.0.0');
  });

  it('also fails the service: the last good version, then none, then back', async () => {
    const { fail, host, settled } = aShop();
    await host.startService('mfe-x');
    fail('chosen');
    await settled();
    expect(host.runningService('mfe-x')).toBe('1.0.0');
    fail('last good');
    expect(host.runningService('mfe-x')).toBeUndefined();
    await expect(host.startService('mfe-x')).rejects.toThrow('cannot be reached');
    fail('chosen', false);
    await settled();
    expect(host.runningService('mfe-x')).toBe('2.0.0');
  });

  it('leaves no traces at its end', async () => {
    const { fail, failSwitch, shown, host, settled } = aShop();
    fail('chosen');
    fail('last good');
    failSwitch.end();
    await settled();
    expect(await shown()).toBe('2.0.0');
    expect(host.runningService('mfe-x')).toBe('2.0.0');
  });
});
