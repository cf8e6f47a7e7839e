import { createStorage } from '@nkm/platform/host';
import fc from 'fast-check';
import { checkVersion, DEFAULT_VERSION, LATEST_VERSION, watchVersion } from './version-check';

const storage = createStorage(() => localStorage);
const see = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('version check', () => {
  it("SH-RULE-014 SH-CONST-004 SH-CONST-005 clears only caches and keeps the shopper's data", () => {
    expect([LATEST_VERSION, DEFAULT_VERSION]).toEqual(['1.0.2', '1.0.0']);
    const made = { extension: 'opaque', cart: '[1]', wishlist: '[2]', currency: 'Dollar', routeBeforeRedirect: '"/x"' };
    for (const [key, value] of Object.entries({ ...made, 'cache:pages': 'x', 'cache:marker': '1' }))
      localStorage.setItem(key, value);
    checkVersion(storage);
    expect({ ...localStorage }).toEqual({ ...made, currentVersion: '1.0.2' });
  });

  it('keeps the caches of its own version', () => {
    checkVersion(storage);
    localStorage.setItem('cache:pages', 'x');
    checkVersion(storage);
    expect(localStorage.getItem('cache:pages')).toBe('x');
  });

  it('only increases, whatever another tab or a script writes', () => {
    const part = fc.nat(12);
    const version = fc.tuple(part, part, part).map((parts) => parts.join('.'));
    const isNewer = (a: string, b: string) => {
      const [left, right] = [a, b].map((text) => text.split('.').map(Number) as [number, number, number]);
      const weigh = ([x, y, z]: [number, number, number]) => x * 10_000 + y * 100 + z;
      return weigh(left!) > weigh(right!);
    };
    fc.assert(
      fc.property(version, (stored) => {
        localStorage.setItem('currentVersion', stored);
        localStorage.setItem('cache:pages', 'x');
        checkVersion(storage);
        const newer = isNewer(stored, LATEST_VERSION);
        expect(localStorage.getItem('currentVersion')).toBe(newer ? stored : LATEST_VERSION);
        expect(localStorage.getItem('cache:pages')).toBe(newer || stored === LATEST_VERSION ? 'x' : null);
      }),
    );
    for (const stored of ['', 'x', '1', '1.0', '{}', '1.0.x']) {
      localStorage.setItem('currentVersion', stored);
      checkVersion(storage);
      expect(localStorage.getItem('currentVersion')).toBe(LATEST_VERSION);
    }
  });

  it('SH-CONST-003 checks every 3 seconds, and never in a hidden tab', () => {
    see('visible');
    watchVersion(storage);
    const look = jest.spyOn(Storage.prototype, 'getItem');
    jest.advanceTimersByTime(2_999);
    expect(look).not.toHaveBeenCalled();
    localStorage.setItem('currentVersion', '1.0.1');
    jest.advanceTimersByTime(1);
    expect(localStorage.getItem('currentVersion')).toBe('1.0.2');
    look.mockClear();
    see('hidden');
    jest.advanceTimersByTime(60_000);
    expect(look).not.toHaveBeenCalled();
    see('visible');
    jest.advanceTimersByTime(3_000);
    expect(look).toHaveBeenCalled();
  });
});
