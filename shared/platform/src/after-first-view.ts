import { whenIdle } from './when-idle';

/** Milliseconds reserved for the first view. */
const FIRST_VIEW_MS = 1_500;
/** `click` is included because a screen reader can press without the other two. */
const TOUCHES = ['pointerdown', 'keydown', 'click'] as const;

/** Resolves when the reserved time is over and the browser is idle, or with the shopper's first input. */
export function afterFirstView(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => whenIdle(done), FIRST_VIEW_MS);
    for (const type of TOUCHES) window.addEventListener(type, done, { capture: true, passive: true });
    function done() {
      clearTimeout(timer);
      for (const type of TOUCHES) window.removeEventListener(type, done, true);
      resolve();
    }
  });
}
