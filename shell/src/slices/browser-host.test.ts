import { createTestPlatform } from '@nkm/testing';
import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { CART_CLAIM, versionOf } from '../../test/cart-slice';
import type { SliceVersion } from './boot-data';
import { createBrowserHost } from './browser-host';
import { loadPage } from './load-page';

const Screen = () => null;
const Widget = () => createElement('p', null, 'the widget');
const routes = { routes: [{ ...CART_CLAIM, screen: async () => ({ default: Screen }) }] };

/** `behaviour` simulates the network per version; all other versions work. */
function aHost(behaviour: Record<string, () => unknown> = {}, versions = ['2.0.0', '1.0.0']) {
  const reports: string[] = [];
  const loads: string[] = [];
  const released: string[] = [];
  const host = createBrowserHost({
    versions: { 'mfe-x': versions.map(versionOf) },
    timeoutMs: 50,
    platformFor: () => createTestPlatform('mfe-cart-checkout'),
    isCalling: () => false,
    seatFor: (_slice, seated) => ({
      platform: createTestPlatform('mfe-cart-checkout'),
      release: () => released.push(seated.version),
    }),
    onLoaded: (slice, name, part, start) => {
      expect(start).toBeLessThanOrEqual(performance.now());
      loads.push(`${slice} ${name} ${part}`);
    },
    report: (slice, name, cause) => reports.push(`${slice} ${name}: ${(cause as Error).message}`),
    federation: {
      load: async <T>(wanted: SliceVersion, module: string) => {
        const act = behaviour[`${wanted.version}/${module}`] ?? behaviour[wanted.version];
        const result = act ? await act() : undefined;
        return (result ?? (module === 'routes' ? routes : { service: { start: () => undefined } })) as T;
      },
    },
  });
  return { host, reports, loads, released };
}
const fail = (message: string) => () => {
  throw new Error(message);
};
const load = (host: ReturnType<typeof aHost>['host']) => host.loadRoute(CART_CLAIM, () => undefined);

describe('loading a slice in the browser', () => {
  it('uses the chosen version and reports the load time of its page once', async () => {
    const { host, reports, loads } = aHost();
    expect((await load(host))?.version).toBe('2.0.0');
    await load(host);
    expect(loads).toEqual(['mfe-x 2.0.0 page cart']);
    expect(host.screenOf('mfe-x', '2.0.0', 'cart')).toBe(Screen);
    expect(reports).toEqual([]);
  });

  it.each([
    ['cannot be fetched', fail('404')],
    ['hangs', () => new Promise(() => undefined)],
    ['lacks the route', () => ({ routes: [] })],
    ['has a screen that cannot be loaded', () => ({ routes: [{ ...CART_CLAIM, screen: fail('chunk') }] })],
  ])('falls back to the last good version when the chosen one %s', async (_what, act) => {
    const { host, reports } = aHost({ '2.0.0': act });
    expect((await load(host))?.version).toBe('1.0.0');
    expect(reports).toHaveLength(1);
  });

  it('stays with the fallback in this document', async () => {
    const chosen = jest.fn(fail('404'));
    const { host } = aHost({ '2.0.0': chosen });
    await load(host);
    await load(host);
    expect(chosen).toHaveBeenCalledTimes(1);
  });

  it('returns null when no version works, and tries again with the next navigation', async () => {
    let down = true;
    const act = () => (down ? fail('down')() : undefined);
    const { host } = aHost({ '2.0.0': act, '1.0.0': act });
    expect(await load(host)).toBeNull();
    down = false;
    expect((await load(host))?.version).toBe('2.0.0');
  });

  it('uses a version that crashed while rendering only after Retry', async () => {
    const { host } = aHost();
    await load(host);
    host.markBroken('mfe-x', '2.0.0', new Error('render'));
    expect((await load(host))?.version).toBe('1.0.0');
    host.forgive('mfe-x');
    expect((await load(host))?.version).toBe('2.0.0');
  });

  it('returns null for a page that crashed in the only version, and tries again with the next navigation', async () => {
    const { host } = aHost({}, ['2.0.0']);
    await load(host);
    host.markBroken('mfe-x', '2.0.0', new Error('render'));
    expect(await load(host)).toBeNull(); // otherwise it would crash repeatedly
    expect((await load(host))?.version).toBe('2.0.0');
  });

  it('loads a screen for hydration, and resolves with null when that version fails', async () => {
    const { host } = aHost({ '2.0.0': fail('tampered') });
    const hydrating = host.screenOf('mfe-x', '2.0.0', 'cart');
    await expect(hydrating).resolves.toBeNull();
    expect(host.screenOf('mfe-x', '2.0.0', 'cart')).toBe(hydrating); // React reads it again while it renders
    await expect(host.screenOf('mfe-x', '1.0.0', 'cart')).resolves.toBe(Screen);
  });

  it('returns the same promise to React while the page loads in another way too', async () => {
    const { host } = aHost();
    const hydrating = host.screenOf('mfe-x', '2.0.0', 'cart');
    await load(host);
    expect(host.screenOf('mfe-x', '2.0.0', 'cart')).toBe(hydrating);
    await expect(hydrating).resolves.toBe(Screen);
  });

  it('returns a screen that loads after its hydration failed', async () => {
    let down = true;
    const { host } = aHost({ '2.0.0': () => (down ? fail('down')() : undefined) }, ['2.0.0']);
    await expect(host.screenOf('mfe-x', '2.0.0', 'cart')).resolves.toBeNull();
    down = false;
    host.forgive('mfe-x');
    await load(host);
    expect(host.screenOf('mfe-x', '2.0.0', 'cart')).toBe(Screen);
  });

  it('starts the service with a widget when it failed before', async () => {
    let down = true;
    const started: string[] = [];
    const service = { start: () => void started.push('service') };
    const act = () =>
      down ? fail('down')() : { service, widgets: { 'mini-cart': async () => ({ default: Widget }) } };
    const { host } = aHost({ '2.0.0': act, '1.0.0': act });
    await expect(host.startService('mfe-x')).rejects.toThrow('cannot be reached');
    down = false;
    render(createElement(await host.loadWidget('mini-cart'), { onDone: () => undefined }));
    expect(screen.getByText('the widget').parentElement).toHaveAttribute('data-version', '2.0.0');
    await host.startService('mfe-x');
    expect(started).toEqual(['service']);
  });

  it('starts a service once, and again after a failure', async () => {
    let down = true;
    const { host } = aHost({
      '2.0.0/service': () => (down ? fail('down')() : undefined),
      '1.0.0/service': () => (down ? fail('down')() : undefined),
    });
    await expect(host.startService('mfe-x')).rejects.toThrow('cannot be reached');
    down = false;
    await expect(host.startService('mfe-x')).resolves.toBeUndefined();
    expect(host.startService('mfe-x')).toBe(host.startService('mfe-x'));
  });

  it('notifies subscribers of broken versions', async () => {
    const { host } = aHost();
    const seen: boolean[] = [];
    const stop = host.onChange(() => seen.push(host.isBroken('mfe-x', '2.0.0')));
    host.markBroken('mfe-x', '2.0.0', new Error('render'));
    host.forgive('mfe-x');
    stop();
    host.markBroken('mfe-x', '2.0.0', new Error('render'));
    expect(seen).toEqual([true, false]);
  });
});

describe('a service whose version fails', () => {
  /** Services by version, with a record of their actions. */
  function services(happened: string[], act: Record<string, () => unknown> = {}) {
    const serviceOf = (name: string) => () => {
      act[name]?.();
      const start = () => {
        happened.push(`${name} starts`);
        return () => void happened.push(`${name} ends`);
      };
      return { service: { start } };
    };
    return { '2.0.0/service': serviceOf('2.0.0'), '1.0.0/service': serviceOf('1.0.0') };
  }
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  it('is replaced by the service of the last good version', async () => {
    const happened: string[] = [];
    const { host, released } = aHost(services(happened));
    await host.startService('mfe-x');
    host.markBroken('mfe-x', '2.0.0', new Error('render'));
    await settled();
    expect(happened).toEqual(['2.0.0 starts', '2.0.0 ends', '1.0.0 starts']);
    expect(released).toEqual(['2.0.0']);
    expect(host.runningService('mfe-x')).toBe('1.0.0');
  });

  it('continues when another version fails', async () => {
    const happened: string[] = [];
    const { host } = aHost(services(happened));
    await host.startService('mfe-x');
    host.markBroken('mfe-x', '1.0.0', new Error('render'));
    await settled();
    expect(happened).toEqual(['2.0.0 starts']);
  });

  it.each([
    ['there is no other', ['2.0.0'], {}],
    ['the other cannot be had', ['2.0.0', '1.0.0'], { '1.0.0': fail('404') }],
  ])('continues when %s, so a failing page does not take the cart down', async (_what, versions, act) => {
    const happened: string[] = [];
    const { host, released } = aHost(services(happened, act), versions);
    await host.startService('mfe-x');
    host.markBroken('mfe-x', '2.0.0', new Error('render'));
    await settled();
    expect(happened).toEqual(['2.0.0 starts']);
    expect(released).toEqual([]);
    expect(host.runningService('mfe-x')).toBe('2.0.0');
  });

  it('does not start when it loads too late', async () => {
    const happened: string[] = [];
    let arrive: () => void = () => undefined;
    const late = new Promise<void>((resolve) => (arrive = resolve));
    const late2 = async () => {
      await late;
      return { service: { start: () => void happened.push('2.0.0 starts') } };
    };
    const { host } = aHost({ ...services(happened), '2.0.0/service': late2 });
    await host.startService('mfe-x');
    arrive();
    await settled();
    expect(happened).toEqual(['1.0.0 starts']);
  });

  it('releases its bus access when it throws while starting', async () => {
    const { host, released } = aHost({ '2.0.0/service': () => ({ service: { start: fail('at once') } }) });
    await host.startService('mfe-x');
    expect(released).toEqual(['2.0.0']);
    expect(host.runningService('mfe-x')).toBe('1.0.0');
  });

  it('stops on request, and starts again with the next command', async () => {
    const happened: string[] = [];
    const { host } = aHost(services(happened));
    await host.startService('mfe-x');
    host.stopService('mfe-x');
    expect(host.runningService('mfe-x')).toBeUndefined();
    await host.startService('mfe-x');
    expect(happened).toEqual(['2.0.0 starts', '2.0.0 ends', '2.0.0 starts']);
  });
});

describe('a page whose loader fails in the browser', () => {
  const open = (host: ReturnType<typeof aHost>['host']) =>
    loadPage(CART_CLAIM, host, { request: new Request('http://shop.test/cart'), params: {} } as never);
  const withLoader = (load: () => unknown) => () => ({
    routes: [{ ...CART_CLAIM, screen: async () => ({ default: Screen }), load }],
  });

  it.each([
    ['hangs', () => new Promise(() => undefined)],
    ['throws', fail('broken loader')],
  ])('uses the last good version within the time limit when the loader %s', async (_what, load) => {
    const { host, reports } = aHost({ '2.0.0/routes': withLoader(load) });
    expect(await open(host)).toMatchObject({ kind: 'ready', version: '1.0.0' });
    expect(reports).toHaveLength(1);
  });

  it('shows the panel when every loader fails, and tries all again with Retry', async () => {
    let down = true;
    const load = () => (down ? fail('broken loader')() : 'data');
    const { host } = aHost({ '2.0.0/routes': withLoader(load), '1.0.0/routes': withLoader(load) });
    expect(await open(host)).toMatchObject({ kind: 'error', message: 'An Unexpected Error' });
    down = false;
    host.forgive('mfe-x');
    expect(await open(host)).toMatchObject({ kind: 'ready', version: '2.0.0', data: 'data' });
  });
});
