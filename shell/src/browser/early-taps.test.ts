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
      <form id="form"><button id="search">Search</button><button type="button" id="clear">Clear</button></form>
    </div>
  </main>`;

const $ = (id: string) => document.getElementById(id)!;
const screen = () => document.querySelector('[data-page]');
const done: string[] = [];

/** What React does once it is there: it hears the clicks of the whole document. */
const listen = (event: Event) => void done.push((event.target as Element).id);
/** Taps, and whether anybody but the early script heard it. */
const tap = (id: string) => $(id).click();

function openPage() {
  document.body.innerHTML = PAGE;
  $('form').addEventListener('submit', (event) => event.preventDefault());
  const hurry = jest.fn();
  rememberEarlyTaps(hurry);
  return hurry;
}
function comeAlive() {
  announceAlive(document);
  announceAlive(screen());
  jest.runOnlyPendingTimers();
}

beforeEach(() => {
  jest.useFakeTimers();
  done.length = 0;
  document.addEventListener('click', listen);
});
afterEach(() => {
  comeAlive(); // ends the listening of this test
  document.removeEventListener('click', listen);
  jest.useRealTimers();
});

describe('a tap before the page is alive', () => {
  it('is shown at once, hurries the scripts, and is done once when React is there', () => {
    const hurry = openPage();
    tap('label');
    tap('add');
    expect(hurry).toHaveBeenCalledTimes(1);
    expect($('add')).toHaveAttribute('data-tapped');
    expect(done).toEqual([]);
    comeAlive();
    expect(done).toEqual(['add']);
    expect($('add')).not.toHaveAttribute('data-tapped');
    comeAlive();
    expect(done).toEqual(['add']);
  });

  it('waits for the place that was tapped: the frame is alive before the screen in it', () => {
    openPage();
    tap('add');
    tap('menu');
    announceAlive(document);
    jest.advanceTimersByTime(1);
    expect(done).toEqual(['menu']);
    tap('wish');
    announceAlive(screen());
    jest.advanceTimersByTime(1);
    expect(done).toEqual(['menu', 'add', 'wish']);
  });

  it('is done in the order of the last taps, on whatever plays a button', () => {
    openPage();
    for (const id of ['add', 'zoom', 'wish', 'add', 'clear']) tap(id);
    comeAlive();
    expect(done).toEqual(['zoom', 'wish', 'add', 'clear']);
  });

  it('leaves links and forms alone, which work without scripts', () => {
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
    expect($('wish')).not.toHaveAttribute('data-tapped');
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
