import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Milliseconds: a pointer that only passes by opens nothing, and one that slips off for a moment closes nothing. */
const OPEN_AFTER = 150;
const CLOSE_AFTER = 300;

export interface DropPanel {
  /** Goes around the control and its panel. */
  place: RefObject<HTMLDivElement | null>;
  open: boolean;
  /** A press of the control: what the pointer opened stays open. */
  toggle(): void;
  close(): void;
  /** Opens under a mouse that rests on it; a finger presses. */
  hover: { onPointerEnter(event: { pointerType: string }): void; onPointerLeave(event: { pointerType: string }): void };
}

/**
 * A panel below a control of the header. It closes with Escape, which gives the focus back to the control, with a
 * press or a focus elsewhere, and with each navigation.
 */
export function useDropPanel(): DropPanel {
  const [state, setState] = useState<'closed' | 'hovered' | 'pinned'>('closed');
  const place = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { key } = useLocation();
  const open = state !== 'closed';

  useEffect(() => setState('closed'), [key]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => (open ? closeOnLeave(place.current, () => setState('closed')) : undefined), [open]);

  function after(milliseconds: number, change: Parameters<typeof setState>[0]) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState(change), milliseconds);
  }

  return {
    place,
    open,
    toggle() {
      clearTimeout(timer.current);
      setState(state === 'pinned' ? 'closed' : 'pinned');
    },
    close: () => setState('closed'),
    hover: {
      onPointerEnter: ({ pointerType }) =>
        pointerType === 'mouse' && after(OPEN_AFTER, (now) => (now === 'closed' ? 'hovered' : now)),
      onPointerLeave: ({ pointerType }) =>
        pointerType === 'mouse' && after(CLOSE_AFTER, (now) => (now === 'hovered' ? 'closed' : now)),
    },
  };
}

function closeOnLeave(place: HTMLElement | null, close: () => void): () => void {
  const onElsewhere = ({ target }: Event) => {
    if (target instanceof Node && target.isConnected && !place?.contains(target)) close();
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    if (place?.contains(document.activeElement)) place.querySelector<HTMLElement>('a, button')?.focus();
    close();
  };
  document.addEventListener('pointerdown', onElsewhere);
  document.addEventListener('focusin', onElsewhere);
  document.addEventListener('keydown', onKey);
  return () => {
    document.removeEventListener('pointerdown', onElsewhere);
    document.removeEventListener('focusin', onElsewhere);
    document.removeEventListener('keydown', onKey);
  };
}
