import type { Page } from '@playwright/test';
import type { System } from '../system/start-system';

/** Switches faults of the identity sandbox on. */
export async function providersHave({ identity }: System, faults: object): Promise<void> {
  const answer = await fetch(`${identity}/sandbox/faults`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

export const providersAreWell = ({ identity }: System) => fetch(`${identity}/sandbox/faults`, { method: 'DELETE' });

/** Presses a provider's button on the sign-in page and chooses a person there. */
export async function signInAt(provider: 'Google' | 'Apple' | 'Twitter', name: string, on: Page): Promise<void> {
  await on.getByRole('button', { name: `Continue with ${provider}` }).click();
  await on.getByRole('heading', { name: `Sign in with ${provider}` }).waitFor();
  await on.getByRole('button', { name, exact: true }).click();
}
