import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { latePart } from './late-part';
import { LaterAlive } from './later-alive';

const Button = ({ name }: { name: string }) => <button onClick={() => pressed.push(name)}>{name}</button>;
let pressed: string[] = [];
beforeEach(() => {
  pressed = [];
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const AliveButton = () => (
  <LaterAlive>
    <Button name="Filter" />
  </LaterAlive>
);

describe('a part below the first view', () => {
  it('stands in a page that the browser makes at once', () => {
    render(<AliveButton />);
    act(() => screen.getByRole('button', { name: 'Filter' }).click());
    expect(pressed).toEqual(['Filter']);
  });

  it('keeps the HTML of the server, and comes alive after the first view', async () => {
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = '<!--$--><button>Filter</button><!--/$-->'; // what the server writes of it
    const button = place.querySelector('button')!;
    await act(async () => void hydrateRoot(place, <AliveButton />));
    act(() => button.click());
    expect(pressed).toEqual([]);
    await act(async () => jest.advanceTimersByTimeAsync(5_000));
    expect(place.querySelector('button')).toBe(button);
    act(() => button.click());
    expect(pressed).toEqual(['Filter']);
    place.remove();
  });
});

describe('a part whose code comes late', () => {
  it('is drawn as soon as its code is there', async () => {
    const Late = latePart(async () => Button);
    await act(async () => render(<Late name="Sort" />));
    expect(screen.getByRole('button', { name: 'Sort' })).toBeVisible();
  });

  it('is missing where its code cannot be had, and is asked for again later', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const load = jest.fn(async () => Button).mockRejectedValueOnce(new Error('offline'));
    const Late = latePart(load);
    const page = (shown: number) => (
      <Suspense>
        <p>The list</p>
        <Late key={shown} name="Sort" />
      </Suspense>
    );
    const { rerender } = await act(async () => render(page(1)));
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('The list')).toBeVisible();
    expect(warn).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(11_000);
    await act(async () => rerender(page(2)));
    expect(screen.getByRole('button', { name: 'Sort' })).toBeVisible();
    warn.mockRestore();
  });
});
