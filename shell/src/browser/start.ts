/**
 * The first script of every page, about a kilobyte. The server's page is readable without any: its text and its main
 * picture are shown first, and only then is the rest fetched, all at once. On a slow network the scripts would
 * otherwise take their share of it from the picture; on a slow phone, of the processor. A shopper who touches the page
 * before wants to use it: then the scripts wait no longer, and what was pressed is done when they are there. Somebody
 * new who saves data gets none before that.
 */
import './trusted-types';
import { afterPaint } from './after-paint';
import { rememberEarlyTaps } from './early-taps';
import type { ShopData } from '../slices/boot-data';
import { SCRIPTS_ID, type PageScripts, type PinnedFile } from './page-scripts';

/** Milliseconds that the scripts wait for the main picture at most. */
const PICTURE_MS = 500;

function mainPictureShown(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (!picture) return Promise.resolve();
  const tooLate = new Promise<void>((resolve) => setTimeout(resolve, PICTURE_MS));
  const shown = picture.decode().then(afterPaint, () => undefined); // without it there is nothing to wait for
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

/** Milliseconds until a file that was lost on the way is asked for again: without it the page stays still. */
const againAfter = (attempt: number) => 1_000 * 4 ** attempt;

function run(file: PinnedFile, attempt = 0): void {
  append('script', file, (script) => {
    script.async = false; // they run in this order
    script.onerror = () => setTimeout(run, againAfter(attempt), file, attempt + 1);
    script.src = file.href;
  });
}

/** Asking for a file takes a cheap phone some milliseconds: the shopper is answered in between. */
const pause = (ms?: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A page whose own data cannot be had goes on with that of today, which has no hash. */
async function read(file: Partial<PinnedFile>, attempt = 0): Promise<ShopData> {
  try {
    return (await (await fetch(file.href ?? '/shop-data/now', file)).json()) as ShopData;
  } catch {
    await pause(againAfter(attempt));
    return read({}, attempt + 1);
  }
}

/** Nothing was left here by an earlier visit: no cart, no session, no answer to a question. */
function isFirstVisit(): boolean {
  try {
    return localStorage.length === 0;
  } catch {
    return true; // storage is blocked
  }
}

const touched = new Promise<void>(rememberEarlyTaps);

async function start(): Promise<void> {
  const scripts = JSON.parse(document.getElementById(SCRIPTS_ID)!.textContent!) as PageScripts;
  if (scripts.sparing && isFirstVisit()) await touched;
  else await Promise.race([touched, afterPaint().then(mainPictureShown)]);
  window.nkmShop = read(scripts.shop);
  for (const file of scripts.run) {
    run(file);
    await pause();
  }
  for (const file of scripts.fetch) {
    append('link', file, (link) => {
      link.rel = 'preload';
      link.as = 'script';
      link.href = file.href;
    });
    await pause();
  }
}

void start();
