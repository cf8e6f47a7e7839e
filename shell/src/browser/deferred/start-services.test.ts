import type { SliceVersions } from '../../slices/boot-data';
import { type Pages, startServices } from './start-services';

const version = (exposes: string[]) => [
  { version: '1.0.0', container: 'c', entry: '/e.js', integrity: '', exposes, widgets: [] },
];
const slices: SliceVersions = { 'mfe-shop': version(['routes']), 'mfe-cart': version(['routes', 'service']) };
type State = Pages['state'];

function aPage(slice: string, kind = 'ready') {
  let listener: (state: State) => void = () => undefined;
  const stateOf = (of: string, as: string): State => ({
    matches: [{ route: { id: 'page' } }],
    loaderData: { page: { kind: as, slice: of } },
  });
  const started: string[] = [];
  startServices(
    slices,
    { state: stateOf(slice, kind), subscribe: (given) => ((listener = given), () => undefined) },
    (name) => started.push(name),
  );
  return { started, goTo: (of: string, as = 'ready') => listener(stateOf(of, as)) };
}

describe('services', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    localStorage.clear();
  });
  afterEach(() => jest.useRealTimers());

  it('cost a new visitor nothing until the first touch', () => {
    const { started } = aPage('mfe-shop');
    const carousel = document.body.appendChild(document.createElement('ul'));
    carousel.dispatchEvent(new Event('scroll'));
    jest.advanceTimersByTime(60_000);
    expect(started).toEqual([]);
    window.dispatchEvent(new Event('pointerdown'));
    window.dispatchEvent(new Event('keydown'));
    jest.advanceTimersByTime(1_000);
    expect(started).toEqual(['mfe-cart']);
  });

  it('start when the page scrolls', () => {
    const { started } = aPage('mfe-shop');
    document.dispatchEvent(new Event('scroll'));
    jest.advanceTimersByTime(1_000);
    expect(started).toEqual(['mfe-cart']);
  });

  it("cost nothing when only the shell's own values are stored", () => {
    localStorage.setItem('currentVersion', '1.0.2');
    const { started } = aPage('mfe-shop');
    jest.advanceTimersByTime(60_000);
    expect(started).toEqual([]);
  });

  it('start when the page is idle for a returning shopper', () => {
    localStorage.setItem('cart', '[]');
    const { started } = aPage('mfe-shop');
    jest.advanceTimersByTime(5_000);
    expect(started).toEqual(['mfe-cart']);
  });

  it('start at once with a page of their slice, but not with its panel', () => {
    const { started, goTo } = aPage('mfe-cart', 'pending');
    goTo('mfe-cart', 'unavailable');
    expect(started).toEqual([]);
    goTo('mfe-cart');
    expect(started).toEqual(['mfe-cart']);
  });
});
