import { act, render, screen, within } from '@testing-library/react';
import {
  type ComponentType,
  createContext,
  type ReactNode,
  startTransition,
  Suspense,
  useContext,
  useState,
} from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { Deferred, deferred, type DeferredOptions } from './deferred';
import { once } from './once';

interface ButtonProps {
  name: string;
}
let pressed: string[] = [];
const Button = ({ name }: ButtonProps) => <button onClick={() => pressed.push(name)}>{name}</button>;
const offline = () => Promise.reject(new Error('offline'));
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** Enough for the end of the first view. */
const FIRST_VIEW = 5_000;

let root: Root | undefined;
let warn: jest.SpyInstance;
beforeEach(() => {
  pressed = [];
  jest.useFakeTimers();
  warn = jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
  jest.useRealTimers();
  warn.mockRestore();
});

/** Hydrates the HTML of a part in a page from the server. */
async function hydrate(html: string, ui: ReactNode, rest = ''): Promise<HTMLElement> {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = `<!--$-->${html}<!--/$-->${rest}`;
  const first = place.querySelector<HTMLElement>('button')!;
  await act(async () => void (root = hydrateRoot(place, ui)));
  return first;
}
const SERVER_BUTTON = '<div class="box"><button>Sort</button></div>';

describe('children below the first view', () => {
  it('work at once in a page that the browser renders', () => {
    render(
      <Deferred>
        <Button name="Filter" />
      </Deferred>,
    );
    press('Filter');
    expect(pressed).toEqual(['Filter']);
  });
});

describe('a deferred part in a page that the browser renders', () => {
  const show = (load: () => Promise<ComponentType<ButtonProps>>, options?: DeferredOptions<ButtonProps>) => {
    const Part = deferred(load, options);
    return act(async () => render(<Part name="Sort" />));
  };

  it('renders as soon as its code has loaded', async () => {
    await show(async () => Button);
    expect(screen.getByRole('button', { name: 'Sort' })).toBeVisible();
  });

  it('renders at once when its code is preloaded', async () => {
    const code = once<ComponentType<ButtonProps>>(async () => Button);
    await code.load();
    const Part = deferred(code, { loading: () => <p>Loading</p> });
    render(<Part name="Sort" />);
    expect(screen.getByRole('button', { name: 'Sort' })).toBeVisible();
  });

  it('shows a placeholder until its code loads when the network is back', async () => {
    const load = jest.fn(async () => Button).mockRejectedValueOnce(new Error('offline'));
    await show(load, { loading: () => <p>Loading</p> });
    expect(screen.getByText('Loading')).toBeVisible();
    expect(warn).toHaveBeenCalledTimes(1);
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(screen.getByRole('button', { name: 'Sort' })).toBeVisible();
    expect(screen.queryByText('Loading')).toBeNull();
  });

  it('shows a failure and loads on Retry', async () => {
    const load = jest.fn(async () => Button).mockRejectedValueOnce(new Error('offline'));
    await show(load, { failed: ({ name, retry }) => <button onClick={retry}>{`Retry ${name}`}</button> });
    await act(async () => screen.getByRole('button', { name: 'Retry Sort' }).click());
    expect(screen.getByRole('button', { name: 'Sort' })).toBeVisible();
  });

  it('waits for the rest of the page, but not where the same history entry has shown it before', async () => {
    const Part = deferred(async () => Button, { renderAfter: () => new Promise((resolve) => setTimeout(resolve, 50)) });
    const { unmount } = await act(async () => render(<Part name="Sort" />));
    expect(screen.queryByRole('button')).toBeNull();
    await wait(60);
    expect(screen.getByRole('button', { name: 'Sort' })).toBeVisible();
    unmount();
    const back = render(<Part name="Sort" />);
    expect(screen.getByRole('button', { name: 'Sort' })).toBeVisible();
    back.unmount();
    history.pushState({ key: 'next' }, '');
    const next = render(<Part name="Sort" />);
    expect(screen.queryByRole('button')).toBeNull();
    next.unmount();
    history.pushState({ key: 'fragment' }, '', '#reviews');
    render(<Part name="Sort" />);
    expect(screen.getByRole('button', { name: 'Sort' })).toBeVisible();
    history.pushState(null, '', '/');
  });
});

describe('a deferred part in a page from the server', () => {
  const later = () => new Promise((resolve) => setTimeout(resolve, FIRST_VIEW));

  it('keeps its HTML and hydrates after the wait', async () => {
    const load = jest.fn(async () => Button);
    const Part = deferred(load, { hydrateAfter: later });
    const button = await hydrate(SERVER_BUTTON, <Part name="Sort" />);
    press('Sort');
    expect(load).not.toHaveBeenCalled();
    expect(pressed).toEqual([]);
    await wait(FIRST_VIEW);
    expect(screen.getByRole('button')).toBe(button);
    press('Sort');
    expect(pressed).toEqual(['Sort']);
  });

  it('keeps its HTML when its code fails to load, and works when the network is back', async () => {
    const load = jest
      .fn(async () => Button)
      .mockImplementationOnce(offline)
      .mockImplementationOnce(offline);
    const Part = deferred(load, { loading: () => <p>Loading</p>, failed: () => <p>Failed</p> });
    const button = await hydrate(SERVER_BUTTON, <Part name="Sort" />);
    expect(load).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('button')).toBe(button);
    expect(screen.queryByText(/Loading|Failed/)).toBeNull();
    await act(async () => window.dispatchEvent(new Event('online')));
    press('Sort');
    expect(pressed).toEqual(['Sort']);
  });

  it('keeps its HTML when its code takes long, so that a navigation can go on', async () => {
    let arrive!: (code: ComponentType<ButtonProps>) => void;
    const Part = deferred(() => new Promise<ComponentType<ButtonProps>>((resolve) => (arrive = resolve)));
    const button = await hydrate(SERVER_BUTTON, <Part name="Sort" />);
    await wait(4_000);
    expect(screen.getByRole('button')).toBe(button);
    await act(async () => arrive(Button));
    press('Sort');
    expect(pressed).toEqual(['Sort']);
  });

  it('loads no code where the media query does not match, until it does', async () => {
    const query = Object.assign(new EventTarget(), { matches: false });
    window.matchMedia = () => query as unknown as MediaQueryList;
    const load = jest.fn(async () => Button);
    const Part = deferred(load, { media: '(min-width: 900px)' });
    const button = await hydrate(SERVER_BUTTON, <Part name="Sort" />);
    await wait(FIRST_VIEW);
    expect(load).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toBe(button);
    query.matches = true;
    await act(async () => query.dispatchEvent(new Event('change')));
    press('Sort');
    expect(pressed).toEqual(['Sort']);
  });

  it('can start as its placeholder, without code on the server', async () => {
    const Part = deferred(async () => Button, {
      server: false,
      loading: ({ name }) => <button>{`Plain ${name}`}</button>,
    });
    const button = await hydrate('<button>Plain Sort</button>', <Suspense>{<Part name="Sort" />}</Suspense>);
    await wait(0);
    expect(button).not.toBeInTheDocument();
    expect(within(document.body).getByRole('button', { name: 'Sort' })).toBeVisible();
  });

  it('delays a navigation until it has hydrated, and then the navigation finishes', async () => {
    const Page = createContext(1);
    const Title = () => <button>{`Page ${useContext(Page)}`}</button>;
    const Part = deferred<object>(async () => Title, { hydrateAfter: later });
    const part = <Part />;
    function Shop() {
      const [page, setPage] = useState(1);
      return (
        <Page value={page}>
          {part}
          <a href="#2" onClick={() => startTransition(() => setPage(2))}>
            Next
          </a>
        </Page>
      );
    }
    await hydrate('<div class="box"><button>Page 1</button></div>', <Shop />, '<a href="#2">Next</a>');
    await act(async () => screen.getByRole('link').click());
    expect(screen.getByRole('button', { name: 'Page 1' })).toBeVisible();
    await wait(FIRST_VIEW);
    expect(screen.getByRole('button', { name: 'Page 2' })).toBeVisible();
  });
});
