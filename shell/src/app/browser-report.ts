/** Where browsers report faults. */
export const REPORTS_PATH = '/browser-reports';
/** Where browsers send measures of visits. */
export const MEASURES_PATH = `${REPORTS_PATH}/measures`;
/** Reports or measures in one request. */
export const MOST_IN_REQUEST = 10;
/** Places of a stack that a report names. */
export const MOST_PLACES = 8;
/** Route of a page that no slice claims. */
export const UNCLAIMED = '*';

/**
 * `load`: code that does not load. `render`: a screen or loader that throws. `error`: an error or rejection that nobody
 * handles. `hydration`: HTML of the server that the browser had to render again.
 */
export const FAULT_KINDS = ['load', 'render', 'error', 'hydration'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** What a browser reports about a fault. It names no person, browser or visit (docs/decisions/0145). */
export interface BrowserReport {
  slice: string;
  version: string;
  kind: FaultKind;
  /** Pattern of the page's route. */
  route: string;
  /** Masked. */
  message: string;
  /** `<file>:<line>:<column>` in the slice's browser build, innermost first. */
  places: string[];
}

/** `LCP`: when the largest part of a page stood. `INP`: the slowest response to a press. `CLS`: how far parts moved. */
export const MEASURE_NAMES = ['LCP', 'INP', 'CLS'] as const;
export type MeasureName = (typeof MEASURE_NAMES)[number];

/** What a browser measured of a visit whose shopper agreed to it. It names no person, browser or visit. */
export interface BrowserMeasure {
  /** The slice, and its version, of the page that the document began with. */
  slice: string;
  version: string;
  name: MeasureName;
  /** Milliseconds; of `CLS` a score without a unit. */
  value: number;
}
