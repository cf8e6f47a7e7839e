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
  /** Takes what waits first, in the order in which it was sent. Returns what takes the handler away again. */
  handle(topic: CommandTopic, handler: Handler): () => void;
  /** Gives up what waits for an owner that cannot be had. */
  reject(topics: readonly CommandTopic[], cause: unknown): void;
}

export interface CommandsOptions {
  /** Milliseconds from sending to the answer. */
  timeoutMs: number;
  /** A command waits, because nobody handles its topic yet. */
  onWaiting(topic: CommandTopic): void;
}

/** Each command is answered once: by the handler of its topic, by a failure, or when its time is over. */
export function createCommands({ timeoutMs, onWaiting }: CommandsOptions): Commands {
  /** Boxed: the same function may take a topic again, and is then another handler. */
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
          // Whoever was told that it failed must not see it happen later.
          const hadNoOwner = waiting.get(topic)?.delete(command) ?? false;
          const who = hadNoOwner ? 'its owner did not come' : 'its owner gave no answer';
          command.fail(new Error(`${who} within ${timeoutMs / 1000} s`), 'late');
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
      if (handlers.has(topic)) throw new TypeError(`Topic "${topic}" already has its handler`);
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
