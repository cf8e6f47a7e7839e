import { whenIdle } from './when-idle';

/** Milliseconds that the first view has for itself. */
const FIRST_VIEW_MS = 1_500;
/** A screen reader may press without any of the others. */
const TOUCHES = ['pointerdown', 'keydown', 'click'] as const;

/** Resolves when the first view has had its time and the browser is idle, or with the first touch of the shopper. */
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
