import { announceAlive } from './alive';
import { rememberEarlyTaps } from './early-taps';

const PAGE = `
  <header><button id="menu">Menu</button></header>
  <main id="content">
    <div data-slice="mfe-catalog" data-page="shop">
      <button id="add"><span id="label">Add to cart</span></button>
      <button id="wish">Wishlist</button>
      <div role="button" id="zoom">Zoom</div>
      <a href="#cart" id="link">Cart</a>
      <form id="form" action="/search"><button id="search">Search</button><button type="button" id="clear">Clear</button></form>
      <div role="tablist"><a href="#about" role="tab" id="about">About</a></div>
      <form id="question"><button id="ask">Ask</button></form>
    </div>
  </main>`;

const $ = (id: string) => document.getElementById(id)!;
const screen = () => document.querySelector('[data-page]');
const done: string[] = [];
/** What looks like waiting. jsdom animates nothing. */
const waiting = new Set<Element>();
const waits = (id: string) => waiting.has($(id));
Element.prototype.animate = function () {
  waiting.add(this);
  return { cancel: () => waiting.delete(this) } as unknown as Animation;
};
const TYPES = ['click', 'keydown'];

/** What React does once it is there: it hears all presses, and stops those on what it has not taken over. */
let dehydrated: Element | null = null;
function listen(event: Event) {
  const target = event.target as Element;
  if (dehydrated?.contains(target)) event.stopPropagation();
  else done.push(target.id);
}
const reactComes = () => TYPES.forEach((type) => document.addEventListener(type, listen, true));
const reactLeaves = () => TYPES.forEach((type) => document.removeEventListener(type, listen, true));
/** Taps, and whether anybody but the early script heard it. */
const tap = (id: string) => $(id).click();
const pressKey = (id: string, key: string) =>
  $(id).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

let heard: jest.SpyInstance[] = [];

function openPage() {
  document.body.innerHTML = PAGE;
  $('form').addEventListener('submit', (event) => event.preventDefault());
  const hurry = jest.fn();
  heard = [window, document].map((place) => jest.spyOn(place, 'addEventListener'));
  rememberEarlyTaps(hurry);
  return hurry;
}
function comeAlive() {
  announceAlive(document);
  dehydrated = null;
  announceAlive(screen());
  jest.runOnlyPendingTimers();
}

beforeEach(() => {
  jest.useFakeTimers();
  done.length = 0;
  reactComes();
});
afterEach(() => {
  comeAlive();
  reactLeaves();
  for (const [type, listener, options] of heard.flatMap(({ mock }) => mock.calls))
    for (const place of [window, document]) place.removeEventListener(type, listener, options);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a tap before the page is alive', () => {
  it('is shown at once, hurries the scripts, and is done once when React is there', () => {
    const hurry = openPage();
    tap('label');
    tap('add');
    expect(hurry).toHaveBeenCalledTimes(1);
    expect(waits('add')).toBe(true);
    expect(done).toEqual([]);
    comeAlive();
    expect(done).toEqual(['add']);
    expect(waits('add')).toBe(false);
    comeAlive();
    expect(done).toEqual(['add']);
  });

  it('waits for the place that was tapped: the frame is alive before the screen in it', () => {
    openPage();
    dehydrated = screen();
    tap('add');
    tap('menu');
    announceAlive(document);
    jest.advanceTimersByTime(1);
    expect(done).toEqual(['menu']);
    tap('wish');
    expect(waits('wish')).toBe(true);
    dehydrated = null;
    announceAlive(screen());
    jest.advanceTimersByTime(1);
    expect(done).toEqual(['menu', 'add', 'wish']);
    expect(waits('wish')).toBe(false);
  });

  it('waits for a part of the screen whose code comes later, and says nothing', () => {
    openPage();
    dehydrated = $('form');
    announceAlive(document);
    announceAlive(screen());
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

  it('is forgotten after 15 seconds where a part never comes, however often it was tried', () => {
    openPage();
    dehydrated = $('form');
    announceAlive(document);
    tap('clear');
    jest.advanceTimersByTime(14_900);
    expect(waits('clear')).toBe(true);
    jest.advanceTimersByTime(200);
    expect(waits('clear')).toBe(false);
    dehydrated = null;
    jest.advanceTimersByTime(1_000);
    expect(done).toEqual([]);
  });

  it('may send a form that leads nowhere without scripts', () => {
    openPage();
    const sent = jest.fn((event: Event) => event.preventDefault());
    $('question').addEventListener('submit', sent);
    tap('ask');
    expect(sent).not.toHaveBeenCalled();
    comeAlive();
    expect(done).toEqual(['ask']);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('may be a key that moves between tabs', () => {
    openPage();
    pressKey('about', 'ArrowRight');
    pressKey('about', 'x');
    expect(done).toEqual(['about']); // the letter
    comeAlive();
    expect(done).toEqual(['about', 'about']);
  });

  it('is done in the order of the last taps, on whatever plays a button', () => {
    openPage();
    for (const id of ['add', 'zoom', 'wish', 'add', 'clear']) tap(id);
    comeAlive();
    expect(done).toEqual(['zoom', 'wish', 'add', 'clear']);
  });

  it('leaves links and forms with an address alone, which work without scripts', () => {
    openPage();
    tap('link');
    tap('search');
    expect(done).toEqual(['link', 'search']);
    comeAlive();
    expect(done).toEqual(['link', 'search']);
  });

  it('is forgotten when its button is gone, or after 15 seconds', () => {
    openPage();
    tap('add');
    $('add').remove();
    tap('wish');
    jest.advanceTimersByTime(15_000);
    expect(waits('wish')).toBe(false);
    comeAlive();
    expect(done).toEqual([]);
  });

  it('does not disturb a page that is alive', () => {
    openPage();
    comeAlive();
    tap('add');
    expect(done).toEqual(['add']);
    jest.runOnlyPendingTimers();
    expect(done).toEqual(['add']);
  });
});
