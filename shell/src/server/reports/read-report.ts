import { type BrowserReport, FAULT_KINDS, MOST_PLACES, UNCLAIMED } from '../../app/browser-report';
import { maskMessage } from '../../app/mask-message';

/** What browsers of this shop can report about now. */
export interface KnownPages {
  /** As `slice@version`. */
  versions: ReadonlySet<string>;
  /** Patterns of routes. */
  routes: ReadonlySet<string>;
}

/** A file of a browser build, a line and a column. Only the name of the file has letters. */
const PLACE = /^[\w.-]{1,100}\.js:\d{1,7}:\d{1,7}$/;

/**
 * A report as the shell uses it; null when it is none, or about a version or route that this shop does not have now.
 * Anybody can send anything, so nothing else of it is kept.
 */
export function readReport(sent: unknown, { versions, routes }: KnownPages): BrowserReport | null {
  if (typeof sent !== 'object' || sent === null) return null;
  const { slice, version, kind, route, message, places } = sent as Partial<Record<keyof BrowserReport, unknown>>;
  if (typeof slice !== 'string' || typeof version !== 'string' || !versions.has(`${slice}@${version}`)) return null;
  if (typeof route !== 'string' || (route !== UNCLAIMED && !routes.has(route))) return null;
  const known = FAULT_KINDS.find((one) => one === kind);
  if (!known || typeof message !== 'string' || !Array.isArray(places)) return null;
  return {
    slice,
    version,
    kind: known,
    route,
    message: maskMessage(message),
    places: places
      .slice(0, MOST_PLACES)
      .filter((place): place is string => typeof place === 'string' && PLACE.test(place)),
  };
}
