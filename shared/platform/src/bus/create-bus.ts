import { type CommandTopic, type TopicDeclaration, type TopicName, type TopicOwner, TOPICS } from '@nkm/contracts';
import { type Observable, Subject } from 'rxjs';
import type { Bus } from './bus';
import type { BusRecord } from './bus-record';
import { createCommands } from './create-commands';
import { createDelivery } from './create-delivery';
import { type BusSeat, createSeat, type Shared, type Speaker } from './create-seat';

/** Milliseconds from sending a command to its answer: a call may take 60 s, and its owner may have to be loaded. */
export const COMMAND_TIMEOUT_MS = 90_000;

export interface BusOptions {
  /** Called with what a listener threw; it never reaches the other listeners. */
  report(error: unknown, topic: TopicName): void;
  /** Called when a command waits for an owner that is not there, so that the host can start it. */
  onCommandWaiting?(owner: TopicOwner, topic: CommandTopic): void;
  commandTimeoutMs?: number;
  /** Says what is wrong with a payload, or null: in development and tests (`inspectPayload`). */
  inspect?(topic: TopicName, payload: unknown): string | null;
  topics?: Readonly<Record<string, TopicDeclaration>>;
}

export interface HostBus {
  /** The bus as `owner` may use it, for as long as the document lives. */
  as(owner: TopicOwner): Bus;
  /** The bus for one version of a slice, which may go away. */
  seat(speaker: Speaker): BusSeat;
  /** Rejects the commands that wait for an owner who cannot be had. */
  rejectWaiting(owner: TopicOwner, cause: unknown): void;
  /** Everything that is said, for the developer's log. It costs nothing while nobody looks. */
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
