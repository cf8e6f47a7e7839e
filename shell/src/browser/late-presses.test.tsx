import { act } from '@testing-library/react';
import { lazy, Suspense, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { announceAlive } from './alive';
import { rememberEarlyTaps } from './early-taps';

const pressed: string[] = [];
const Part = ({ name }: { name: string }) => (
  <button id={name} onClick={() => pressed.push(name)}>
    {name}
  </button>
);
const look = { cancel: jest.fn() };
Element.prototype.animate = () => look as unknown as Animation; // jsdom has none
let codeComes: () => void;
const LatePart = lazy(
  () => new Promise<{ default: typeof Part }>((resolve) => (codeComes = () => resolve({ default: Part }))),
);

function Page() {
  useEffect(() => announceAlive(document), []);
  return (
    <html lang="en-NG">
      <head />
      <body>
        <Part name="Menu" />
        <Suspense>
          <LatePart name="Subscribe" />
        </Suspense>
      </body>
    </html>
  );
}

it('React stops a press on a part that it has not taken over; it is done once when the code is there', async () => {
  document.documentElement.lang = 'en-NG';
  document.body.innerHTML = '<button id="Menu">Menu</button><!--$--><button id="Subscribe">Subscribe</button><!--/$-->';
  rememberEarlyTaps(() => undefined);
  await act(async () => void hydrateRoot(document, <Page />));
  const button = document.getElementById('Subscribe')!;

  act(() => button.click());
  act(() => document.getElementById('Menu')!.click());
  await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
  expect(pressed).toEqual(['Menu']);
  expect(look.cancel).not.toHaveBeenCalled();

  await act(async () => codeComes());
  await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
  expect(pressed).toEqual(['Menu', 'Subscribe']);
  expect(look.cancel).toHaveBeenCalledTimes(1);
  expect(document.getElementById('Subscribe')).toBe(button);
});
