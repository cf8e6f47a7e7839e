const SHELL_FILES = '/assets/';
/** Milliseconds between two looks whether the page may reload now: a request may be under way for a moment. */
const AGAIN_MS = 500;

interface LostFileWatch {
  /** False while a reload could lose the shopper's input. */
  mayReload(): boolean;
  reload(): void;
}

/**
 * Reloads the page when the server no longer has a file of the shell that this document needs: a later build runs, and
 * no press could ever open that part again. It waits until nothing can be lost. A lost connection changes nothing,
 * because the part offers Retry.
 */
export function reloadWithoutFile({ mayReload, reload }: LostFileWatch): void {
  let isReloading = false;
  function reloadWhenAllowed(): void {
    if (isReloading) return;
    if (!mayReload()) return void setTimeout(reloadWhenAllowed, AGAIN_MS);
    isReloading = true;
    reload();
  }
  const check = async (address: string) => {
    const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    if (answer?.status === 404) reloadWhenAllowed();
  };
  const isOurs = (address: string) => address.startsWith(location.origin + SHELL_FILES);
  // This code loads after the first view, so a press before it may have failed already.
  for (const { name, responseStatus } of performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    if (responseStatus === 404 && isOurs(name)) void check(name);
  // Only the capturing phase sees errors of elements.
  window.addEventListener(
    'error',
    ({ target }) => {
      const address =
        target instanceof HTMLScriptElement ? target.src : target instanceof HTMLLinkElement ? target.href : '';
      if (isOurs(address)) void check(address);
    },
    true,
  );
}
