import { ApiError } from '@nkm/platform';
import { createTestPlatform } from '@nkm/testing';
import { watchOrders } from './watch-orders';

const CALL = 'GET /orders/changes';
let visibility: DocumentVisibilityState;
let stop: (() => void) | undefined;

beforeEach(() => {
  jest.useFakeTimers();
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  stop?.();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const wait = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);
function show(state: DocumentVisibilityState) {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}
function watch(answer: () => unknown) {
  const platform = createTestPlatform('mfe-orders', { [CALL]: answer });
  const onChange = jest.fn();
  stop = watchOrders({ api: platform.api, orderIds: [5, 6], onChange });
  return { onChange, asked: () => platform.calls.length, platform };
}

describe('the watch over open orders', () => {
  it('polls immediately and every 4 seconds in the background, and reports each change once', async () => {
    let version = 'a';
    const { onChange, asked, platform } = watch(() => ({ data: { version } }));
    await wait(0);
    expect(platform.calls).toMatchObject([{ call: CALL, options: { query: { ids: '5,6' }, background: true } }]);
    await wait(8);
    expect(asked()).toBe(3);
    expect(onChange).not.toHaveBeenCalled();
    version = 'b';
    await wait(4);
    expect(onChange).toHaveBeenCalledTimes(1);
    await wait(8);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('is silent while the page is hidden, and asks when it is visible again', async () => {
    let version = 'a';
    const { onChange, asked } = watch(() => ({ data: { version } }));
    await wait(0);
    show('hidden');
    version = 'b';
    await wait(600);
    expect(asked()).toBe(1);
    show('visible');
    await wait(0);
    expect(asked()).toBe(2);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('waits longer after a failure, and goes on', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    let fails = true;
    const { asked, onChange } = watch(() => {
      if (fails) throw new ApiError(503, 'Busy');
      return { data: { version: 'a' } };
    });
    await wait(29);
    expect(asked()).toBe(1);
    fails = false;
    await wait(3);
    expect(asked()).toBe(2);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('stops', async () => {
    const { asked } = watch(() => ({ data: { version: 'a' } }));
    await wait(0);
    stop!();
    await wait(60);
    show('visible');
    await wait(60);
    expect(asked()).toBe(1);
  });
});
