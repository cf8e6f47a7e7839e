import { type RefObject, useEffect, useState } from 'react';
import type { Slides } from './slide-steps';

/** Tracks the visible part of a row that scrolls sideways, also after manual scrolling, and can move it. */
export function useSlides(track: RefObject<HTMLElement | null>) {
  const [view, setView] = useState<Slides & { index: number }>({ count: 0, visible: 1, index: 0 });

  useEffect(() => {
    const scroller = track.current;
    if (!scroller) return undefined;
    const look = () => setView(viewOf(scroller));
    // It reports once after layout by itself; measuring earlier would force the layout of content far below.
    const resized = new ResizeObserver(look);
    resized.observe(scroller);
    scroller.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      scroller.removeEventListener('scroll', look);
    };
  }, [track]);

  function show(index: number, behavior: ScrollBehavior) {
    const scroller = track.current;
    scroller?.scrollTo({ left: index * pitchOf(scroller), behavior });
  }
  return { view, show };
}

/** Pixels from the start of one slide to the start of the next. */
function pitchOf(scroller: HTMLElement): number {
  const [first, second] = slidesOf(scroller);
  return second && first ? second.offsetLeft - first.offsetLeft : scroller.clientWidth;
}

function viewOf(scroller: HTMLElement) {
  const pitch = pitchOf(scroller) || 1;
  return {
    count: slidesOf(scroller).length,
    visible: Math.max(1, Math.round(scroller.clientWidth / pitch)),
    index: Math.round(scroller.scrollLeft / pitch),
  };
}

const slidesOf = (scroller: HTMLElement) => scroller.querySelectorAll<HTMLElement>(':scope > ul > li');
