import { isOwnPath, type SessionState, type User } from '@nkm/contracts';
import { type ApiClient, ApiError, type Bus, type SafeStorage, type SessionControl, STORAGE_KEYS } from '@nkm/platform';
import type { PersonData } from './person-data';

export interface SessionOptions {
  bus: Bus;
  api: ApiClient;
  storage: SafeStorage;
  person: PersonData;
  /**
   * The person of this document is gone: its memory must not greet the next one.
   * @param reached false when the server cannot be reached
   */
  onGone?(reached: boolean): void;
  /** The session died in another tab. */
  onDeadElsewhere?(): void;
  /** Called when the user changes or has loaded; a required step may follow. */
  onUser?(user: User): void;
}

export interface ShellSession extends SessionControl {
  token(): string | null;
  /** Restores the stored session, if there is one. */
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
export function createSession(options: SessionOptions): ShellSession {
  const { bus, api, storage, person, onUser } = options;
  /** Id of the last shopper of this document. */
  let shopper: number | null = null;
  /** The page of the person who leaves is no page to return to. */
  let isLeaving = false;
  const publish = (state: SessionState) => bus.publish('session', state);
  function token(): string | null {
    const stored = storage.get(STORAGE_KEYS.token);
    return isToken(stored) ? stored : null;
  }

  function forget(): void {
    const owner = storage.read(STORAGE_KEYS.profile, isUser)?.id ?? bus.current('session')?.user?.id;
    if (owner !== undefined) person.hide(owner);
    storage.remove(STORAGE_KEYS.token);
    storage.remove(STORAGE_KEYS.profile);
    publish({ status: 'guest', user: null });
  }

  function leave(reached: boolean): void {
    isLeaving = reached;
    options.onGone?.(reached);
  }

  /** The session is gone from storage: another tab signed out, or its session died. */
  function endedElsewhere(): void {
    // A refused request of this tab can come before the news of the sign-out.
    if (bus.current('session')?.status === 'guest') return person.expire();
    if (!person.wasSignedOut()) {
      forget();
      options.onDeadElsewhere?.();
      return;
    }
    person.eraseTab();
    isLeaving = true;
    publish({ status: 'guest', user: null });
    leave(true);
  }

  /** Another shopper has taken over this browser without a sign-out. */
  function noteShopper({ id }: User): void {
    const isOther = shopper !== null && shopper !== id;
    shopper = id;
    if (!isOther) return;
    person.eraseTab();
    leave(true);
  }

  function adopt(user: User): void {
    noteShopper(user);
    person.giveBack(user.id);
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

  /** @returns whether the server answered */
  async function logOut(ended: string): Promise<boolean> {
    const headers = { Authorization: `Bearer ${ended}` };
    try {
      await api.post('/logout', {}, { headers, isSignIn: true, background: true });
      return true;
    } catch (error) {
      // Signed out locally in any case; on the server the session expires.
      console.warn('The server could not end the session:', error);
      return error instanceof ApiError && error.status !== 0;
    }
  }

  // Another tab signed in or out.
  storage.onChange(STORAGE_KEYS.token, () => void (token() ? session.restore() : endedElsewhere()));

  const session: ShellSession = {
    token,
    forget,
    async restore() {
      person.expire();
      if (!token()) return forget();
      const profile = storage.read(STORAGE_KEYS.profile, isUser);
      if (profile) noteShopper(profile);
      publish(profile ? { status: 'signed-in', user: profile } : { status: 'restoring', user: null });
      await load();
    },
    reload: load,
    start({ token: fresh, profile }) {
      isLeaving = false;
      if (token() && shopper !== null && shopper !== profile.id) person.erase();
      shopper = profile.id;
      storage.set(STORAGE_KEYS.token, fresh);
      adopt(profile);
    },
    async end({ comesBack = false } = {}) {
      const ended = token();
      if (comesBack) forget();
      else {
        isLeaving = true;
        person.erase();
        publish({ status: 'guest', user: null });
      }
      const reached = ended === null || (await logOut(ended));
      if (!comesBack) leave(reached);
    },
    keepReturnPath: (path) => isLeaving || (isOwnPath(path) && storage.write(STORAGE_KEYS.returnPath, path)),
    takeReturnPath() {
      const path = storage.read(STORAGE_KEYS.returnPath, isText);
      storage.remove(STORAGE_KEYS.returnPath);
      return path !== null && isOwnPath(path) ? path : '/';
    },
  };
  return session;
}
