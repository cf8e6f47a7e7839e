import { TOPICS } from '@nkm/contracts';
import type {
  AnswerOf,
  CommandTopic,
  EventTopic,
  PayloadOf,
  StateTopic,
  TopicKind,
  TopicName,
  TopicOwner,
} from '@nkm/contracts';
import { Observable, ReplaySubject, Subject } from 'rxjs';
import { type Bus, CommandFailed, type CommandHandler } from './bus';

export interface BusOptions {
  /** Called with what a listener threw; it never reaches the other listeners. */
  report(error: unknown, topic: TopicName): void;
  /** Called when a command waits for an owner that is not there, so that the host can start it. */
  onCommandWaiting?(owner: TopicOwner, topic: CommandTopic): void;
  /** Checks every payload against its declaration: in development and tests. */
  checkPayloads?: boolean;
}

export interface HostBus {
  /** The bus as `owner` may use it. */
  as(owner: TopicOwner): Bus;
  /** Rejects the commands that wait for an owner who cannot be had. */
  rejectWaiting(owner: TopicOwner, cause: unknown): void;
  /** Everything that passes, for the developer's log. */
  readonly log: Observable<{ topic: TopicName; kind: TopicKind; payload: unknown }>;
}

interface WaitingCommand {
  payload: unknown;
  resolve(answer: unknown): void;
  reject(error: CommandFailed): void;
}

/** One bus per document (and per request on the server). */
export function createBus(options: BusOptions): HostBus {
  const subjects = new Map<TopicName, Subject<unknown>>();
  const states = new Map<TopicName, unknown>();
  const handlers = new Map<CommandTopic, (payload: unknown) => unknown>();
  const waiting = new Map<CommandTopic, WaitingCommand[]>();
  const log = new Subject<{ topic: TopicName; kind: TopicKind; payload: unknown }>();

  function subjectOf(topic: TopicName): Subject<unknown> {
    let subject = subjects.get(topic);
    if (!subject)
      subjects.set(topic, (subject = TOPICS[topic].kind === 'state' ? new ReplaySubject(1) : new Subject()));
    return subject;
  }

  function demand(topic: TopicName, kind: TopicKind, owner: TopicOwner | null): void {
    const declaration = TOPICS[topic];
    if (!declaration) throw new TypeError(`Unknown topic "${String(topic)}"`);
    if (declaration.kind !== kind) throw new TypeError(`Topic "${topic}" is a ${declaration.kind}, not a ${kind}`);
    if (owner !== null && declaration.owner !== owner) {
      throw new TypeError(`Topic "${topic}" is owned by ${declaration.owner}, not by ${owner}`);
    }
  }

  function pass(topic: TopicName, payload: unknown): void {
    const { check, kind } = TOPICS[topic];
    const fault = options.checkPayloads ? check(payload) : null;
    if (fault !== null) throw new TypeError(`Topic "${topic}": ${fault}`);
    if (log.observed) log.next({ topic, kind, payload });
  }

  /** A listener's own mistake is reported and silences nobody. */
  function observe<N extends StateTopic | EventTopic>(topic: N): Observable<PayloadOf<N>> {
    return new Observable((subscriber) =>
      subjectOf(topic).subscribe((payload) => {
        try {
          subscriber.next(payload as PayloadOf<N>);
        } catch (error) {
          options.report(error, topic);
        }
      }),
    );
  }

  function listen<N extends StateTopic | EventTopic>(topic: N, listener: (payload: PayloadOf<N>) => void) {
    const subscription = subjectOf(topic).subscribe((payload) => {
      try {
        listener(payload as PayloadOf<N>);
      } catch (error) {
        options.report(error, topic);
      }
    });
    return () => subscription.unsubscribe();
  }

  async function carryOut(topic: CommandTopic, handler: (payload: unknown) => unknown, command: WaitingCommand) {
    try {
      command.resolve(await handler(command.payload));
    } catch (error) {
      command.reject(new CommandFailed(topic, error));
    }
  }

  function as(owner: TopicOwner): Bus {
    return {
      publish(topic, value) {
        demand(topic, 'state', owner);
        pass(topic, value);
        states.set(topic, value);
        subjectOf(topic).next(value);
      },
      current: <N extends StateTopic>(topic: N) => states.get(topic) as PayloadOf<N> | undefined,
      emit(topic, payload) {
        demand(topic, 'event', null);
        pass(topic, payload);
        subjectOf(topic).next(payload);
      },
      on: listen,
      observe,
      send<N extends CommandTopic>(topic: N, payload: PayloadOf<N>) {
        demand(topic, 'command', null);
        pass(topic, payload);
        return new Promise<AnswerOf<N>>((resolve, reject) => {
          const command: WaitingCommand = { payload, resolve: resolve as (answer: unknown) => void, reject };
          const handler = handlers.get(topic);
          if (handler) return void carryOut(topic, handler, command);
          waiting.set(topic, [...(waiting.get(topic) ?? []), command]);
          options.onCommandWaiting?.(TOPICS[topic].owner, topic);
        });
      },
      handle<N extends CommandTopic>(topic: N, handler: CommandHandler<N>) {
        demand(topic, 'command', owner);
        if (handlers.has(topic)) throw new TypeError(`Topic "${topic}" already has its handler`);
        const take = handler as (payload: unknown) => unknown;
        handlers.set(topic, take);
        const queued = waiting.get(topic) ?? [];
        waiting.delete(topic);
        for (const command of queued) void carryOut(topic, take, command);
        return () => void (handlers.get(topic) === take && handlers.delete(topic));
      },
    };
  }

  return {
    as,
    rejectWaiting(owner, cause) {
      for (const [topic, commands] of [...waiting]) {
        if (TOPICS[topic].owner !== owner) continue;
        waiting.delete(topic);
        for (const command of commands) command.reject(new CommandFailed(topic, cause));
      }
    },
    log: log.asObservable(),
  };
}
