import type {
  AnswerOf,
  CommandTopic,
  PayloadOf,
  StateTopic,
  TopicDeclaration,
  TopicKind,
  TopicName,
  TopicOwner,
} from '@nkm/contracts';
import { Observable, type Subject, Subscription } from 'rxjs';
import { type Bus, CommandFailed, type CommandHandler } from './bus';
import type { BusRecord } from './bus-record';
import type { Commands } from './create-commands';
import type { Delivery } from './create-delivery';

/** The sender of messages. */
export interface Speaker {
  owner: TopicOwner;
  version?: string;
  /** Topic versions that the sender was built against, if older than those of the bus. */
  topics?: Readonly<Record<string, number>>;
}

/** The bus connection of one version of a slice. */
export interface BusSeat {
  bus: Bus;
  /**
   * Disconnects this version: it receives nothing more, its later messages are dropped, and another version can handle
   * its commands. It can still answer commands that it has started.
   */
  release(): void;
}

/** Shared by all seats of a bus. */
export interface Shared {
  topics: Readonly<Record<string, TopicDeclaration>>;
  states: Map<string, unknown>;
  delivery: Delivery;
  commands: Commands;
  log: Subject<BusRecord>;
  nextCommand(): number;
  inspect?: ((topic: TopicName, payload: unknown) => string | null) | undefined;
}

export function createSeat(speaker: Speaker, shared: Shared): BusSeat {
  const { topics, states, delivery, commands, log } = shared;
  const held = new Subscription();
  const sender = speaker.version === undefined ? speaker.owner : `${speaker.owner} ${speaker.version}`;

  function declarationOf(topic: TopicName): TopicDeclaration {
    const declaration = Object.hasOwn(topics, topic) ? topics[topic] : undefined;
    if (!declaration) throw new TypeError(`Unknown topic "${String(topic)}"`);
    return declaration;
  }

  function demand(topic: TopicName, kind: TopicKind): TopicDeclaration {
    const declaration = declarationOf(topic);
    if (declaration.kind !== kind) throw new TypeError(`Topic "${topic}" is a ${declaration.kind}, not a ${kind}`);
    return declaration;
  }

  function demandOwn(topic: TopicName, kind: TopicKind): TopicDeclaration {
    const declaration = demand(topic, kind);
    if (declaration.owner === speaker.owner) return declaration;
    throw new TypeError(`Topic "${topic}" is owned by ${declaration.owner}, not by ${speaker.owner}`);
  }

  function note(topic: TopicName, act: BusRecord['act'], payload: unknown, command?: number): void {
    if (!log.observed) return;
    const { kind, owner } = topics[topic]!;
    log.next({ at: performance.now(), topic, kind, owner, sender, act, payload, ...(command && { command }) });
  }

  /** The payload in the current version. */
  function accept(topic: TopicName, declaration: TopicDeclaration, said: unknown): unknown {
    const from = speaker.topics?.[topic] ?? declaration.version;
    const payload = from < declaration.version && declaration.upgrade ? declaration.upgrade(said, from) : said;
    const fault = shared.inspect?.(topic, payload) ?? null;
    if (fault !== null) throw new TypeError(`Topic "${topic}": ${fault}`);
    return payload;
  }

  function tell(topic: TopicName, kind: 'state' | 'event', said: unknown): void {
    const declaration = demandOwn(topic, kind);
    if (held.closed) return;
    const payload = accept(topic, declaration, said);
    note(topic, 'told', payload);
    if (kind === 'state') states.set(topic, payload);
    delivery.post(topic, payload);
  }

  /** Ends with the seat. */
  function hold(begin: () => Subscription): () => void {
    if (held.closed) return () => undefined;
    const holding = begin();
    held.add(holding);
    return () => holding.unsubscribe();
  }

  const bus: Bus = {
    publish: (topic, value) => tell(topic, 'state', value),
    emit: (topic, payload) => tell(topic, 'event', payload),
    current: <N extends StateTopic>(topic: N) => states.get(topic) as PayloadOf<N> | undefined,
    on(topic, listener) {
      declarationOf(topic);
      return hold(() => delivery.subscribe(topic, listener as (payload: unknown) => void));
    },
    observe: (topic) => new Observable((subscriber) => bus.on(topic, (payload) => subscriber.next(payload))),
    async send<N extends CommandTopic>(topic: N, said: PayloadOf<N>): Promise<AnswerOf<N>> {
      const payload = accept(topic, demand(topic, 'command'), said);
      if (held.closed) throw new CommandFailed(topic, new Error(`${sender} is disconnected`), 'unreachable');
      const command = shared.nextCommand();
      note(topic, 'sent', payload, command);
      try {
        const answer = (await commands.send(topic, payload)) as AnswerOf<N>;
        note(topic, 'answered', answer, command);
        return answer;
      } catch (error) {
        note(topic, 'failed', (error as Error).message, command);
        throw error;
      }
    },
    handle<N extends CommandTopic>(topic: N, handler: CommandHandler<N>) {
      demandOwn(topic, 'command');
      return hold(() => new Subscription(commands.handle(topic, handler as (payload: unknown) => unknown)));
    },
  };
  return { bus, release: () => held.unsubscribe() };
}
