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

it('runs as many items at a time as it has places, in order', async () => {
  const log: string[] = [];
  const queue = new WorkQueue(2, 10);
  const jobs = ['a', 'b', 'c'].map((name) => manual(log, name));
  const results = jobs.map((job) => queue.run(job.start));
  expect(log).toEqual(['a', 'b']);
  jobs[1]?.finish();
  await settle();
  expect(log).toEqual(['a', 'b', 'c']);
  jobs.forEach((job) => job.finish());
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c']);
});

it('runs background work last and in at most one place', async () => {
  const log: string[] = [];
  const queue = new WorkQueue(2, 10);
  const jobs = ['far', 'farther', 'now', 'next'].map((name) => manual(log, name));
  const [far, farther, now, next] = jobs;
  const all = [
    queue.runInBackground(far!.start),
    queue.runInBackground(farther!.start),
    queue.run(now!.start),
    queue.run(next!.start),
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
  const queue = new WorkQueue(1, 10);
  const bad = manual(log, 'bad');
  const failing = queue.run(bad.start);
  const good = queue.run(async () => 'good');
  bad.fail();
  await expect(failing).rejects.toThrow('bad');
  expect(await good).toBe('good');
});

it('refuses work when the queue is full', async () => {
  const log: string[] = [];
  const queue = new WorkQueue(1, 1);
  const first = manual(log, 'first');
  const running = queue.run(first.start);
  const waiting = queue.run(async () => 'second');
  await expect(queue.run(async () => 'third')).rejects.toThrow(QueueFullError);
  first.finish();
  expect(await Promise.all([running, waiting])).toEqual(['first', 'second']);
});
