import type { CommandTopic } from '@nkm/contracts';
import { CommandFailed, type CommandFailure } from './bus';

type Handler = (payload: unknown) => unknown;

interface Command {
  payload: unknown;
  resolve(answer: unknown): void;
  fail(cause: unknown, reason: CommandFailure): void;
}

export interface Commands {
  send(topic: CommandTopic, payload: unknown): Promise<unknown>;
  /** Starts with the waiting commands, in the order of sending. Returns a function that removes the handler. */
  handle(topic: CommandTopic, handler: Handler): () => void;
  /** Rejects the commands that wait for an unavailable owner. */
  reject(topics: readonly CommandTopic[], cause: unknown): void;
}

export interface CommandsOptions {
  /** Milliseconds from sending to the answer. */
  timeoutMs: number;
  /** Called when a command waits because its topic has no handler yet. */
  onWaiting(topic: CommandTopic): void;
}

/** Each command settles once: with the handler's answer, a failure or a timeout. */
export function createCommands({ timeoutMs, onWaiting }: CommandsOptions): Commands {
  /** Boxed, so that the same function can handle a topic again as a different handler. */
  const handlers = new Map<CommandTopic, { handler: Handler }>();
  const waiting = new Map<CommandTopic, Set<Command>>();

  async function carryOut({ payload, resolve, fail }: Command, handler: Handler): Promise<void> {
    try {
      resolve(await handler(payload));
    } catch (error) {
      fail(error, 'failed');
    }
  }

  function keep(topic: CommandTopic, command: Command): void {
    const row = waiting.get(topic) ?? new Set();
    waiting.set(topic, row.add(command));
    onWaiting(topic);
  }

  function takeWaiting(topic: CommandTopic): Iterable<Command> {
    const row = waiting.get(topic) ?? [];
    waiting.delete(topic);
    return row;
  }

  return {
    send(topic, payload) {
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          // A command that was reported as failed must never run later.
          const hadNoOwner = waiting.get(topic)?.delete(command) ?? false;
          const missing = hadNoOwner ? 'owner' : 'answer';
          command.fail(new Error(`no ${missing} within ${timeoutMs / 1000} s`), 'late');
        }, timeoutMs);
        const command: Command = {
          payload,
          resolve(answer) {
            clearTimeout(timer);
            resolve(answer);
          },
          fail(cause, reason) {
            clearTimeout(timer);
            reject(new CommandFailed(topic, cause, reason));
          },
        };
        const taken = handlers.get(topic);
        if (taken) void carryOut(command, taken.handler);
        else keep(topic, command);
      });
    },

    handle(topic, handler) {
      if (handlers.has(topic)) throw new TypeError(`Topic "${topic}" already has a handler`);
      const own = { handler };
      handlers.set(topic, own);
      for (const command of takeWaiting(topic)) void carryOut(command, handler);
      return () => void (handlers.get(topic) === own && handlers.delete(topic));
    },

    reject(topics, cause) {
      for (const topic of topics) for (const { fail } of takeWaiting(topic)) fail(cause, 'unreachable');
    },
  };
}
