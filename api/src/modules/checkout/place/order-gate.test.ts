import { setTimeout as pause } from 'node:timers/promises';
import { OrderGate } from './order-gate';

/** Work that a test ends explicitly. */
function task() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const work = jest.fn(() => ended);
  return { work, end };
}
const busy = { status: 503, retryAfter: 5, message: expect.stringContaining('Your cart is saved') };

describe('the gate before an order is written', () => {
  it('runs a limited number at a time, the others in turn', async () => {
    const gate = new OrderGate({ atOnce: 2, mostWaiting: 5, patienceMs: 1_000 });
    const tasks = [task(), task(), task()];
    const runs = tasks.map(({ work }) => gate.run(work));
    await pause(1);
    expect(tasks.map(({ work }) => work.mock.calls.length)).toEqual([1, 1, 0]);
    tasks[0]!.end();
    await runs[0];
    await pause(1);
    expect(tasks[2]!.work).toHaveBeenCalledTimes(1);
    tasks.forEach(({ end }) => end());
    await Promise.all(runs);
  });

  it('answers 503 at once when too many wait, and after the longest wait otherwise', async () => {
    const gate = new OrderGate({ atOnce: 1, mostWaiting: 1, patienceMs: 30 });
    const [first, second, third] = [task(), task(), task()];
    const running = gate.run(first.work);
    const waiting = expect(gate.run(second.work)).rejects.toMatchObject(busy);
    await expect(gate.run(third.work)).rejects.toMatchObject(busy);
    await waiting;
    expect(second.work).not.toHaveBeenCalled();
    first.end();
    await running;
  });

  it('frees its place when work fails', async () => {
    const gate = new OrderGate({ atOnce: 1, mostWaiting: 1, patienceMs: 30 });
    await expect(gate.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(gate.run(() => Promise.resolve('made'))).resolves.toBe('made');
  });
});
