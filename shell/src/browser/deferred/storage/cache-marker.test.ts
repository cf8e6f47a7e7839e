import { createStorage } from '@nkm/platform/host';
import { watchCacheMarker } from './cache-marker';

function watching({ mayReload = (): boolean => true, area = localStorage } = {}) {
  const reload = jest.fn();
  watchCacheMarker({ storage: createStorage(() => area), mayReload, reload });
  return reload;
}

describe('cache marker', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    localStorage.clear();
  });
  afterEach(() => jest.useRealTimers());

  it('SH-RULE-015 SH-CONST-006 missing, reloads the page within 2 seconds, once per document', () => {
    const reload = watching();
    jest.advanceTimersByTime(10_000);
    expect(reload).not.toHaveBeenCalled();
    localStorage.clear();
    jest.advanceTimersByTime(2_000);
    expect(reload).toHaveBeenCalledTimes(1);
    localStorage.clear();
    jest.advanceTimersByTime(60_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('waits while a reload could lose input, e.g. in checkout and payment', () => {
    let inCheckout = true;
    const reload = watching({ mayReload: () => !inCheckout });
    localStorage.clear();
    jest.advanceTimersByTime(60_000);
    expect(reload).not.toHaveBeenCalled();
    inCheckout = false;
    jest.advanceTimersByTime(2_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is ignored when storage is not writable', () => {
    const setItem = jest.fn(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const reload = watching({ area: { getItem: () => null, setItem } as unknown as Storage });
    jest.advanceTimersByTime(60_000);
    expect(setItem).toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });
});
