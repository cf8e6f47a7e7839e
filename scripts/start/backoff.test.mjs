import assert from 'node:assert/strict';
import test from 'node:test';
import { createBackoff } from './backoff.mjs';

test('a process restarts up to 5 times a minute, with growing delays', () => {
  const backoff = createBackoff({ clock: () => 0 });
  const delays = Array.from({ length: 6 }, () => backoff.next()?.delayMs);
  assert.deepEqual(delays, [250, 500, 1_000, 2_000, 4_000, undefined]);
});

test('restarts older than a minute do not count', () => {
  let now = 0;
  const backoff = createBackoff({ clock: () => now });
  for (let end = 0; end < 20; end++) {
    assert.equal(backoff.next()?.delayMs, 250);
    now += 60_000;
  }
});
