import { whenIdle } from '@nkm/platform';

/**
 * Lays out what the styles leave until it comes near (`content-visibility: auto`), one part after the other while the
 * browser has nothing else to do: on a slow phone it is there however fast somebody scrolls, and the scroll bar and
 * pictures of the whole page tell the truth. Only what lies below the window: nothing moves under anybody's eyes. Where
 * each byte counts it is left out, because pictures are fetched sooner the further the page is laid out.
 * Returns a function that ends it.
 */
export function layOutRest(): () => void {
  let ended = false;
  let waiting: HTMLElement[] = [];
  function next(): void {
    if (ended) return;
    if (waiting.length === 0) waiting = partsBelow();
    const part = waiting.shift();
    if (!part) return;
    if (isBelow(part)) part.style.contentVisibility = 'visible';
    whenIdle(next);
  }
  if (!isFrugal()) whenIdle(next);
  return () => {
    ended = true;
  };
}

function partsBelow(): HTMLElement[] {
  const parts: HTMLElement[] = [];
  // What is inside of such a part would have to be styled to be asked.
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT, (element) => {
    if (getComputedStyle(element as Element).contentVisibility !== 'auto') return NodeFilter.FILTER_SKIP;
    if (isBelow(element as Element)) parts.push(element as HTMLElement);
    return NodeFilter.FILTER_REJECT;
  });
  walker.nextNode();
  return parts;
}

const isBelow = (element: Element) => element.getBoundingClientRect().top > innerHeight;

function isFrugal(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || (connection?.effectiveType ?? '4g') !== '4g';
}
