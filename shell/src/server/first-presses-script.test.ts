import { announceHydrated } from '../platform/early-input/hydrated';
import { replayEarlyPresses } from '../platform/early-input/presses';
import { FIRST_PRESSES_HASH, FIRST_PRESSES_SCRIPT } from './first-presses-script';
import { headMarkup } from './head-markup';
import { integrityOf } from './integrity';
import { contentSecurityPolicy } from './security-headers';

const $ = (id: string) => document.getElementById(id)!;
Element.prototype.animate = () => ({ cancel: () => undefined }) as unknown as Animation; // jsdom has none

function openPage() {
  document.body.innerHTML = `
    <button id="google"><span id="label">Google</span></button>
    <form id="question"><button id="ask">Ask</button></form>
    <form id="form" action="/search"><button id="search">Search</button></form>
    <a href="#cart" id="link">Cart</a>`;
  const script = document.createElement('script');
  script.textContent = FIRST_PRESSES_SCRIPT;
  document.body.append(script);
}

it('stores presses on buttons until the first script replays them, once, and hurries the others', () => {
  jest.useFakeTimers();
  openPage();
  const done: string[] = [];
  const note = (event: Event) => {
    if (event.type === 'submit') event.preventDefault();
    done.push(`${event.type} ${(event.target as Element).id}`);
  };
  for (const type of ['click', 'submit']) document.addEventListener(type, note);
  for (const id of ['label', 'ask', 'google', 'link', 'search']) $(id).click();
  expect(done).toEqual(['click link', 'click search', 'submit form']);

  done.length = 0;
  const hurry = jest.fn();
  replayEarlyPresses(hurry);
  expect(hurry).toHaveBeenCalled();
  expect(window.nkmPresses).toBeUndefined();
  announceHydrated(document);
  jest.runOnlyPendingTimers();
  expect(done).toEqual(['click ask', 'submit question', 'click google']);
  $('google').click();
  jest.runOnlyPendingTimers();
  expect(done.slice(3)).toEqual(['click google']);
  jest.useRealTimers();
});

it('is the only inline script that the policy of a page allows', () => {
  const head = headMarkup({
    styles: [],
    start: { href: '/assets/start.js', integrity: 'sha256-x' },
    preloads: [],
    scripts: [],
    isPending: false,
    head: {},
    canonicalOrigin: 'https://shop.example',
    brand: 'NKM',
  });
  const [inline, ...others] = [...head.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text!);
  expect(others).toEqual([]);
  expect(FIRST_PRESSES_HASH).toBe(`'${integrityOf(inline!)}'`);
  expect(contentSecurityPolicy([])).toContain(`script-src 'self' ${FIRST_PRESSES_HASH};`);
});
