/** @jest-environment node */
import { ApiError } from '@nkm/platform';
import { followAnswer } from './follow-answer';

describe('followAnswer', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const failing = (error: unknown) => () => {
    throw error;
  };
  function follow(first: () => string = () => 'one') {
    const api = { answer: first };
    const warnings: unknown[] = [];
    const followed = followAnswer({
      ask: async () => api.answer(),
      first: 'nothing',
      warn: (error) => warnings.push(error),
    });
    return { followed, warnings, api };
  }

  it('has a value after the first call and refreshes it every minute', async () => {
    const { followed, api } = follow();
    expect(followed.current()).toBe('nothing');
    await followed.ready;
    expect(followed.current()).toBe('one');
    api.answer = () => 'two';
    await jest.advanceTimersByTimeAsync(60_000);
    expect(followed.current()).toBe('two');
    followed.stop();
  });

  it('keeps the last value while the server is down, warns and retries soon', async () => {
    const { followed, api, warnings } = follow();
    await followed.ready;
    const down = new ApiError(0, 'An Unexpected Error');
    api.answer = failing(down);
    await jest.advanceTimersByTimeAsync(60_000);
    expect([followed.current(), warnings]).toEqual(['one', [down]]);
    api.answer = () => 'back';
    await jest.advanceTimersByTimeAsync(2_000);
    expect(followed.current()).toBe('back');
    followed.stop();
  });

  it('keeps the initial value without a warning when the server does not know the call', async () => {
    const { followed, warnings } = follow(failing(new ApiError(404, 'Not found')));
    await followed.ready;
    expect(warnings).toEqual([]);
    followed.stop();
    expect(jest.getTimerCount()).toBe(0);
  });
});
