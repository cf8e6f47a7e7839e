import { act, fireEvent, render, screen } from '@testing-library/react';
import { Carousel, type CarouselProps } from './carousel';

const WIDTH = 300;
let wantsLittleMotion = false;
let measure = () => undefined as void;

/** jsdom has no layout: each slide is as wide as the row. */
beforeEach(() => {
  jest.useFakeTimers();
  wantsLittleMotion = false;
  Object.assign(globalThis, {
    ResizeObserver: class {
      constructor(look: () => void) {
        measure = look;
      }
      observe() {
        measure();
      }
      disconnect() {}
    },
  });
  window.matchMedia = () =>
    ({
      matches: wantsLittleMotion,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return [...this.parentElement!.children].indexOf(this) * WIDTH;
  });
  Element.prototype.scrollTo = function (this: Element, options?: ScrollToOptions | number) {
    this.scrollLeft = (options as ScrollToOptions).left!;
    fireEvent.scroll(this);
  } as Element['scrollTo'];
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

async function open(props: Partial<CarouselProps> = {}) {
  render(
    <Carousel label="Offers" autoPlayMs={5000} {...props}>
      {['Ankara', 'Adire', 'Aso oke'].map((cloth) => (
        <a key={cloth} href={`/${cloth}`}>
          {cloth}
        </a>
      ))}
    </Carousel>,
  );
  await controlsLoaded();
}
/** The controls are a deferred part of the carousel. */
const controlsLoaded = () => act(async () => void (await import('./carousel-controls')));
const section = () => screen.getByRole('region', { name: 'Offers' });
const slide = () => section().querySelector('[tabindex]')!.scrollLeft / WIDTH + 1;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));

describe('the carousel', () => {
  it('moves forward, back and around with its buttons', async () => {
    await open({ autoPlayMs: 0 });
    expect(screen.getByText('1 / 3')).toBeVisible();
    press('Next');
    expect(slide()).toBe(2);
    expect(screen.getByText('2 / 3')).toBeVisible();
    press('Previous');
    press('Previous');
    expect(slide()).toBe(3);
    press('Next');
    expect(slide()).toBe(1);
  });

  it('scrolls before its deferred buttons are loaded', async () => {
    render(
      <Carousel label="Offers">
        <p key="one">Adire</p>
        <p key="two">Ankara</p>
      </Carousel>,
    );
    expect(screen.getByRole('group', { name: 'Offers, slides' })).toHaveAttribute('tabindex', '0');
    expect(screen.queryByRole('button')).toBeNull();
    await controlsLoaded();
  });

  it('does not move without autoplay', async () => {
    await open({ autoPlayMs: 0 });
    wait(60_000);
    expect(slide()).toBe(1);
    expect(screen.queryByRole('button', { name: 'Pause slides' })).toBeNull();
  });

  it('plays automatically and returns to the first slide after the last', async () => {
    await open();
    wait(4900);
    expect(slide()).toBe(1);
    wait(200);
    expect(slide()).toBe(2);
    wait(5000);
    expect(slide()).toBe(3);
    wait(5000);
    expect(slide()).toBe(1);
  });

  it('stops when the shopper pauses it', async () => {
    await open();
    press('Pause slides');
    wait(60_000);
    expect(slide()).toBe(1);
    press('Play slides');
    wait(5000);
    expect(slide()).toBe(2);
  });

  it('pauses while the pointer is on it', async () => {
    await open();
    fireEvent.pointerEnter(section());
    wait(60_000);
    expect(slide()).toBe(1);
    fireEvent.pointerLeave(section());
    wait(5000);
    expect(slide()).toBe(2);
  });

  it('pauses while the focus is in it', async () => {
    await open();
    const link = screen.getByRole('link', { name: 'Adire' });
    act(() => link.focus());
    wait(60_000);
    expect(slide()).toBe(1);
    act(() => link.blur());
    wait(5000);
    expect(slide()).toBe(2);
  });

  it('pauses while the tab is hidden', async () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await open();
    fireEvent(document, new Event('visibilitychange'));
    wait(60_000);
    expect(slide()).toBe(1);
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    wait(5000);
    expect(slide()).toBe(2);
  });

  it.each([
    ['prefers reduced motion', () => (wantsLittleMotion = true)],
    ['saves data', () => Object.assign(navigator, { connection: { saveData: true } })],
  ])('never plays automatically for a shopper who %s', async (_wish, say) => {
    say();
    await open();
    wait(60_000);
    expect(slide()).toBe(1);
    expect(screen.queryByRole('button', { name: 'Pause slides' })).toBeNull();
    press('Next');
    expect(slide()).toBe(2);
  });

  it('has no buttons when all slides are visible', async () => {
    render(
      <Carousel label="Offers" autoPlayMs={5000}>
        <p key="one">Adire</p>
      </Carousel>,
    );
    await controlsLoaded();
    expect(screen.getByText('Adire')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
