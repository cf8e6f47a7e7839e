import { PasswordQueue } from './password-queue';

/** Work that the test ends itself. */
function held() {
  const ends: (() => void)[] = [];
  return { ends, work: () => new Promise<void>((resolve) => ends.push(resolve)) };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the queue for passwords', () => {
  it('runs as many jobs at once as allowed, and the others in turn', async () => {
    const queue = new PasswordQueue(2, 10);
    const { ends, work } = held();
    const all = [1, 2, 3].map(() => queue.run(work));
    await settle();
    expect(ends).toHaveLength(2);
    ends[0]!();
    await settle();
    expect(ends).toHaveLength(3);
    ends.forEach((end) => end());
    await Promise.all(all);
  });

  it('rejects with 503 and Retry-After when too many jobs wait, and recovers', async () => {
    const queue = new PasswordQueue(1, 1);
    const { ends, work } = held();
    const taken = [queue.run(work), queue.run(work)];
    await expect(queue.run(work)).rejects.toMatchObject({ status: 503, retryAfter: 2 });
    await settle();
    ends[0]!();
    await settle();
    ends[1]!();
    await Promise.all(taken);
    expect(await queue.run(async () => 'served')).toBe('served');
  });

  it('continues after a failed job', async () => {
    const queue = new PasswordQueue(1, 5);
    const failed = queue.run(() => Promise.reject(new Error('broken')));
    const next = queue.run(async () => 'served');
    await expect(failed).rejects.toThrow('broken');
    expect(await next).toBe('served');
  });
});
