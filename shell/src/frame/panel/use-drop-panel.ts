import { useSettled } from '@nkm/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Milliseconds: a passing pointer does not open the panel, and a pointer that slips off briefly does not close it. */
const OPEN_AFTER = 150;
const CLOSE_AFTER = 300;

export interface DropPanel {
  /** The element around the control and its panel. */
  place: RefObject<HTMLDivElement | null>;
  open: boolean;
  /** For presses of the control: a panel that the pointer opened stays open. A second quick press does nothing. */
  toggle(): void;
  /** Opens it until the next press. */
  pin(): void;
  close(): void;
  /** Closes it and returns the focus to the control. */
  dismiss(): void;
  /** Opens the panel under a resting mouse. Touch uses `toggle`. */
  hover: { onPointerEnter(event: { pointerType: string }): void; onPointerLeave(event: { pointerType: string }): void };
}

/**
 * A panel below a header control. It closes on a press or focus outside, on each navigation, and on Escape, which
 * returns the focus to the control.
 */
export function useDropPanel(): DropPanel {
  const [state, setState] = useState<'closed' | 'hovered' | 'pinned'>('closed');
  const place = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { key } = useLocation();
  const open = state !== 'closed';
  // Not the state: Escape closes the panel too, and the next press opens it at once.
  const [presses, setPresses] = useState(0);
  const isSettled = useSettled(presses);

  useEffect(() => setState('closed'), [key]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => (open ? closeOnLeave(place.current, () => setState('closed')) : undefined), [open]);

  function after(milliseconds: number, change: Parameters<typeof setState>[0]) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState(change), milliseconds);
  }

  function set(next: typeof state) {
    clearTimeout(timer.current);
    setState(next);
  }

  function toggle() {
    if (!isSettled()) return;
    setPresses(presses + 1);
    set(state === 'pinned' ? 'closed' : 'pinned');
  }

  return {
    place,
    open,
    toggle,
    pin: () => set('pinned'),
    close: () => setState('closed'),
    dismiss() {
      setState('closed');
      focusControl(place.current);
    },
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
    if (place?.contains(document.activeElement)) focusControl(place);
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

/** The control precedes its panel. */
const focusControl = (place: HTMLElement | null) => place?.querySelector<HTMLElement>('a, button')?.focus();
