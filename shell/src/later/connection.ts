import { BehaviorSubject } from 'rxjs';
import type { RequestWatch } from '../app/request-watch';

/** `suspect`: a request found nobody, which may be its own fault; `back`: for a moment after `offline`. */
export type Connection = 'online' | 'suspect' | 'offline' | 'back';

/** Milliseconds between two looks whether the shop can be reached again. */
const PROBE_MS = 5_000;
/** Milliseconds that the good news stays. */
const BACK_MS = 4_000;

export interface ConnectionWatch {
  requests: Pick<RequestWatch, 'isReached' | 'noteReach' | 'subscribe'>;
  /** A small call in the background; the watch of the requests hears whether somebody answered. */
  probe(): Promise<unknown>;
}

/**
 * Whether the shop can be reached. Browsers know only whether there is a cable or a mast, and a single request may have
 * been blocked; so what counts is whether requests are answered, and before anything is said the watch asks itself.
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
    await probe().catch(() => undefined); // an error of the server is an answer, too
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
