/** The release document: which version of which slice is for whom. Written by `nkm`, read by the shell's server. */

/** One slice's rollout. */
export interface SliceRelease {
  /** What everybody has who is not in the rollout. */
  stable: string;
  /** The version that `percent` of the visitors get, if a rollout is under way. */
  candidate: string | null;
  /** 0…100: share of visitors who get the candidate. */
  percent: number;
  /** The version before `stable`: what a page falls back to. */
  previous: string | null;
  /** Changes with each new candidate, so that the same visitors are not always the first. */
  salt: string;
  /** Who made the last change. A local start replaces only what a start set. Absent in older documents. */
  set_by?: ReleaseAuthor;
}

/** `start`: a local start of the project; `nkm`: an operator, with any other command. */
export type ReleaseAuthor = 'start' | 'nkm';

export interface ReleaseDocument {
  /** Raised by one with each change; an older document never replaces a newer one. */
  revision: number;
  updated_at: string;
  slices: Record<string, SliceRelease>;
}

/** What stands in the file: the document and a signature over its exact text. */
export interface SignedReleaseDocument {
  /** JSON text of the ReleaseDocument. */
  document: string;
  /** Ed25519 signature, base64. */
  signature: string;
}

/** The choice for one visitor: slice → version, and the version to fall back to. */
export interface ReleaseSet {
  revision: number;
  slices: Record<string, { version: string; fallback: string | null }>;
}
