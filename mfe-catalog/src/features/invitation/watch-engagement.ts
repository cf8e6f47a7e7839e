/** Milliseconds for which the page must have been visible. */
export const LOOKED_AT_MS = 15_000;
const STEP_MS = 1_000;

/**
 * Calls `onEngaged` once the visitor has viewed the page for a while and scrolled past half of the first screen, and
 * is not using a field or a dialog.
 * @returns a function that stops watching
 */
export function watchEngagement(onEngaged: () => void): () => void {
  let looked = 0;
  let went = false;
  const onScroll = () => {
    went ||= window.scrollY > window.innerHeight / 2;
  };
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') looked += STEP_MS;
    if (!went || looked < LOOKED_AT_MS || isBusy()) return;
    stop();
    onEngaged();
  }, STEP_MS);
  window.addEventListener('scroll', onScroll, { passive: true });

  function stop() {
    clearInterval(timer);
    window.removeEventListener('scroll', onScroll);
  }
  return stop;
}

function isBusy(): boolean {
  const isTyping = document.activeElement?.matches('input, textarea, select') ?? false;
  return isTyping || document.querySelector('dialog[open]') !== null;
}
