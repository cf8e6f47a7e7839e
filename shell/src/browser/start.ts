/**
 * The first script of every page, inlined into its head: about a kilobyte. It listens to presses at once and runs the
 * early ones when the other scripts are there. The server's page is readable without scripts. Its text and main picture
 * appear first; then the other scripts load, all at once. Otherwise they would compete with the picture for a slow
 * network or processor. A touch ends the wait. A new visitor who saves data gets no scripts before the first touch.
 */
import './trusted-types';
import { STORAGE_KEYS } from '@nkm/platform';
import { afterPaint } from '@nkm/ui';
import { replayEarlyPresses } from '../platform/early-input/presses';
import type { ShopData } from '../app/document-data';
import { SCRIPTS_ID, type PageScripts, type PinnedFile } from '../app/page-scripts';

/** Milliseconds that the scripts wait for the main picture, at most. */
const PICTURE_MS = 500;

function mainPictureShown(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (!picture) return Promise.resolve();
  const tooLate = new Promise<void>((resolve) => setTimeout(resolve, PICTURE_MS));
  const shown = picture.decode().then(afterPaint, () => undefined); // a failed picture needs no wait
  return Promise.race([shown, tooLate]);
}

function append<T extends 'script' | 'link'>(
  tag: T,
  { integrity }: PinnedFile,
  prepare: (element: HTMLElementTagNameMap[T]) => void,
) {
  const element = document.createElement(tag);
  element.crossOrigin = 'anonymous';
  element.integrity = integrity;
  prepare(element);
  document.head.append(element);
}

/** Milliseconds until a failed file is requested again; the page does not work without it. */
const againAfter = (attempt: number) => 1_000 * 4 ** attempt;

function run(file: PinnedFile, attempt = 0): void {
  append('script', file, (script) => {
    script.async = false; // they run in this order
    script.onerror = () => setTimeout(run, againAfter(attempt), file, attempt + 1);
    script.src = file.href;
  });
}

/** A request takes a slow phone some milliseconds, so the browser responds to the shopper in between. */
const pause = (ms?: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A page whose data file is gone uses the current one, which has no hash. */
async function read(file: Partial<PinnedFile>, attempt = 0): Promise<ShopData> {
  try {
    return (await (await fetch(file.href ?? '/shop-data/now', file)).json()) as ShopData;
  } catch {
    await pause(againAfter(attempt));
    return read({}, attempt + 1);
  }
}

/** Whether an earlier visit left no cart, session or consent in this browser. */
function isFirstVisit(): boolean {
  try {
    return localStorage.length === 0;
  } catch {
    return true; // storage is blocked
  }
}

/** A guest's pages often need no data, or later. */
function hasSession(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEYS.token) !== null;
  } catch {
    return false; // storage is blocked
  }
}

function preload(file: PinnedFile): void {
  append('link', file, (link) => {
    link.rel = 'preload';
    link.as = 'script';
    link.href = file.href;
  });
}

const touched = new Promise<void>(replayEarlyPresses);

async function start(): Promise<void> {
  const scripts = JSON.parse(document.getElementById(SCRIPTS_ID)!.textContent!) as PageScripts;
  if (scripts.forData && hasSession()) scripts.forData.forEach(preload);
  if (scripts.sparing && isFirstVisit()) await touched;
  else await Promise.race([touched, afterPaint().then(mainPictureShown)]);
  window.nkmShop = read(scripts.shop);
  for (const file of scripts.run) {
    run(file);
    await pause();
  }
  for (const file of scripts.fetch) {
    preload(file);
    await pause();
  }
}

const address = () => location.pathname + location.search;

/** Before the router listens, Back to an address of the same document changes only the address: load its page. */
function loadPageOfBack(): void {
  if (window.nkmPage !== undefined && window.nkmPage !== address()) location.reload();
}

window.nkmPage = address();
addEventListener('popstate', loadPageOfBack);
addEventListener('DOMContentLoaded', () => void start()); // the end of the document lists the scripts
