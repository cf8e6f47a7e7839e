import { reloadOnce } from './reload-once';

describe('a reload by the shell', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    sessionStorage.clear();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('happens once, and again only after a long time', () => {
    const reload = jest.fn();
    expect([reloadOnce(reload), reloadOnce(reload)]).toEqual([true, false]);
    expect(reload).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(30_000);
    expect(reloadOnce(reload)).toBe(true);
  });

  it('never happens when storage is blocked', () => {
    const reload = jest.fn();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(reloadOnce(reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
