import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '../../../test/until';
import { withApi } from '../../../test/with-api';

describe('jobs', () => {
  const api = withApi({ database: 'pglite', modules: [] });

  it('run periodically once started, even after a failure, and stop with the server', async () => {
    let runs = 0;
    api.app.jobs.every('flaky', 0.01, async () => {
      runs += 1;
      if (runs === 1) throw new Error('first time');
    });
    await sleep(50);
    expect(runs).toBe(0);
    api.app.jobs.start();
    await until('three runs', () => runs > 2);
    await api.app.close();
    const before = runs;
    await sleep(50);
    expect(runs).toBe(before);
  });

  it('have unique names', () => {
    expect(() => api.app.jobs.every('flaky', 1, async () => undefined)).toThrow('two jobs named flaky');
  });
});
