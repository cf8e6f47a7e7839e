/**
 * Imports and renders the kit without a window, as on the server, before it sets up a browser.
 * @jest-environment node
 */
import { PlatformProvider } from '@nkm/platform';
import { createTestPlatform } from '@nkm/testing';
import { JSDOM } from 'jsdom';
import { act, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import * as kit from '../src';
import { samples } from './samples';

function inShop(ui: ReactNode) {
  return (
    <PlatformProvider platform={createTestPlatform('shell')}>
      <MemoryRouter>{ui}</MemoryRouter>
    </PlatformProvider>
  );
}

const states = samples.flatMap(({ component, states }) =>
  Object.entries(states).map(([state, ui]) => ({ name: `${component}, ${state}`, ui })),
);

test('every component of the kit has a sample', () => {
  const components = Object.keys(kit).filter((name) => /^[A-Z][a-z]/.test(name) && name !== 'Deferred'); // it draws nothing
  expect(new Set(samples.map(({ component }) => component))).toEqual(new Set(components));
});

test.each(states)('$name: renders on the server, without inline styles', ({ ui }) => {
  expect(typeof window).toBe('undefined');
  expect(renderToString(inShop(ui))).not.toMatch(/ style=/); // the content security policy forbids them
});

describe('in the browser', () => {
  const pages = new Map<string, string>();
  let hydrateRoot: typeof import('react-dom/client').hydrateRoot;

  beforeAll(async () => {
    for (const { name, ui } of states) pages.set(name, renderToString(inShop(ui)));
    const { window } = new JSDOM();
    const { document, navigator } = window;
    const matchMedia = () => Object.assign(new EventTarget(), { matches: false });
    const ResizeObserver = class {
      observe() {}
      disconnect() {}
    };
    Object.assign(globalThis, { window, document, navigator, matchMedia, ResizeObserver });
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    ({ hydrateRoot } = await import('react-dom/client'));
  });

  test.each(states)('$name: hydrates without console messages', async ({ name, ui }) => {
    const place = document.createElement('div');
    place.innerHTML = pages.get(name)!;
    const complaints: unknown[] = [];
    const onRecoverableError = (error: unknown) => void complaints.push(error);
    const root = await act(async () => hydrateRoot(place, inShop(ui), { onRecoverableError }));
    expect(place).not.toBeEmptyDOMElement();
    await act(async () => root.unmount());
    expect(complaints).toEqual([]);
  });
});
