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
    const full = {
      getItem: () => null,
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    } as unknown as Storage;
    const reload = watching({ area: full });
    jest.advanceTimersByTime(60_000);
    expect(reload).not.toHaveBeenCalled();
  });
});
