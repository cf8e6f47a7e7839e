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

  function demandOwner(topic: TopicName, { owner }: TopicDeclaration): void {
    if (owner !== speaker.owner) throw new TypeError(`Topic "${topic}" is owned by ${owner}, not by ${speaker.owner}`);
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

  const bus: Bus = {
    publish(topic, value) {
      const declaration = demand(topic, 'state');
      demandOwner(topic, declaration);
      if (held.closed) return;
      const payload = accept(topic, declaration, value);
      note(topic, 'told', payload);
      states.set(topic, payload);
      delivery.post(topic, payload);
    },
    emit(topic, said) {
      const declaration = demand(topic, 'event');
      demandOwner(topic, declaration);
      if (held.closed) return;
      const payload = accept(topic, declaration, said);
      note(topic, 'told', payload);
      delivery.post(topic, payload);
    },
    current: <N extends StateTopic>(topic: N) => states.get(topic) as PayloadOf<N> | undefined,
    on(topic, listener) {
      declarationOf(topic);
      if (held.closed) return () => undefined;
      const subscription = delivery.subscribe(topic, listener as (payload: unknown) => void);
      held.add(subscription);
      return () => subscription.unsubscribe();
    },
    observe: <N extends TopicName>(topic: N) =>
      new Observable<PayloadOf<N>>((subscriber) => {
        declarationOf(topic);
        if (held.closed) return;
        const subscription = delivery.subscribe(topic, (payload) => subscriber.next(payload as PayloadOf<N>));
        held.add(subscription);
        return subscription;
      }),
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
      demandOwner(topic, demand(topic, 'command'));
      if (held.closed) return () => undefined;
      const handling = new Subscription(commands.handle(topic, handler as (payload: unknown) => unknown));
      held.add(handling);
      return () => handling.unsubscribe();
    },
  };
  return { bus, release: () => held.unsubscribe() };
}
