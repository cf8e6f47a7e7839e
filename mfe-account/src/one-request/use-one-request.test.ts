import { act, renderHook } from '@testing-library/react';
import { useOneRequest } from './use-one-request';

describe('useOneRequest', () => {
  it('runs one request at a time and names it', async () => {
    const { result } = renderHook(() => useOneRequest<'code' | 'resend'>());
    let finish!: () => void;
    const request = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const never = () => 'never';
    let first!: Promise<string>;
    act(() => void (first = result.current.run('code', request, never)));
    expect(result.current.work).toBe('code');
    await expect(result.current.run('resend', request, never)).resolves.toBe('busy');
    expect(request).toHaveBeenCalledTimes(1);
    await act(async () => finish());
    await expect(first).resolves.toBe('done');
    expect(result.current.work).toBeNull();
  });

  it('returns the result of the failure handler and then runs again', async () => {
    const { result } = renderHook(() => useOneRequest<'code'>());
    const fail = () => Promise.reject(new Error('offline'));
    const run = (request: () => Promise<void>) =>
      act(async () => result.current.run('code', request, (cause) => (cause as Error).message));
    expect(await run(fail)).toBe('offline');
    expect(await run(async () => undefined)).toBe('done');
  });
});
