import type { SliceDescription } from '@nkm/contracts';

/** Responses of the API, so that the gate renders pages with real data and without an API. */
export interface Recording {
  /** Addresses of pages whose pattern has parameters, by route id, for example `{"product": "/adire-dress"}`. */
  pages: Record<string, string>;
  /** It was made with the session of a shopper, for every page instead of the public ones. */
  session?: true;
  /** Keyed by `GET /path?sorted=query`. */
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
  /** The shell's package.json, from which libraries are resolved. */
  manifest: string;
  recording: Recording;
  /** An API to record from; null to answer from the recording alone. */
  recordFrom: RecordedSource | null;
}

export interface RecordedSource {
  /** Address of the API. */
  api: string;
  /** Of a shopper's session there; null to record only what everybody can read. */
  token: string | null;
}

export interface TrialReport {
  /** Faults of the candidate, one line each. */
  faults: string[];
  /** Pages that cannot be checked, because the recording lacks their address or a response; one line each. */
  unrecorded: string[];
  /** What does not stop a publication, one line each. */
  warnings: string[];
  /** Every response that the pages requested. */
  calls: Recording['calls'];
}

/** A message from the trial's process: the current stage, to name it when the process hangs, or the report. */
export type TrialMessage = { stage: string } | { report: TrialReport };
