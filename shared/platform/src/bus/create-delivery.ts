import { Subject, type Subscription } from 'rxjs';
import { Listener } from './listener';

/** Messages that one message can trigger before they count as an endless loop. */
const LONGEST_CHAIN = 10_000;

export interface Delivery {
  post(topic: string, payload: unknown): void;
  /** For a state, starts with the last value. */
  subscribe(topic: string, listener: (payload: unknown) => void): Subscription;
}

/**
 * Delivers states and events one at a time: a message that a listener posts waits until all listeners have the current
 * one. Otherwise later listeners would receive the new value before the old one.
 */
export function createDelivery(
  isState: (topic: string) => boolean,
  report: (error: unknown, topic: string) => void,
): Delivery {
  const subjects = new Map<string, Subject<unknown>>();
  /** The last delivered value of each state, without values that still wait in the queue. */
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

  /** In the order of posting; the queue can grow during delivery. */
  function deliverWaiting(): void {
    for (let next = 0; next < waiting.length; next += 1) {
      const { topic, payload } = waiting[next]!;
      if (next === LONGEST_CHAIN) {
        report(new Error(`Listeners of "${topic}" trigger each other endlessly; the rest was dropped`), topic);
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
