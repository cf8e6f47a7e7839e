/** @jest-environment node */
import { ALL_REPORTS, createNetworkBudget, NETWORK_DAY_REPORTS, NETWORK_REPORTS } from './network-budget';

const MINUTE_MS = 60_000;

it('a network has its reports of a minute and of a day', () => {
  let now = 0;
  const budget = createNetworkBudget(() => now);
  const takeInMinute = () => Array.from({ length: 20 }, () => budget.take('a', 10)).reduce((sum, one) => sum + one, 0);
  expect(takeInMinute()).toBe(NETWORK_REPORTS);
  expect(budget.has('a')).toBe(false);
  let ofDay = NETWORK_REPORTS;
  for (now = MINUTE_MS; now < 24 * 60 * MINUTE_MS; now += MINUTE_MS) ofDay += takeInMinute();
  expect(ofDay).toBeLessThanOrEqual(NETWORK_DAY_REPORTS);
  expect(budget.has('a')).toBe(true); // the next day
});

it('all networks together have 1,000 reports a minute, however many there are', () => {
  const budget = createNetworkBudget(() => 0);
  let taken = 0;
  for (let network = 0; network < 50_000; network += 1) taken += budget.take(String(network), 10);
  expect(taken).toBe(ALL_REPORTS);
});
