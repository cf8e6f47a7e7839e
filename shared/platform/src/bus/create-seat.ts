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

/** Who speaks. */
export interface Speaker {
  owner: TopicOwner;
  version?: string;
  /** Versions of the topics that it was built against, where they are older than those of the bus. */
  topics?: Readonly<Record<string, number>>;
}

/** The place of one version of a slice at the bus. */
export interface BusSeat {
  bus: Bus;
  /**
   * This version goes away: it hears nothing more, its commands can be taken over by another version, and what it
   * still says reaches nobody. Commands that it has begun it may still answer.
   */
  release(): void;
}

/** What all seats of a bus share. */
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

  /** The payload as today's listeners know it. */
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

  /** For as long as the seat is taken. */
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
      if (held.closed) throw new CommandFailed(topic, new Error(`${sender} was set aside`), 'unreachable');
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
