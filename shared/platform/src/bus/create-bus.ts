import { type CommandTopic, type TopicDeclaration, type TopicName, type TopicOwner, TOPICS } from '@nkm/contracts';
import { type Observable, Subject } from 'rxjs';
import type { Bus } from './bus';
import type { BusRecord } from './bus-record';
import { createCommands } from './create-commands';
import { createDelivery } from './create-delivery';
import { type BusSeat, createSeat, type Shared, type Speaker } from './create-seat';

/** Milliseconds from command to answer: an API call can take 60 s, and the owner must sometimes be loaded first. */
const COMMAND_TIMEOUT_MS = 90_000;

export interface BusOptions {
  /** Called with the error of a listener; the other listeners still run. */
  report(error: unknown, topic: TopicName): void;
  /** Called when a command waits for its owner, so that the host can start the owner. */
  onCommandWaiting?(owner: TopicOwner, topic: CommandTopic): void;
  commandTimeoutMs?: number;
  /** Returns the fault of a payload, or null; for development and tests (`inspectPayload`). */
  inspect?(topic: TopicName, payload: unknown): string | null;
  topics?: Readonly<Record<string, TopicDeclaration>>;
}

export interface HostBus {
  /** The bus for `owner`, for the lifetime of the document. */
  as(owner: TopicOwner): Bus;
  /** The bus for one version of a slice, which can be released. */
  seat(speaker: Speaker): BusSeat;
  /** Rejects the commands that wait for an unavailable owner. */
  rejectWaiting(owner: TopicOwner, cause: unknown): void;
  /** All messages, for the developer's log. Costs nothing without subscribers. */
  readonly log: Observable<BusRecord>;
}

/** One bus per document (and per slice on the server). */
export function createBus(options: BusOptions): HostBus {
  const { inspect } = options;
  const topics: Readonly<Record<string, TopicDeclaration>> = options.topics ?? TOPICS;
  const log = new Subject<BusRecord>();
  const delivery = createDelivery(
    (topic) => topics[topic]?.kind === 'state',
    (error, topic) => options.report(error, topic as TopicName),
  );
  const commands = createCommands({
    timeoutMs: options.commandTimeoutMs ?? COMMAND_TIMEOUT_MS,
    onWaiting: (topic) => options.onCommandWaiting?.(topics[topic]!.owner, topic),
  });
  let lastCommand = 0;
  const shared: Shared = {
    topics,
    inspect,
    states: new Map(),
    delivery,
    commands,
    log,
    nextCommand: () => (lastCommand += 1),
  };
  const seat = (speaker: Speaker) => createSeat(speaker, shared);

  return {
    seat,
    as: (owner) => seat({ owner }).bus,
    rejectWaiting(owner, cause) {
      const owned = Object.keys(topics).filter((topic) => topics[topic]!.owner === owner);
      commands.reject(owned as CommandTopic[], cause);
    },
    log: log.asObservable(),
  };
}
