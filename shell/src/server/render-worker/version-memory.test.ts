/** @jest-environment node */
import { createVersionMemory, UNNEEDED_MS } from './version-memory';

describe('the memory of a version', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('stays while the release document names it, and ten minutes longer', () => {
    const memory = createVersionMemory();
    memory.keep(['x@1.0.0']);
    const code = memory.of('x', '1.0.0');
    memory.keep(['x@1.1.0']);
    jest.advanceTimersByTime(UNNEEDED_MS - 1000);
    expect(memory.of('x', '1.0.0')).toBe(code);
    jest.advanceTimersByTime(2000);
    expect(memory.size()).toBe(0);
  });

  it('stays when a rollback brings it back in time', () => {
    const memory = createVersionMemory();
    const code = memory.of('x', '1.0.0');
    memory.keep(['x@1.1.0']);
    jest.advanceTimersByTime(UNNEEDED_MS / 2);
    memory.keep(['x@1.0.0']);
    jest.advanceTimersByTime(2 * UNNEEDED_MS);
    expect(memory.of('x', '1.0.0')).toBe(code);
  });

  it('is freed again after a page of an old document loaded it', () => {
    const memory = createVersionMemory();
    memory.keep(['x@1.1.0']);
    memory.of('x', '1.0.0');
    jest.advanceTimersByTime(UNNEEDED_MS + 1000);
    expect(memory.size()).toBe(0);
  });
});
