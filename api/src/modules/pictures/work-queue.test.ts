import { QueueFullError, WorkQueue } from './work-queue';

/** Work that a test ends explicitly. */
function manual(log: string[], name: string) {
  let finish: (value: string) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const done = new Promise<string>((resolve, reject) => {
    finish = resolve;
    fail = reject;
  });
  return { start: () => (log.push(name), done), finish: () => finish(name), fail: () => fail(new Error(name)) };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the work queue', () => {
  it('runs as many items at a time as it has places, in order', async () => {
    const log: string[] = [];
    const line = new WorkQueue(2).line(10);
    const jobs = ['a', 'b', 'c'].map((name) => manual(log, name));
    const results = jobs.map((job) => line.run(job.start));
    expect(log).toEqual(['a', 'b']);
    jobs[1]?.finish();
    await settle();
    expect(log).toEqual(['a', 'b', 'c']);
    jobs.forEach((job) => job.finish());
    expect(await Promise.all(results)).toEqual(['a', 'b', 'c']);
  });

  it('runs background work last and in at most one place', async () => {
    const log: string[] = [];
    const queue = new WorkQueue(2);
    const line = queue.line(10);
    const jobs = ['far', 'farther', 'now', 'next'].map((name) => manual(log, name));
    const [far, farther, now, next] = jobs;
    const all = [
      queue.runInBackground(far!.start),
      queue.runInBackground(farther!.start),
      line.run(now!.start),
      line.run(next!.start),
    ];
    expect(log).toEqual(['far', 'now']);
    far?.finish();
    await settle();
    expect(log).toEqual(['far', 'now', 'next']);
    now?.finish();
    await settle();
    expect(log).toEqual(['far', 'now', 'next', 'farther']);
    jobs.forEach((job) => job.finish());
    await Promise.all(all);
  });

  it('continues after a failure and reports it to its caller', async () => {
    const log: string[] = [];
    const line = new WorkQueue(1).line(10);
    const bad = manual(log, 'bad');
    const failing = line.run(bad.start);
    const good = line.run(async () => 'good');
    bad.fail();
    await expect(failing).rejects.toThrow('bad');
    expect(await good).toBe('good');
  });

  it('refuses work of a line in which too much waits; another line still takes some', async () => {
    const log: string[] = [];
    const queue = new WorkQueue(1);
    const [line, other] = [queue.line(1), queue.line(1)];
    const first = manual(log, 'first');
    const running = line.run(first.start);
    const waiting = line.run(async () => 'second');
    await expect(line.run(async () => 'third')).rejects.toThrow(QueueFullError);
    const elsewhere = other.run(async () => 'other');
    first.finish();
    expect(await Promise.all([running, waiting, elsewhere])).toEqual(['first', 'second', 'other']);
  });

  it('gives a free place to its lines in turn', async () => {
    const log: string[] = [];
    const queue = new WorkQueue(1);
    const [long, short] = [queue.line(10), queue.line(10)];
    const add = (line: typeof long, name: string) => line.run(async () => void log.push(name));
    await Promise.all([add(long, 'a1'), add(long, 'a2'), add(long, 'a3'), add(short, 'b1'), add(short, 'b2')]);
    expect(log).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
  });
});
