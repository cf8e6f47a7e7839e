import type { SliceDescription } from '@nkm/contracts';

/** Answers of the API, so that the gate renders pages with real data and without an API. */
export interface Recording {
  /** Addresses of pages whose pattern has parameters, by route id, for example `{"product": "/adire-dress"}`. */
  pages: Record<string, string>;
  /** By `GET /path?sorted=query`. */
  calls: Record<string, RecordedAnswer>;
}

export interface RecordedAnswer {
  status: number;
  /** Parsed JSON. */
  body: unknown;
}

export interface TrialRequest {
  /** Folder of the build. */
  dist: string;
  description: SliceDescription;
  /** The shell's package.json: libraries are loaded as the shell loads them. */
  manifest: string;
  recording: Recording;
  /** Address of an API to record from; null to answer from the recording alone. */
  recordFrom: string | null;
}

export interface TrialReport {
  /** What is wrong with the candidate, one line each. */
  faults: string[];
  /** Pages that nobody can judge, because the recording lacks their address or an answer; one line each. */
  unrecorded: string[];
  /** Every answer that the pages asked for. */
  calls: Recording['calls'];
}

/** What the process of a trial tells its parent: where it is, so that a stuck one can be named, and its report. */
export type TrialMessage = { stage: string } | { report: TrialReport };
