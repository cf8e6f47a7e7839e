import type { ServerTime } from '../server-clock';

/** Milliseconds (SH-CONST-001). */
export const API_TIMEOUT_MS = 60_000;

export interface ApiClientOptions {
  /** Address of the API without a trailing slash. */
  baseUrl: string;
  timeoutMs?: number;
  token?(): string | null;
  /** Retries read-only calls when the server did not answer. */
  retry?: boolean;
  /** Called when a request starts; calls the returned function when it succeeds or fails. */
  beginRequest?(background: boolean): () => void;
  /** Receives the server's time with each answer that no cache can have stored. */
  onServerTime?(time: ServerTime): void;
  /** Reports whether the server answered. */
  onReach?(reached: boolean): void;
  /** The server no longer knows the session of this token (SH-RULE-022). */
  onSessionDead?(token: string): void;
}
