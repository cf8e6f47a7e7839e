import { ApiError } from './api-client';
import type { Call } from './call';
import { withRetries } from './with-retries';

const call = (signal?: AbortSignal): Call => ({ method: 'get', path: '/x', body: undefined, request: { signal } });
const unreachable = () => new ApiError(0, 'An Unexpected Error', {}, null, { reason: 'unreachable' });

/** Returns these outcomes in order. */
function attempts(...outcomes: (Error | string)[]) {
  return jest.fn(async () => {
    const outcome = outcomes.shift();
    if (outcome instanceof Error) throw outcome;
    return outcome;
  });
}

describe('a read-only call', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is retried after a pause when the server does not answer, at most twice', async () => {
    const attempt = attempts(unreachable(), new ApiError(502, 'Bad gateway'), 'the products');
    const answer = withRetries(attempt, call());
    await jest.advanceTimersByTimeAsync(399);
    expect(attempt).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1 + 1200);
    await expect(answer).resolves.toBe('the products');

    const vain = attempts(unreachable(), unreachable(), unreachable(), 'too late');
    const failing = expect(withRetries(vain, call())).rejects.toMatchObject({ reason: 'unreachable' });
    await jest.advanceTimersByTimeAsync(10_000);
    await failing;
    expect(vain).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['the server is overloaded', new ApiError(503, 'Busy')],
    ['the server rejects it', new ApiError(422, 'Invalid')],
    ['it timed out', new ApiError(0, 'x', {}, null, { reason: 'timeout' })],
    ['there is no network', new ApiError(0, 'x', {}, null, { reason: 'offline' })],
    ['the caller aborts it', new DOMException('aborted', 'AbortError')],
  ])('is not retried when %s', async (_when, error) => {
    const attempt = attempts(error, 'too late');
    await expect(withRetries(attempt, call())).rejects.toBe(error);
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('ends at once when the caller aborts during the pause', async () => {
    const giveUp = new AbortController();
    const attempt = attempts(unreachable(), 'too late');
    const ended = expect(withRetries(attempt, call(giveUp.signal))).rejects.toMatchObject({ name: 'AbortError' });
    await jest.advanceTimersByTimeAsync(100);
    giveUp.abort();
    await ended;
    await jest.advanceTimersByTimeAsync(5_000);
    expect(attempt).toHaveBeenCalledTimes(1);
  });
});
