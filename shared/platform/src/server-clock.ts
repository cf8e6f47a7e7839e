/** The name under which a page's `Server-Timing` header carries the server's time, in milliseconds since 1970. */
export const CLOCK_TIMING = 'clock';

/** A `Date` header has whole seconds. */
const SECOND_MS = 1000;

/** What an answer says about the server's time. All times are milliseconds since 1970. */
export interface ServerTime {
  /** By the server's clock, at some moment between the next two. */
  server: number;
  /** By this device's clock: the request started, and its answer arrived. */
  sentAt: number;
  receivedAt: number;
  /** Milliseconds by which `server` may be too low. */
  coarse: number;
}

export interface ServerClock {
  /** The server's time, in milliseconds since 1970: the clock of this device until an answer has corrected it. */
  now(): number;
  note(time: ServerTime): void;
}

/** The clock of a wrong device differs from the server's; this one follows the server's answers. */
export function createServerClock(device: () => number = Date.now): ServerClock {
  let ahead = 0;
  return {
    now: () => device() + ahead,
    note({ server, sentAt, receivedAt, coarse }) {
      const least = server - receivedAt;
      const most = server + coarse - sentAt;
      if (Number.isFinite(least) && least <= most) ahead = Math.min(Math.max(ahead, least), most);
    },
  };
}

/**
 * Reads the server's time from the answer to a call; null without one, or when the answer can come from a cache.
 * @param header of the answer, by lower-case name
 */
export function timeOfAnswer(
  header: (name: string) => unknown,
  { sentAt, receivedAt }: Pick<ServerTime, 'sentAt' | 'receivedAt'>,
): ServerTime | null {
  const server = Date.parse(String(header('date') ?? ''));
  const mayBeOld = /max-age=[1-9]|immutable/.test(String(header('cache-control') ?? ''));
  return Number.isNaN(server) || mayBeOld ? null : { server, sentAt, receivedAt, coarse: SECOND_MS };
}

/** Reads the server's time from the page that this document came with; null when the browser had stored the page. */
export function timeOfPage(timing: PerformanceNavigationTiming | undefined, timeOrigin: number): ServerTime | null {
  if (!timing || timing.transferSize === 0) return null;
  const server = Number(timing.serverTiming?.find(({ name }) => name === CLOCK_TIMING)?.description || NaN);
  if (Number.isNaN(server)) return null;
  const { requestStart, responseStart } = timing;
  return { server, sentAt: timeOrigin + requestStart, receivedAt: timeOrigin + responseStart, coarse: 0 };
}
