import type { FieldErrors, User } from '@nkm/contracts';
import type { Letter, LetterFaults, LetterField } from './check-letter';

const FIELDS = ['name', 'email', 'subject', 'content'] as const satisfies readonly (keyof Letter)[];

const fieldOf = (form: HTMLFormElement | null, name: string) =>
  form?.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null | undefined;

/** What the form holds right now, without space around it. */
export function readLetter(form: HTMLFormElement): Letter {
  const text = (name: keyof Letter) => fieldOf(form, name)?.value.trim() ?? '';
  return { name: text('name'), email: text('email'), subject: text('subject'), content: text('content') };
}

/** Writes what is known of somebody who is signed in into fields that are still empty. */
export function fillEmpty(form: HTMLFormElement | null, user: User | null, longestName: number): void {
  if (!user) return;
  const [first = ''] = user.other_names.split(' ');
  const known = { name: first.length <= longestName ? first : '', email: user.email };
  for (const name of ['name', 'email'] as const) {
    const field = fieldOf(form, name);
    if (field && field.value === '') field.value = known[name];
  }
}

/** The server's findings by the names of the form. */
export function faultsOf({ captchaToken, ...errors }: FieldErrors): LetterFaults {
  const all = Object.entries({ ...errors, captcha: captchaToken });
  return Object.fromEntries(all.flatMap(([field, texts]) => (texts?.[0] ? [[field as LetterField, texts[0]]] : [])));
}

/** The first field of the form that has a fault. */
export function firstFaulty(form: HTMLFormElement | null, faults: LetterFaults) {
  const name = FIELDS.find((field) => faults[field]);
  return name ? fieldOf(form, name) : null;
}
