import type { ReleaseSet, Settings, SliceDescription } from '@nkm/contracts';
import type { ReleaseStore } from '@nkm/releases';
import type { FrameContent } from '../../app/frame-content/frame-content';
import type { RenderedPage } from '../rendered-page';

/**
 * Contexts that a worker caches. The shell tracks the same number of sent contexts in the same order of use, so it
 * knows which ones the worker still has.
 */
export const KEPT_CONTEXTS = 32;

/** Settings that a worker receives once, before its first page. */
export interface WorkerSettings {
  store: Pick<ReleaseStore, 'folder' | 'publicKeyFile'>;
  apiBaseUrl: string;
  /** Milliseconds that the code and the data of a page may take. */
  pageTimeoutMs: number;
  publicUrl: string;
  /** Folder of the shell's browser build. */
  assetsFolder: string;
  devSlice: SliceDescription | null;
  /** Address of a dev server's hot reload, which the pages' policy then allows. */
  devConnection: string | null;
  /** Megabytes that a worker may use; one that uses more is replaced. */
  memoryMb: number;
  /** Milliseconds for which a page may keep a worker busy without a pause. */
  stallMs: number;
}

/** The data that many pages share. A worker receives it once and caches it under its id. */
export interface PageContext {
  id: string;
  set: ReleaseSet;
  settings: Settings;
  frame: FrameContent;
}

export interface PageRequest {
  address: string;
  /** The browser sends `Save-Data`. */
  savesData: boolean;
}

/** Versions as `slice@version`. */
export interface QuarantineList {
  /** Never run, because they ended a worker. */
  never: string[];
  /** Run only when no other version of the slice is left. */
  last: string[];
}

/** The same for all workers. Each new worker receives the last notice of each kind. */
export type Notice = { kind: 'quarantine'; list: QuarantineList } | { kind: 'live'; versions: string[] };

export type ToWorker =
  | { kind: 'start'; settings: WorkerSettings }
  | { kind: 'context'; context: PageContext }
  | { kind: 'render'; job: number; context: string; request: PageRequest }
  | Notice;

/** An error of a slice, in a form that can be sent. */
export interface SentError {
  message: string;
  stack: string;
}

export interface SentFault {
  slice: string;
  version: string;
  error: SentError;
}

export type FromWorker =
  | { kind: 'ready' }
  /** It cannot work at all, e.g. because the shell is not built. */
  | { kind: 'unable'; message: string }
  /** `faults`: versions that failed. `isTheirs`: another version rendered the page. */
  | { kind: 'rendered'; job: number; page: RenderedPage; faults: SentFault[]; isTheirs: boolean }
  | { kind: 'failed'; job: number; error: SentError; faults: SentFault[] }
  /** An uncaught error, e.g. of a timer. `fault` is null when no slice threw it. */
  | {
      kind: 'stray';
      what: 'exception' | 'rejection';
      error: SentError;
      fault: { slice: string; version: string } | null;
    }
  /** It uses too much memory and requests a replacement. */
  | { kind: 'full'; usedMb: number; fault: { slice: string; version: string } | null };

/** The report that the watchdog of a worker writes before it ends the worker. */
export interface LastWords {
  reason: 'stall' | 'memory';
  /** The version whose code was found running; null when none was. */
  fault: { slice: string; version: string } | null;
  /** The running page, if it was the only one. */
  job: number | null;
  stack: string[];
}
