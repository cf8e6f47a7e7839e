import { announceHydrated } from './hydrated';
import { replayEarlyPresses } from './presses';

const PAGE = `
  <header><button id="menu">Menu</button></header>
  <main id="content">
    <div data-slice="mfe-catalog" data-page="shop">
      <button id="add"><span id="label">Add to cart</span></button>
      <button id="wish">Wishlist</button>
      <div role="button" id="zoom">Zoom</div>
      <a href="#cart" id="link">Cart</a>
      <form id="form" action="/search"><button id="search">Search</button>
       <button type="button" id="clear">Clear</button></form>
      <div role="tablist"><a href="#about" role="tab" id="about">About</a></div>
      <form id="question"><button id="ask">Ask</button></form>
    </div>
  </main>`;

const $ = (id: string) => document.getElementById(id)!;
const screen = () => document.querySelector('[data-page]');
const done: string[] = [];
/** Elements with the waiting animation, which jsdom does not run. */
const waiting = new Set<Element>();
const waits = (id: string) => waiting.has($(id));
Element.prototype.animate = function () {
  waiting.add(this);
  return { cancel: () => waiting.delete(this) } as unknown as Animation;
};
const TYPES = ['click', 'keydown'];

/** Imitates React after its start: it listens to all presses and stops those on parts that it has not hydrated. */
let dehydrated: Element | null = null;
/** A page whose code loads at this moment: React neither stops nor handles a press on it. */
let loading: Element | null = null;
function listen(event: Event) {
  const target = event.target as Element;
  if (loading?.contains(target)) return;
  if (dehydrated?.contains(target)) event.stopPropagation();
  else done.push(target.id);
}
const reactComes = () => TYPES.forEach((type) => document.addEventListener(type, listen, true));
const reactLeaves = () => TYPES.forEach((type) => document.removeEventListener(type, listen, true));
/** Taps, and returns whether a listener other than the early script received the event. */
const tap = (id: string) => $(id).click();
const pressKey = (id: string, key: string) =>
  $(id).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

let heard: jest.SpyInstance[] = [];

function openPage() {
  document.body.innerHTML = PAGE;
  $('form').addEventListener('submit', (event) => event.preventDefault());
  const hurry = jest.fn();
  heard = [window, document].map((place) => jest.spyOn(place, 'addEventListener'));
  replayEarlyPresses(hurry);
  return hurry;
}
function startReact() {
  announceHydrated(document);
  dehydrated = null;
  announceHydrated(screen());
  jest.runOnlyPendingTimers();
}

beforeEach(() => {
  jest.useFakeTimers();
  done.length = 0;
  reactComes();
});
afterEach(() => {
  startReact();
  reactLeaves();
  for (const [type, listener, options] of heard.flatMap(({ mock }) => mock.calls))
    for (const place of [window, document]) place.removeEventListener(type, listener, options);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a tap before hydration', () => {
  it('shows feedback at once, hurries the scripts, and runs once after hydration', () => {
    const hurry = openPage();
    tap('label');
    tap('add');
    expect(hurry).toHaveBeenCalledTimes(1);
    expect(waits('add')).toBe(true);
    expect(done).toEqual([]);
    startReact();
    expect(done).toEqual(['add']);
    expect(waits('add')).toBe(false);
    startReact();
    expect(done).toEqual(['add']);
  });

  it('waits for the tapped part, because the frame hydrates before the screen in it', () => {
    openPage();
    dehydrated = screen();
    tap('add');
    tap('menu');
    announceHydrated(document);
    jest.advanceTimersByTime(1);
    expect(done).toEqual(['menu']);
    tap('wish');
    expect(waits('wish')).toBe(true);
    dehydrated = null;
    announceHydrated(screen());
    jest.advanceTimersByTime(1);
    expect(done).toEqual(['menu', 'add', 'wish']);
    expect(waits('wish')).toBe(false);
  });

  it('waits for a page that React drops presses on while its code loads', () => {
    openPage();
    announceHydrated(document);
    loading = screen();
    tap('add');
    expect(waits('add')).toBe(true);
    jest.advanceTimersByTime(1_000);
    expect(done).toEqual([]);
    loading = null;
    announceHydrated(screen());
    jest.advanceTimersByTime(1);
    expect(done).toEqual(['add']);
    expect(waits('add')).toBe(false);
  });

  it('waits for a deferred part of the screen', () => {
    openPage();
    dehydrated = $('form');
    announceHydrated(document);
    announceHydrated(screen());
    jest.runOnlyPendingTimers();
    tap('clear');
    tap('add');
    jest.advanceTimersByTime(1_000);
    expect(done).toEqual(['add']);
    expect(waits('clear')).toBe(true);
    dehydrated = null;
    jest.advanceTimersByTime(100);
    expect(done).toEqual(['add', 'clear']);
    jest.advanceTimersByTime(15_000);
    expect(done).toEqual(['add', 'clear']);
  });

  it('expires after 15 seconds when a part never loads, despite retries', () => {
    openPage();
    dehydrated = $('form');
    announceHydrated(document);
    tap('clear');
    jest.advanceTimersByTime(14_900);
    expect(waits('clear')).toBe(true);
    jest.advanceTimersByTime(200);
    expect(waits('clear')).toBe(false);
    dehydrated = null;
    jest.advanceTimersByTime(1_000);
    expect(done).toEqual([]);
  });

  it('can submit a form that does not work without scripts', () => {
    openPage();
    const sent = jest.fn((event: Event) => event.preventDefault());
    $('question').addEventListener('submit', sent);
    tap('ask');
    expect(sent).not.toHaveBeenCalled();
    startReact();
    expect(done).toEqual(['ask']);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('can be a key that moves between tabs', () => {
    openPage();
    pressKey('about', 'ArrowRight');
    pressKey('about', 'x');
    expect(done).toEqual(['about']); // the letter
    startReact();
    expect(done).toEqual(['about', 'about']);
  });

  it('runs in the order of the last taps, on every kind of button', () => {
    openPage();
    for (const id of ['add', 'zoom', 'wish', 'add', 'clear']) tap(id);
    startReact();
    expect(done).toEqual(['zoom', 'wish', 'add', 'clear']);
  });

  it('ignores links and forms with an address, which work without scripts', () => {
    openPage();
    tap('link');
    tap('search');
    expect(done).toEqual(['link', 'search']);
    startReact();
    expect(done).toEqual(['link', 'search']);
  });

  it('expires when its button is gone, or after 15 seconds', () => {
    openPage();
    tap('add');
    $('add').remove();
    tap('wish');
    jest.advanceTimersByTime(15_000);
    expect(waits('wish')).toBe(false);
    startReact();
    expect(done).toEqual([]);
  });

  it('does not affect a hydrated page', () => {
    openPage();
    startReact();
    tap('add');
    expect(done).toEqual(['add']);
    jest.runOnlyPendingTimers();
    expect(done).toEqual(['add']);
  });
});
