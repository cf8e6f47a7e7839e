/** @jest-environment node */
import { workerShare } from './worker-share';

const MB = 1024 * 1024;
const GB = 1024 * MB;
const MACHINE = 24 * GB;

describe('the share of a render worker', () => {
  it.each([
    ['4 GB', 4 * GB, { workers: 2, memoryMb: 512 }],
    ['1 GB', GB, { workers: 2, memoryMb: 274 }],
    ['768 MB', 768 * MB, { workers: 1, memoryMb: 284 }],
    ['512 MB', 512 * MB, { workers: 1, memoryMb: 192 }],
    ['256 MB', 256 * MB, { workers: 1, memoryMb: 192 }],
  ])('follows the limit of a container of %s', (_, limit, share) => {
    expect(workerShare(limit, 8, MACHINE)).toEqual(share);
  });

  it.each([
    ['cgroup v2 without a limit', 2 ** 64],
    ['cgroup v1 without a limit', 2 ** 63 - 4096],
    ['a system without cgroups', 0],
    ['a limit beyond the machine', 2 * MACHINE],
  ])('is 512 MB on %s', (_, limit) => {
    expect(workerShare(limit, 8, MACHINE)).toEqual({ workers: 2, memoryMb: 512 });
    expect(workerShare(limit, 1, MACHINE).workers).toBe(1);
  });

  it('leaves room for the shell and a candidate in every container of 640 MB or more', () => {
    for (let size = 640; size < 4096; size += 64) {
      const { workers, memoryMb } = workerShare(size * MB, 4, MACHINE);
      expect(200 + (workers + 1) * memoryMb).toBeLessThanOrEqual(size);
    }
  });
});
