import { onCLS, onINP, onLCP } from 'web-vitals';
import { type BrowserMeasure, MEASURES_PATH } from '../../app/browser-report';

export type MeasuredVersion = Pick<BrowserMeasure, 'slice' | 'version'>;

/**
 * Sends how fast this document was, once the shopper leaves or hides it: each measure once.
 * @param version of the page that the document began with
 * @param isAllowed whether the shopper agrees to it now
 */
export function sendMeasures(version: MeasuredVersion, isAllowed: () => boolean): void {
  const measured = new Set<string>();
  let waiting: BrowserMeasure[] = [];

  const note = ({ id, name, value }: { id: string; name: BrowserMeasure['name']; value: number }): void => {
    if (measured.has(id)) return; // a page that was hidden before can go on to change
    measured.add(id);
    waiting = [...waiting, { ...version, name, value }];
  };
  onLCP(note);
  onINP(note);
  onCLS(note);
  // The library notes the final values in its listeners for this event, which come first.
  addEventListener('visibilitychange', send, true);

  function send(): void {
    if (document.visibilityState !== 'hidden' || waiting.length === 0) return;
    const sent = waiting.splice(0);
    if (isAllowed()) navigator.sendBeacon(MEASURES_PATH, JSON.stringify(sent));
  }
}
