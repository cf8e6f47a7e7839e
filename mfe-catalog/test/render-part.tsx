import type { Settings, User } from '@nkm/contracts';
import { type Answers, createTestPlatform, renderInShop } from '@nkm/testing';
import type { ReactNode } from 'react';

export interface PartOptions {
  answers?: Answers;
  /** The signed-in shopper; a guest by default. */
  user?: User;
  /** Level of the API; 0: only the documented calls. */
  api?: number;
  settings?: Partial<Settings>;
  /** Address of the page that contains the part. */
  at?: string;
}

/** Renders one part of a page for a guest or a signed-in shopper. */
export function renderPart(
  ui: ReactNode,
  { answers, user, api = 0, settings, at = '/ankara-dress' }: PartOptions = {},
) {
  const platform = createTestPlatform('mfe-catalog', answers, { api, ...settings });
  /** Addresses to which a guest returns after a required sign-in. */
  const required: string[] = [];
  platform.hostBus.as('shell').handle('session.require', ({ returnTo }) => {
    required.push(returnTo);
    return { signedIn: user !== undefined };
  });
  if (user) platform.signIn(user);
  return { ...renderInShop(ui, { platform, path: '/:slug', at }), platform, required };
}

/** Calls that start with the text, for example `POST`. */
export function callsOf({ calls }: { calls: { call: string }[] }, start: string): string[] {
  return calls.map(({ call }) => call).filter((call) => call.startsWith(start));
}
