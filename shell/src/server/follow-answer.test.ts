/** @jest-environment node */
import { ApiError } from '@nkm/platform';
import { followAnswer } from './follow-answer';

describe('an answer that is followed', () => {
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

  it('is at hand after the first look, and renewed each minute', async () => {
    const { followed, api } = follow();
    expect(followed.current()).toBe('nothing');
    await followed.ready;
    expect(followed.current()).toBe('one');
    api.answer = () => 'two';
    await jest.advanceTimersByTimeAsync(60_000);
    expect(followed.current()).toBe('two');
    followed.stop();
  });

  it('stays in use while the server is down, with a warning, and is asked for again soon', async () => {
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

  it('stays what it was first, without a word, for a server that does not know the call', async () => {
    const { followed, warnings } = follow(failing(new ApiError(404, 'Not found')));
    await followed.ready;
    expect(warnings).toEqual([]);
    followed.stop();
    expect(jest.getTimerCount()).toBe(0);
  });
});
