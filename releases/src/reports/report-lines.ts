import path from 'node:path';
import type { ReleaseStore } from '../store/release-store';

/** Days for which reports of browsers are kept. */
export const KEPT_DAYS = 14;

/** Pages that a shell sent. */
export interface LoadsLine {
  /** ISO 8601. */
  at: string;
  slice: string;
  version: string;
  loads: number;
}

/** Equal faults that browsers reported. */
export interface FaultLine {
  /** ISO 8601. */
  at: string;
  slice: string;
  version: string;
  /** `load`, `render`, `error` or `hydration`. */
  kind: string;
  /** Pattern of the route. */
  route: string;
  message: string;
  /** `<file>:<line>:<column>` in the browser build. */
  places: string[];
  count: number;
}

/** Page loads of the candidate at a time in milliseconds. */
export interface CandidateLoads {
  at: number;
  loads: number;
}

export type ReportLine = LoadsLine | FaultLine;

export const isLoads = (line: ReportLine): line is LoadsLine => 'loads' in line;

/** A folder for each day (UTC), with a file of each shell process. */
export const reportsFolder = (store: Pick<ReleaseStore, 'folder'>) => path.join(store.folder, 'reports');
export const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10);
