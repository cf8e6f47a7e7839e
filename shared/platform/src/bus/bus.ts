import type { AnswerOf, CommandTopic, EventTopic, PayloadOf, StateTopic } from '@nkm/contracts';
import type { Observable } from 'rxjs';

export type Unsubscribe = () => void;

/**
 * The bus as one owner sees it: it publishes only its own states, emits only its own events and handles only its own
 * commands. What is told reaches the listeners of a topic in the order of their subscriptions, and everybody in the
 * order in which it was told: what a listener tells meanwhile comes after that.
 */
export interface Bus {
  /** Tells the new value of a state that this owner owns; it replays to every later listener. */
  publish<N extends StateTopic>(topic: N, value: PayloadOf<N>): void;
  /** The last published value of a state, if there is one yet. */
  current<N extends StateTopic>(topic: N): PayloadOf<N> | undefined;
  /** Tells whoever listens that something happened in what this owner owns. */
  emit<N extends EventTopic>(topic: N, payload: PayloadOf<N>): void;
  /** Listens to a state (starting with its last value) or to an event; returns its own unsubscribe. */
  on<N extends StateTopic | EventTopic>(topic: N, listener: (payload: PayloadOf<N>) => void): Unsubscribe;
  /** The same as an observable, for composition. */
  observe<N extends StateTopic | EventTopic>(topic: N): Observable<PayloadOf<N>>;
  /**
   * Sends a command to its owner and waits for the answer. It is kept until the owner is there. Rejects with
   * `CommandFailed` when the owner cannot be had, its handler failed, or no answer came in time; it is never carried
   * out after that, unless its handler had begun.
   */
  send<N extends CommandTopic>(topic: N, payload: PayloadOf<N>): Promise<AnswerOf<N>>;
  /** Takes the commands of a topic that this owner owns, those that are waiting first. */
  handle<N extends CommandTopic>(topic: N, handler: CommandHandler<N>): Unsubscribe;
}

export type CommandHandler<N extends CommandTopic> = (payload: PayloadOf<N>) => AnswerOf<N> | Promise<AnswerOf<N>>;

/**
 * Why a command has no answer: nobody of its owner can be had (`unreachable`), its handler failed (`failed`), or
 * neither an owner nor an answer came in time (`late`).
 */
export type CommandFailure = 'unreachable' | 'failed' | 'late';

/** A command that nobody could carry out; `cause` says why. */
export class CommandFailed extends Error {
  constructor(
    readonly topic: CommandTopic,
    cause: unknown,
    readonly reason: CommandFailure = 'failed',
  ) {
    super(`Command ${topic} failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'CommandFailed';
  }
}
