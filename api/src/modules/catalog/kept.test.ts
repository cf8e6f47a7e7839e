import { InFlight } from './in-flight';
import { Kept } from './kept';

/** Readings that a test finishes one by one. */
function readings() {
  const open: { resolve: (value: number) => void; reject: (reason: Error) => void }[] = [];
  const read = () => new Promise<number>((resolve, reject) => void open.push({ resolve, reject }));
  return { open, read };
}

describe('what is kept for a while', () => {
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: false }));
  afterEach(() => void jest.useRealTimers());

  it('is read once for all who ask', async () => {
    const { open, read } = readings();
    const kept = new Kept<number>();
    const asked = [kept.get('a', read), kept.get('a', read)];
    expect(open).toHaveLength(1);
    open[0]!.resolve(7);
    expect(await Promise.all([...asked, kept.get('a', read)])).toEqual([7, 7, 7]);
    expect(open).toHaveLength(1);
  });

  it('serves a little old while a newer one is read, and the old one on when that fails', async () => {
    const { open, read } = readings();
    const kept = new Kept<number>({ seconds: 30 });
    const first = kept.get('a', read);
    open[0]!.resolve(1);
    await first;
    jest.advanceTimersByTime(31_000);
    expect(await kept.get('a', read)).toBe(1);
    expect(await kept.get('a', read)).toBe(1);
    expect(open).toHaveLength(2);
    open[1]!.reject(new Error('down'));
    await jest.advanceTimersByTimeAsync(31_000);
    expect(await kept.get('a', read)).toBe(1);
    open[2]!.resolve(2);
    await jest.advanceTimersByTimeAsync(0);
    expect(await kept.get('a', read)).toBe(2);
  });

  it('tells a failure to whoever waits, and reads again for the next one', async () => {
    const { open, read } = readings();
    const kept = new Kept<number>();
    const failing = kept.get('a', read);
    open[0]!.reject(new Error('down'));
    await expect(failing).rejects.toThrow('down');
    const next = kept.get('a', read);
    open[1]!.resolve(3);
    expect(await next).toBe(3);
  });
});

describe('what is being read', () => {
  it('is shared until it is there, and read anew after that, also after a failure', async () => {
    const { open, read } = readings();
    const reading = new InFlight<number>();
    const both = [reading.get('a', read), reading.get('a', read)];
    expect(open).toHaveLength(1);
    open[0]!.resolve(1);
    expect(await Promise.all(both)).toEqual([1, 1]);
    const failing = reading.get('a', read);
    open[1]!.reject(new Error('down'));
    await expect(failing).rejects.toThrow('down');
    const next = reading.get('a', read);
    open[2]!.resolve(3);
    expect(await next).toBe(3);
  });
});
