import { type MouseEvent, type MouseEventHandler, useCallback, useLayoutEffect, useRef } from 'react';

/** A second press this soon was meant for what the control did before. */
export const SETTLING_MS = 600;

/**
 * Makes two quick presses one, for a control that turns into its opposite or another action.
 * @param meaning what a press does now, e.g. `inCart`
 * @returns whether a press at this time comes at least 600 ms after the last change of the meaning
 */
export const useSettled = (meaning: unknown): ((pressedAt?: number) => boolean) => useTurns(meaning, false).isSettled;

/** @param byPress only a change after a press counts, and none with another cause, such as the Back button */
function useTurns(meaning: unknown, byPress: boolean) {
  const shown = useRef(meaning);
  const changedAt = useRef(-Infinity);
  const counts = useRef(!byPress);
  useLayoutEffect(() => {
    if (shown.current === meaning) return;
    shown.current = meaning;
    if (counts.current) changedAt.current = performance.now();
    counts.current = !byPress;
  }, [meaning, byPress]);
  return {
    isSettled: useCallback((pressedAt = performance.now()) => pressedAt - changedAt.current >= SETTLING_MS, []),
    notePress: () => {
      counts.current = true;
    },
  };
}

interface Presses {
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  onClickCapture?: MouseEventHandler<HTMLButtonElement> | undefined;
}

/**
 * Attributes of a button that ignores presses, including submits, until its meaning has settled. It keeps its focus
 * and looks the same.
 */
export function useSettledPress<P extends Presses>(meaning: unknown, button: P): P {
  const { isSettled, notePress } = useTurns(meaning, true);
  if (meaning === undefined) return button;
  // A busy page handles a press late.
  const counts = (event: MouseEvent) => isSettled(Math.min(event.timeStamp, performance.now()));
  return {
    ...button,
    onClickCapture(event: MouseEvent<HTMLButtonElement>) {
      if (counts(event)) button.onClickCapture?.(event);
    },
    // Not in the capture phase: the shell repeats presses that were stopped there, because they came before hydration.
    onClick(event: MouseEvent<HTMLButtonElement>) {
      if (counts(event)) {
        notePress();
        button.onClick?.(event);
        return;
      }
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
