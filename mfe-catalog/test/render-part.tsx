import type { User } from '@nkm/contracts';
import { type Answers, createTestPlatform, renderInShop } from '@nkm/testing';
import type { ReactNode } from 'react';

export interface PartOptions {
  answers?: Answers;
  /** Who is signed in; nobody unless told. */
  user?: User;
  /** What the server has beyond what is documented. */
  capabilities?: string[];
  /** Address of the page that the part stands in. */
  at?: string;
}

/** A part of a page on its own, as a guest or as somebody who is signed in sees it. */
export function renderPart(
  ui: ReactNode,
  { answers, user, capabilities = [], at = '/ankara-dress' }: PartOptions = {},
) {
  const platform = createTestPlatform('mfe-catalog', answers);
  Object.assign(platform, { settings: { ...platform.settings, capabilities } });
  /** Where a guest who must sign in comes back to. */
  const required: string[] = [];
  platform.hostBus.as('shell').handle('session.require', ({ returnTo }) => {
    required.push(returnTo);
    return { signedIn: user !== undefined };
  });
  if (user) platform.signIn(user);
  return { ...renderInShop(ui, { platform, path: '/:slug', at }), platform, required };
}

/** Calls that were made and begin like that, for example `POST`. */
export function callsOf({ calls }: { calls: { call: string }[] }, start: string): string[] {
  return calls.map(({ call }) => call).filter((call) => call.startsWith(start));
}
