import { act } from '@testing-library/react';
import { lazy, Suspense, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { announceHydrated } from './hydrated';
import { replayEarlyPresses } from './presses';

const pressed: string[] = [];
const Part = ({ name }: { name: string }) => (
  <button id={name} onClick={() => pressed.push(name)}>
    {name}
  </button>
);
const look = { cancel: jest.fn() };
Element.prototype.animate = () => look as unknown as Animation; // jsdom has none
let codeComes: () => void;
const DeferredPart = lazy(
  () => new Promise<{ default: typeof Part }>((resolve) => (codeComes = () => resolve({ default: Part }))),
);

function Page() {
  useEffect(() => announceHydrated(document), []);
  return (
    <html lang="en-NG">
      <head />
      <body>
        <Part name="Menu" />
        <Suspense>
          <DeferredPart name="Subscribe" />
        </Suspense>
      </body>
    </html>
  );
}

it('React stops a press on a part that is not hydrated; the press runs once when the code has loaded', async () => {
  document.documentElement.lang = 'en-NG';
  document.body.innerHTML = '<button id="Menu">Menu</button><!--$--><button id="Subscribe">Subscribe</button><!--/$-->';
  replayEarlyPresses(() => undefined);
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
