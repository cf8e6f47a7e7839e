import { ASK_EVERY, watchUnread } from './watch-unread';

function watch(answer: () => Promise<unknown> = async () => ({ data: { unread: 3 } })) {
  const get = jest.fn(answer);
  const counts: number[] = [];
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const end = watchUnread({
    api: { get: get as never },
    onCount: (unread) => counts.push(unread),
    page: page as never,
  });
  const look = (visibilityState: string) => {
    page.visibilityState = visibilityState;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { get, counts, end, look };
}

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

describe('unread notifications', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('are counted at once and then every minute, in background requests', async () => {
    const { get, counts, end } = watch();
    await pass(0);
    expect(counts).toEqual([3]);
    expect(get).toHaveBeenCalledWith('/notifications/unread', expect.objectContaining({ background: true }));
    await pass(ASK_EVERY - 1);
    expect(get).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(get).toHaveBeenCalledTimes(2);
    end();
    await pass(10 * ASK_EVERY);
    expect(get).toHaveBeenCalledTimes(2);
  });

  it('are not requested while the page is hidden, and at most once a minute', async () => {
    const { get, look } = watch();
    await pass(0);
    look('hidden');
    await pass(10 * ASK_EVERY);
    expect(get).toHaveBeenCalledTimes(1);
    look('visible');
    await pass(0);
    expect(get).toHaveBeenCalledTimes(2);
    look('hidden');
    look('visible');
    await pass(ASK_EVERY / 2);
    expect(get).toHaveBeenCalledTimes(2);
  });

  it('are requested again after a failure; invalid responses are ignored', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const answers = [Promise.reject(new Error('offline')), Promise.resolve({ data: { unread: 'many' } })];
    const { counts, get } = watch(() => answers.shift() ?? Promise.resolve({ data: { unread: 1 } }));
    await pass(2 * ASK_EVERY);
    expect(get).toHaveBeenCalledTimes(3);
    expect(counts).toEqual([1]);
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});
