import fc from 'fast-check';
import { createServerClock, timeOfAnswer, timeOfPage } from './server-clock';

const NOON = Date.parse('2026-11-25T12:00:00.000Z');

/** A device whose clock is wrong by `error`, and the true time. */
function device(error: number) {
  let time = NOON;
  return { read: () => time + error, pass: (ms: number) => (time += ms), time: () => time };
}

/** The answer of a server with the right time. */
function answerAt(server: number, sentAt: number, receivedAt: number, cacheControl?: string) {
  const headers: Record<string, unknown> = { date: new Date(server).toUTCString(), 'cache-control': cacheControl };
  return timeOfAnswer((name) => headers[name], { sentAt, receivedAt });
}

describe('The clock of the server', () => {
  it('is the clock of the device until an answer has arrived', () => {
    expect(createServerClock(() => NOON).now()).toBe(NOON);
  });

  it('is right to the second after one answer, on any device and network', () => {
    const hours = fc.integer({ min: -100_000_000, max: 100_000_000 });
    const delay = fc.integer({ min: 0, max: 5_000 });
    fc.assert(
      fc.property(hours, delay, delay, fc.integer({ min: 0, max: 999 }), (error, there, back, past) => {
        const { read, pass, time } = device(error);
        const clock = createServerClock(read);
        pass(past);
        const sentAt = read();
        pass(there);
        const server = time();
        pass(back);
        clock.note(answerAt(server, sentAt, read())!);
        expect(Math.abs(clock.now() - time())).toBeLessThanOrEqual(1000 + there + back);
      }),
    );
  });

  it('gets no worse when answers are slow', () => {
    const { read, pass, time } = device(86_400_000);
    const clock = createServerClock(read);
    clock.note({ server: time(), sentAt: read(), receivedAt: read(), coarse: 0 });
    const sentAt = read();
    pass(20_000);
    clock.note(answerAt(time() - 10_000, sentAt, read())!);
    expect(clock.now()).toBe(time());
  });

  it('follows a device whose clock is set during the visit', () => {
    let error = 0;
    const clock = createServerClock(() => NOON + error);
    error = -7_200_000;
    clock.note(answerAt(NOON, NOON + error, NOON + error)!);
    expect(clock.now()).toBe(NOON);
  });

  it('ignores answers that a cache may have stored, and answers without a time', () => {
    expect(answerAt(NOON, NOON, NOON, 'public, max-age=60')).toBeNull();
    expect(answerAt(NOON, NOON, NOON, 'private, no-cache')).not.toBeNull();
    expect(timeOfAnswer(() => undefined, { sentAt: NOON, receivedAt: NOON })).toBeNull();
  });

  it('reads the time of the page, unless the browser had stored the page', () => {
    const timing = (transferSize: number, description: string) =>
      ({
        transferSize,
        requestStart: 10,
        responseStart: 30,
        serverTiming: [{ name: 'clock', description, duration: 0 }],
      }) as unknown as PerformanceNavigationTiming;
    expect(timeOfPage(timing(4_000, String(NOON)), NOON)).toEqual({
      server: NOON,
      sentAt: NOON + 10,
      receivedAt: NOON + 30,
      coarse: 0,
    });
    expect(timeOfPage(timing(0, String(NOON)), NOON)).toBeNull();
    expect(timeOfPage(timing(4_000, ''), NOON)).toBeNull();
    expect(timeOfPage(undefined, NOON)).toBeNull();
  });
});
