import { openTestDatabase } from '../../../test/test-databases';
import type { OpenDatabase } from '../database/open-database';
import { runAlone } from './run-alone';

describe('a job of several instances', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase('postgres', 'bare');
  });
  afterAll(() => database.close());
  const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000);

  it('runs on one of them at a time', async () => {
    let atOnce = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++atOnce);
      await new Promise((resolve) => setTimeout(resolve, 50));
      atOnce -= 1;
    };
    const job = { name: 'together', seconds: 0, now: at(0) };
    const ran = await Promise.all([1, 2, 3, 4].map(() => runAlone(database, job, work)));
    expect([most, ran.filter(Boolean).length]).toEqual([1, 1]);
  });

  it('runs once in each period', async () => {
    const runs: boolean[] = [];
    for (const seconds of [0, 5, 30, 31]) {
      runs.push(await runAlone(database, { name: 'periodic', seconds: 30, now: at(seconds) }, async () => undefined));
    }
    expect(runs).toEqual([true, false, true, false]);
  });

  it('is free again after a run that failed, and another job is not held up', async () => {
    const failing = () => Promise.reject(new Error('broken'));
    await expect(runAlone(database, { name: 'failing', seconds: 1, now: at(0) }, failing)).rejects.toThrow('broken');
    expect(await runAlone(database, { name: 'failing', seconds: 1, now: at(2) }, async () => undefined)).toBe(true);
    const outer = await runAlone(database, { name: 'outer', seconds: 1, now: at(0) }, async () => {
      expect(await runAlone(database, { name: 'inner', seconds: 1, now: at(0) }, async () => undefined)).toBe(true);
    });
    expect(outer).toBe(true);
  });
});
