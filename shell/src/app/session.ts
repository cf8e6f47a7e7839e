import type { SessionState, User } from '@nkm/contracts';
import { type ApiClient, ApiError, type Bus, type SafeStorage, type SessionControl, STORAGE_KEYS } from '@nkm/platform';

export interface SessionOptions {
  bus: Bus;
  api: ApiClient;
  storage: SafeStorage;
  /** The user of this session changed or was loaded: the host may have to lead them somewhere. */
  onUser?(user: User): void;
}

export interface ShellSession extends SessionControl {
  token(): string | null;
  /** Restores the stored session, if there is one (spec 1 §4). */
  restore(): Promise<void>;
  /** The server no longer knows the token. */
  forget(): void;
  /** False when it could be kept for this document only. */
  keepReturnPath(path: string): boolean;
}

/** Milliseconds until somebody whose name is not known yet is asked for again. */
const RETRY_MS = 3_000;

const isUser = (value: unknown): value is User =>
  typeof value === 'object' &&
  value !== null &&
  Number.isInteger((value as User).id) &&
  typeof (value as User).email === 'string';

const isText = (value: unknown): value is string => typeof value === 'string';
/** What a header can carry; anything else was never given out by a server. */
const isToken = (value: string | null) => value !== null && /^[!-~]{1,4096}$/.test(value);

/** A path of this shop, never an address elsewhere: `//evil.example` and `/\evil` would leave it. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}

/** Who is signed in. The token stays in local storage under `extension`; the bus carries only the user. */
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
      if (token() !== asked) return; // signed out or in as somebody else meanwhile
      if (isUser(user)) adopt(user);
      else forget();
    } catch (error) {
      if (token() !== asked) return;
      // Only the server's word ends a session; a network that failed does not.
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
        // Signed out here in any case; the server ends the session at the end of its life.
        console.warn('The server could not be told about the sign-out:', error);
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
