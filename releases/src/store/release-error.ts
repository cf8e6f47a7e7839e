/**
 * - `refused`: a rule refuses the action; the message is the one line to show;
 * - `sources-changed`: the sources of the slice changed during the build;
 * - `no-releases`: nothing has been published yet;
 * - `no-version`: this version of the slice is not in the store;
 * - `no-key`: the key to sign or verify with is missing or belongs to another store;
 * - `unreadable`, `malformed`, `bad-signature`: the document cannot be trusted;
 * - `old-revision`: the document is older than one that was in use;
 * - `not-kept`: the newest document cannot be stored for the next start (`DATA_DIR`);
 * - `locked`: another process holds the store's lock for too long.
 */
export type ReleaseErrorCode =
  | 'refused'
  | 'sources-changed'
  | 'no-releases'
  | 'no-version'
  | 'no-key'
  | 'unreadable'
  | 'malformed'
  | 'bad-signature'
  | 'old-revision'
  | 'not-kept'
  | 'locked';

export class ReleaseError extends Error {
  constructor(
    readonly code: ReleaseErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'ReleaseError';
  }
}

/** A rule of the gate or of a rollout refuses the action. */
export const refusal = (message: string, options?: ErrorOptions) => new ReleaseError('refused', message, options);
