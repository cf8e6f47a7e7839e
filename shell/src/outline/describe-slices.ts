import { TOPICS, type TopicName } from '@nkm/contracts';
import type { SliceVersion, SliceVersions } from '../slices/boot-data';
import type { BrowserHost } from '../slices/browser-host';
import type { LoadTime, LoadTimes } from './load-times';
import { messages } from './messages';

export interface VersionRow {
  version: SliceVersion;
  /** `chosen` for this document, or the `last good` one to fall back to. */
  role: string;
  /** Its current state. */
  states: string[];
  times: readonly LoadTime[];
}

export interface SliceRow {
  slice: string;
  topics: string[];
  versions: VersionRow[];
}

interface Sources {
  versions: SliceVersions;
  host: Pick<BrowserHost, 'isBroken' | 'runningService'>;
  times: Pick<LoadTimes, 'of'>;
  /** Whether the page shows a part of this version. */
  isShown(slice: string, version: string): boolean;
}

/** All data of the outline about the slices of this document. */
export function describeSlices({ versions, host, times, isShown }: Sources): SliceRow[] {
  function statesOf(slice: string, { version }: SliceVersion): string[] {
    const states = [
      host.isBroken(slice, version) && messages.setAside,
      isShown(slice, version) && messages.onThisPage,
      host.runningService(slice) === version && messages.serviceRuns,
    ].filter((state) => state !== false);
    if (states.length > 0) return states;
    return [times.of(slice, version).length > 0 ? messages.loaded : messages.notLoaded];
  }

  return Object.entries(versions).map(([slice, list]) => ({
    slice,
    topics: topicsOf(slice),
    versions: list.map((version, index) => ({
      version,
      role: index === 0 ? messages.chosen : messages.lastGood,
      states: statesOf(slice, version),
      times: times.of(slice, version.version),
    })),
  }));
}

function topicsOf(slice: string): string[] {
  return (Object.keys(TOPICS) as TopicName[]).filter((topic) => TOPICS[topic].owner === slice);
}
