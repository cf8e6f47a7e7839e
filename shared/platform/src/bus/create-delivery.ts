import { Subject, type Subscription } from 'rxjs';
import { Listener } from './listener';

/** Letters that one letter may cause before they count as a conversation without an end. */
const LONGEST_CHAIN = 10_000;

export interface Delivery {
  post(topic: string, payload: unknown): void;
  /** A state's last value comes first. */
  subscribe(topic: string, listener: (payload: unknown) => void): Subscription;
}

/**
 * Brings states and events to their listeners, one letter after another: what a listener posts waits until everybody
 * has the letter at hand. Else those behind it in the row would get the new value first and the old one last.
 */
export function createDelivery(
  isState: (topic: string) => boolean,
  report: (error: unknown, topic: string) => void,
): Delivery {
  const subjects = new Map<string, Subject<unknown>>();
  /** What the listeners of each state have been told last; a value that waits in the row is not in it yet. */
  const last = new Map<string, unknown>();
  let waiting: { topic: string; payload: unknown }[] = [];
  let delivering = false;

  function subjectOf(topic: string): Subject<unknown> {
    let subject = subjects.get(topic);
    if (!subject) subjects.set(topic, (subject = new Subject()));
    return subject;
  }

  function deliver(topic: string, payload: unknown): void {
    if (isState(topic)) last.set(topic, payload);
    subjects.get(topic)?.next(payload);
  }

  /** In the order in which they were posted; the row grows while it is worked off. */
  function deliverWaiting(): void {
    for (let next = 0; next < waiting.length; next += 1) {
      const { topic, payload } = waiting[next]!;
      if (next === LONGEST_CHAIN) {
        report(new Error(`Listeners of "${topic}" answer each other without an end; the rest was dropped`), topic);
        break;
      }
      deliver(topic, payload);
    }
  }

  function inOrder(begin: () => void): void {
    delivering = true;
    try {
      begin();
      deliverWaiting();
    } finally {
      if (waiting.length > 0) waiting = [];
      delivering = false;
    }
  }

  return {
    post(topic, payload) {
      if (delivering) waiting.push({ topic, payload });
      else inOrder(() => deliver(topic, payload));
    },

    subscribe(topic, listener) {
      const added = new Listener(listener, (error) => report(error, topic));
      subjectOf(topic).subscribe(added);
      const replay = () => added.next(last.get(topic));
      if (last.has(topic)) {
        if (delivering) replay();
        else inOrder(replay);
      }
      return added;
    },
  };
}
