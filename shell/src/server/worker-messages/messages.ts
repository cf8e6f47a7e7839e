import type { ReleaseSet, Settings, SliceDescription, SliceTrust } from '@nkm/contracts';
import type { ReleaseStore } from '@nkm/releases';
import type { FrameContent } from '../../app/frame-content/frame-content';
import type { RenderedPage } from './rendered-page';
import type { NamedVersion } from './named-version';

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
  /** Every page says that nothing is real. */
  staging: boolean;
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
  /** Of every call to the API: the id and the trace of the request for the page. */
  headers: Record<string, string>;
  /** The version whose code renders the page; null: only the frame, without code of a slice. */
  version: NamedVersion | null;
  /** Milliseconds that this version may take. */
  timeMs: number;
  /** What the band of a preview says; null outside of one. */
  preview: string | null;
}

/**
 * The versions that the release document names, as `slice@version`, and what it says about their keys. Each new worker
 * receives the last notice.
 */
export interface LiveNotice {
  kind: 'live';
  versions: string[];
  trust: SliceTrust;
}

export type ToWorker =
  | { kind: 'start'; settings: WorkerSettings }
  | { kind: 'context'; context: PageContext }
  | { kind: 'render'; job: number; context: string; request: PageRequest }
  | LiveNotice;

/** An error of a slice, in a form that can be sent. */
export interface SentError {
  message: string;
  stack: string;
}

/** The version of a page failed. */
export interface SentFault extends NamedVersion {
  error: SentError;
  /** It took its whole time. */
  tookTooLong: boolean;
}

/** An uncaught error, for example of a timer. */
export interface Stray {
  kind: 'stray';
  what: 'exception' | 'rejection';
  error: SentError;
}

/** The worker uses too much memory and requests a replacement. */
export interface Full {
  kind: 'full';
  usedMb: number;
}

export type FromWorker =
  | { kind: 'ready' }
  /** It cannot work at all, e.g. because the shell is not built. */
  | { kind: 'unable'; message: string }
  /** `fault`: the version failed, and the page is the frame without it. */
  | { kind: 'rendered'; job: number; page: RenderedPage; fault: SentFault | null }
  | { kind: 'failed'; job: number; error: SentError }
  | Stray
  | Full;

/** Why the watchdog of a worker ended the worker. */
export type EndReason = 'stall' | 'memory';
