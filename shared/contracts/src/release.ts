/** The release document: which version of each slice runs for whom. `nkm` writes it, the shell's server reads it. */

/** One slice's rollout. */
export interface SliceRelease {
  /** The version for all visitors outside the rollout. */
  stable: string;
  /** The version for `percent` of the visitors; null without a rollout. */
  candidate: string | null;
  /** Share of visitors who get the candidate, 0 to 100; with `steps`, when the document was written. */
  percent: number;
  /** The share follows the clock. Missing: it stays. */
  steps?: RolloutSteps;
  /** The version before `stable`, used as the fallback. */
  previous: string | null;
  /** Changes with each candidate, so that different visitors get it first. */
  salt: string;
  /** Author of the last change. A local start replaces only releases that a start set. */
  set_by: ReleaseAuthor;
}

/** A rollout in steps. Pauses move `started_at`, so that they do not count. */
export interface RolloutSteps {
  /** Ascending, up to 100. */
  percents: number[];
  /** Seconds of each step. */
  every_s: number;
  /** ISO 8601. */
  started_at: string;
  /** Page loads of the candidate without which a step does not end; missing: none. */
  min_loads?: number;
  /** Index of the step that was reached when the document was written; missing: the first. Only with `min_loads`. */
  reached?: number;
  /** Since when the rollout pauses, ISO 8601; null while it goes on. */
  paused_at: string | null;
}

/** `start`: a local start of the project; `nkm`: an operator with any other command. */
export type ReleaseAuthor = 'start' | 'nkm';

export interface ReleaseDocument {
  /** Increases by one with each change; an older document never replaces a newer one. */
  revision: number;
  updated_at: string;
  slices: Record<string, SliceRelease>;
  /** The revision that changed each slice last; missing in older documents. */
  changed?: Record<string, number>;
  /** Who made the change that led to this document; missing in older documents. */
  change?: ReleaseChange;
  /** The keys of each slice that has its own, also former ones. The operator's key signs all other slices. */
  keys?: Record<string, SliceKey[]>;
  /** SHA-256 of `slice.json` in hex, of each version that a slice with its own key may run. */
  accepted?: Record<string, Record<string, string>>;
}

/** What a reader needs of the document to trust the versions of the slices. */
export type SliceTrust = Pick<ReleaseDocument, 'keys' | 'accepted'>;

/** A key that signs the versions of one slice. */
export interface SliceKey {
  /** The first 12 hexadecimal digits of the SHA-256 of the public key. */
  id: string;
  /** Ed25519, SPKI in base64. */
  public_key: string;
  /** First segments that its versions can claim, such as `/my-orders`; null: all that are free. */
  addresses: string[] | null;
  /** Since when it signs nothing new, ISO 8601; null: it has no end. */
  until: string | null;
  /** ISO 8601; null while it is not revoked. */
  revoked_at: string | null;
}

export interface ReleaseChange {
  /** A person or a pipeline. */
  by: string;
  /** The reason that they gave. */
  why: string | null;
}

/** Contents of the file: the document and a signature over its exact text. */
export interface SignedReleaseDocument {
  /** JSON text of the ReleaseDocument. */
  document: string;
  /** Ed25519 signature, base64. */
  signature: string;
}

/** The choice for one visitor: the version and the fallback of each slice. */
export interface ReleaseSet {
  revision: number;
  slices: Record<string, { version: string; fallback: string | null }>;
}
