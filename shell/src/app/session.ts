import { isOwnPath, type SessionState, type User } from '@nkm/contracts';
import { type ApiClient, ApiError, type Bus, type SafeStorage, type SessionControl, STORAGE_KEYS } from '@nkm/platform';

export interface SessionOptions {
  bus: Bus;
  api: ApiClient;
  storage: SafeStorage;
  /** Called when the user changes or has loaded; a required step may follow. */
  onUser?(user: User): void;
}

export interface ShellSession extends SessionControl {
  token(): string | null;
  /** Restores the stored session, if there is one (spec 1 §4). */
  restore(): Promise<void>;
  /** The server no longer knows the token. */
  forget(): void;
  /** False when the session lasts only for this document. */
  keepReturnPath(path: string): boolean;
}

/** Milliseconds before a profile that failed to load is requested again. */
const RETRY_MS = 3_000;

const isUser = (value: unknown): value is User =>
  typeof value === 'object' &&
  value !== null &&
  Number.isInteger((value as User).id) &&
  typeof (value as User).email === 'string';

const isText = (value: unknown): value is string => typeof value === 'string';
/** Characters that a header allows; no server issues other tokens. */
const isToken = (value: string | null) => value !== null && /^[!-~]{1,4096}$/.test(value);

/** The session of the shopper. The token stays in local storage under `extension`; the bus carries only the user. */
export function createSession({ bus, api, storage, onUser }: SessionOptions): ShellSession {
  const publish = (state: SessionState) => bus.publish('session', state);
  function token(): string | null {
    const stored = storage.get(STORAGE_KEYS.token);
    return isToken(stored) ? stored : null;
  }

  function forget(): void {
    storage.remove(STORAGE_KEYS.token);
    storage.remove(STORAGE_KEYS.profile);
    publish({ status: 'guest', user: null });
  }

  function adopt(user: User): void {
    storage.write(STORAGE_KEYS.profile, user);
    publish({ status: 'signed-in', user });
    onUser?.(user);
  }

  async function load(): Promise<void> {
    const asked = token();
    try {
      const { data: user } = await api.get<{ data?: unknown }>('/users/me', { background: true });
      if (token() !== asked) return; // signed out, or in as another shopper, before the response
      if (isUser(user)) adopt(user);
      else forget();
    } catch (error) {
      if (token() !== asked) return;
      // Only a server response ends a session, not a network failure.
      if (error instanceof ApiError && error.status === 401) forget();
      else if (bus.current('session')?.status === 'restoring') setTimeout(() => void load(), RETRY_MS);
    }
  }

  // Another tab signed in or out.
  storage.onChange(STORAGE_KEYS.token, (value) => void (value ? session.restore() : forget()));

  const session: ShellSession = {
    token,
    forget,
    async restore() {
      if (!token()) return forget();
      const profile = storage.read(STORAGE_KEYS.profile, isUser);
      publish(profile ? { status: 'signed-in', user: profile } : { status: 'restoring', user: null });
      await load();
    },
    reload: load,
    start({ token: fresh, profile }) {
      storage.set(STORAGE_KEYS.token, fresh);
      adopt(profile);
    },
    async end() {
      const ended = token();
      forget();
      if (!ended) return;
      try {
        await api.post(
          '/logout',
          {},
          { headers: { Authorization: `Bearer ${ended}` }, isSignIn: true, background: true },
        );
      } catch (error) {
        // Signed out locally in any case; on the server the session expires.
        console.warn('The server could not end the session:', error);
      }
    },
    keepReturnPath: (path) => isOwnPath(path) && storage.write(STORAGE_KEYS.returnPath, path),
    takeReturnPath() {
      const path = storage.read(STORAGE_KEYS.returnPath, isText);
      storage.remove(STORAGE_KEYS.returnPath);
      return path !== null && isOwnPath(path) ? path : '/';
    },
  };
  return session;
}
