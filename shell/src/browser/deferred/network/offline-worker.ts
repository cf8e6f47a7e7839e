import { whenIdle } from '@nkm/platform';

/**
 * Registers the worker that shows the offline page (docs/decisions/0140), once the document is loaded and the browser
 * idle. Some browsers have no workers, or none in a private window: then their own page appears.
 */
export function registerOfflineWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () =>
    navigator.serviceWorker
      .register('/offline-worker.js')
      .catch((cause: unknown) => console.warn('The offline page is not kept:', cause));
  const whenCalm = () => whenIdle(() => void register());
  if (document.readyState === 'complete') whenCalm();
  else addEventListener('load', whenCalm, { once: true });
}
