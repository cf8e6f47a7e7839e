/** @jest-environment node */
import { parseSchedstat, threadTimes } from './thread-times';

it('the times of a thread on Linux are those that it ran and waited', () => {
  expect(parseSchedstat('493910747 898495803 141\n')).toEqual({ ranMs: 493.910747, waitedMs: 898.495803 });
});

it.each(['', '0 0 0\n', 'nonsense'])('a kernel that does not count them has none: %j', (text) => {
  expect(parseSchedstat(text)).toBeNull();
});

it('the main thread runs while it computes, on any system', () => {
  const before = threadTimes().ranMs;
  while (threadTimes().ranMs === before);
  expect(threadTimes().ranMs).toBeGreaterThan(before);
});
