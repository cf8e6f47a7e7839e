import { BehaviorSubject } from 'rxjs';
import type { RequestWatch } from '../../../platform/request-watch';

/** `suspect`: a request got no response, for an unknown reason; `back`: for a moment after `offline`. */
export type Connection = 'online' | 'suspect' | 'offline' | 'back';

/** Milliseconds between two checks of the connection. */
const PROBE_MS = 5_000;
/** Milliseconds that the state `back` lasts. */
const BACK_MS = 4_000;

export interface ConnectionWatch {
  requests: Pick<RequestWatch, 'isReached' | 'noteReach' | 'subscribe'>;
  /** A small background call; the request watch records its result. */
  probe(): Promise<unknown>;
}

/**
 * Whether the shop is reachable. Browsers only know whether a network interface is up, and a single request can be
 * blocked. So responses decide, and the watch sends its own check before it reports a lost connection.
 */
export function watchConnection({ requests, probe }: ConnectionWatch): BehaviorSubject<Connection> {
  const connection = new BehaviorSubject<Connection>('online');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;

  function become(next: Connection, afterMs = 0, then: () => void = () => undefined): void {
    clearTimeout(timer);
    timer = setTimeout(then, afterMs);
    if (connection.value !== next) connection.next(next);
  }

  async function ask(): Promise<void> {
    if (asking) return;
    asking = true;
    await probe().catch(() => undefined); // an error response counts as a response
    asking = false;
    if (!requests.isReached()) become('offline', PROBE_MS, askWhenSeen);
  }
  const askWhenSeen = () =>
    void (document.visibilityState === 'visible' ? ask() : become('offline', PROBE_MS, askWhenSeen));

  function follow(): void {
    const { value } = connection;
    if (!requests.isReached()) {
      if (!navigator.onLine) become('offline', PROBE_MS, askWhenSeen);
      else if (value !== 'offline') become('suspect', 0, () => void ask());
    } else if (value === 'offline') become('back', BACK_MS, () => connection.next('online'));
    else if (value === 'suspect') become('online');
  }

  requests.subscribe(follow);
  window.addEventListener('offline', () => requests.noteReach(false));
  window.addEventListener('online', () => void ask());
  if (!navigator.onLine) requests.noteReach(false);
  follow();
  return connection;
}
