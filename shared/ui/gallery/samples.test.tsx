import { PlatformProvider } from '@nkm/platform';
import { createTestPlatform } from '@nkm/testing';
import { act, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
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
  Object.entries(states).map(([state, ui]) => [`${component}, ${state}`, ui] as const),
);

test('every component of the kit has a sample', () => {
  const components = Object.keys(kit).filter((name) => /^[A-Z]/.test(name));
  expect(new Set(samples.map(({ component }) => component))).toEqual(new Set(components));
});

test.each(states)('%s: renders on the server and comes alive without a message', async (_name, ui) => {
  const server = renderToString(inShop(ui));
  // The policy of the shop forbids inline styles.
  expect(server).not.toMatch(/ style=/);
  const page = document.createElement('div');
  page.innerHTML = server;
  const recoverable: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(page, inShop(ui), { onRecoverableError: (error) => recoverable.push(error) }),
  );
  expect(recoverable).toEqual([]);
  await act(async () => root.unmount());
});
