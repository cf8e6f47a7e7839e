import type { AnswerOf, CommandTopic, EventTopic, PayloadOf, StateTopic } from '@nkm/contracts';
import type { Observable } from 'rxjs';

export type Unsubscribe = () => void;

/**
 * The bus for one owner, which publishes only its own states, emits only its own events and handles only its own
 * commands. Listeners of a topic are called in the order of subscription, and all messages arrive in the order of
 * sending. A message that a listener sends follows the current one.
 */
export interface Bus {
  /** Publishes the new value of an own state; later subscribers receive it too. */
  publish<N extends StateTopic>(topic: N, value: PayloadOf<N>): void;
  /** The last published value of a state; undefined before the first one. */
  current<N extends StateTopic>(topic: N): PayloadOf<N> | undefined;
  /** Sends an own event to all subscribers. */
  emit<N extends EventTopic>(topic: N, payload: PayloadOf<N>): void;
  /** Subscribes to a state (starting with its last value) or to an event; returns the unsubscribe function. */
  on<N extends StateTopic | EventTopic>(topic: N, listener: (payload: PayloadOf<N>) => void): Unsubscribe;
  /** Like `on`, as an observable for composition. */
  observe<N extends StateTopic | EventTopic>(topic: N): Observable<PayloadOf<N>>;
  /**
   * Sends a command to its owner and waits for the answer. The bus queues it until the owner handles it. Rejects with
   * `CommandFailed` when the owner is unreachable, its handler fails or the answer is late. After that the command
   * never runs, unless its handler has already started.
   */
  send<N extends CommandTopic>(topic: N, payload: PayloadOf<N>): Promise<AnswerOf<N>>;
  /** Handles the commands of an own topic, starting with the queued ones. */
  handle<N extends CommandTopic>(topic: N, handler: CommandHandler<N>): Unsubscribe;
}

export type CommandHandler<N extends CommandTopic> = (payload: PayloadOf<N>) => AnswerOf<N> | Promise<AnswerOf<N>>;

/**
 * Why a command has no answer: its owner is unavailable (`unreachable`), its handler failed (`failed`), or no handler
 * or answer came in time (`late`).
 */
export type CommandFailure = 'unreachable' | 'failed' | 'late';

/** A command that failed; `cause` contains the reason. */
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
