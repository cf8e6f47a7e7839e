import type { Settings, TopicOwner, User } from '@nkm/contracts';
import { type ApiClient, ApiError, type Platform, type RequestOptions, type ToastTone } from '@nkm/platform';
import { createBus, createStorage, type HostBus, inspectPayload, type WholeStorage } from '@nkm/platform/host';

export interface SentCall {
  call: string;
  body: unknown;
  options: RequestOptions;
}

/** Answers a call, or throws an `ApiError`. Keyed by `METHOD /path`; `:name` segments become `params`. */
export type Answers = Record<
  string,
  (request: { body: unknown; params: Record<string, string>; options: RequestOptions }) => unknown
>;

export interface TestPlatform extends Platform {
  hostBus: HostBus;
  storage: WholeStorage;
  /** All calls in order. */
  calls: SentCall[];
  toasts: { tone: ToastTone; message: string; detail?: string }[];
  navigations: string[];
  /** Replaces answers during a test. */
  answer(answers: Answers): void;
  signIn(user: User): void;
}

const SETTINGS: Settings = { rate: 380, brand: 'NKM', links: {}, providers: [] };

/**
 * A platform with a real bus and real storage behaviour; `answers` simulates only the network. `settings.api` is the
 * level of the API: 0, only the documented calls, or 1, all of ours.
 */
export function createTestPlatform(
  slice: TopicOwner,
  answers: Answers = {},
  settings: Partial<Settings> = {},
): TestPlatform {
  const routes = { ...answers };
  const calls: SentCall[] = [];
  const toasts: TestPlatform['toasts'] = [];
  const navigations: string[] = [];
  const kept = new Map<string, string>();
  const hostBus = createBus({
    inspect: inspectPayload,
    report: (error) => {
      throw error;
    },
  });
  const storage = createStorage(() => memoryArea(kept), globalThis.window);
  let returnPath = '/';

  async function call<T>(method: string, path: string, body: unknown, options: RequestOptions = {}): Promise<T> {
    calls.push({ call: `${method} ${path}`, body, options });
    await Promise.resolve();
    for (const [pattern, respond] of Object.entries(routes)) {
      const params = matchCall(pattern, `${method} ${path}`);
      if (params) return respond({ body, params, options }) as T;
    }
    throw new ApiError(404, `The test has no answer for ${method} ${path}`);
  }
  const api: ApiClient = {
    get: (path, options) => call('GET', path, undefined, options),
    post: (path, body, options) => call('POST', path, body, options),
    patch: (path, body, options) => call('PATCH', path, body, options),
    delete: (path, options) => call('DELETE', path, undefined, options),
  };
  const shell = hostBus.as('shell');
  shell.publish('session', { status: 'guest', user: null });

  return {
    slice,
    bus: hostBus.as(slice),
    hostBus,
    api,
    storage,
    settings: { ...SETTINGS, ...settings },
    isServer: false,
    calls,
    toasts,
    navigations,
    answer: (more) => void Object.assign(routes, more),
    signIn: (user) => shell.publish('session', { status: 'signed-in', user }),
    session: {
      start: ({ token, profile }) => {
        storage.set('extension', token);
        shell.publish('session', { status: 'signed-in', user: profile });
      },
      end: async () => {
        storage.remove('extension');
        shell.publish('session', { status: 'guest', user: null });
      },
      reload: async () => undefined,
      takeReturnPath: () => {
        const path = returnPath;
        returnPath = '/';
        return path;
      },
      keepReturnPath: (path) => {
        returnPath = path;
      },
    },
    toast: (tone, message, detail) => void toasts.push({ tone, message, detail }),
    toastError: (error) => {
      const messages =
        error instanceof ApiError ? error.messages : [error instanceof Error ? error.message : String(error)];
      for (const message of messages) toasts.push({ tone: 'error', message });
    },
    navigate: (path) => void navigations.push(path),
  };
}

function matchCall(pattern: string, call: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = call.split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = given[index]!;
    if (segment.startsWith(':')) params[segment.slice(1)] = decodeURIComponent(value);
    else if (segment !== value) return null;
  }
  return params;
}

function memoryArea(kept: Map<string, string>): Storage {
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
}
