import { checkAfter } from './check-schedule';

it('asks often at first, then rarely, and stops after about two days', () => {
  const start = new Date('2026-11-20T08:00:00Z');
  const minutes: number[] = [];
  let now = start;
  for (let checks = 0; ; checks += 1) {
    const next = checkAfter(now, checks);
    if (next === null) break;
    minutes.push((next.getTime() - now.getTime()) / 60_000);
    now = next;
  }
  expect(minutes.slice(0, 5)).toEqual([1, 2, 4, 8, 16]);
  expect(Math.max(...minutes)).toBe(360);
  const hours = (now.getTime() - start.getTime()) / 3_600_000;
  expect(hours).toBeGreaterThan(36);
  expect(hours).toBeLessThan(72);
});
