import { type FieldErrors, readOrderNumber, readText, type User } from '@nkm/contracts';
import type { ContactMessage, ContactFaults, ContactField } from './check-contact-message';
import { messages } from './messages';

const FIELDS = ['name', 'email', 'subject', 'content'] as const satisfies readonly (keyof ContactMessage)[];

const fieldOf = (form: HTMLFormElement | null, name: string) =>
  form?.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null | undefined;

/** The current values of the form, trimmed. */
export function readContactMessage(form: HTMLFormElement): ContactMessage {
  const text = (name: keyof ContactMessage) => fieldOf(form, name)?.value.trim() ?? '';
  return { name: readText(text('name')), email: text('email'), subject: text('subject'), content: text('content') };
}

/** The message with the order number of the form before its content. */
export function aboutOrder(letter: ContactMessage, form: HTMLFormElement): ContactMessage {
  const order = fieldOf(form, 'order')?.value.trim() ?? '';
  return order === '' ? letter : { ...letter, content: messages.aboutOrder(readOrderNumber(order)) + letter.content };
}

/** Fills empty fields with the data of the signed-in shopper, and the known subject and order. */
export function fillEmpty(
  form: HTMLFormElement | null,
  {
    user,
    subject = '',
    order = '',
    longestName,
  }: { user: User | null; subject?: string | undefined; order?: string | undefined; longestName: number },
): void {
  const [first = ''] = user?.other_names.split(' ') ?? [];
  const known = { name: first.length <= longestName ? first : '', email: user?.email ?? '', subject, order };
  for (const name of ['name', 'email', 'subject', 'order'] as const) {
    const field = fieldOf(form, name);
    if (field && field.value === '') field.value = known[name];
  }
}

/** The server's field errors by form field. */
export function faultsOf({ captchaToken, ...errors }: FieldErrors): ContactFaults {
  const all = Object.entries({ ...errors, captcha: captchaToken });
  return Object.fromEntries(all.flatMap(([field, texts]) => (texts?.[0] ? [[field as ContactField, texts[0]]] : [])));
}

/** The first field of the form with an error. */
export function firstFaulty(form: HTMLFormElement | null, faults: ContactFaults) {
  const name = FIELDS.find((field) => faults[field]);
  return name ? fieldOf(form, name) : null;
}
