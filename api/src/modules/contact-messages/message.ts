import { readText } from '@nkm/contracts';

export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  content: string;
}

/**
 * Trims the fields, and reads the name in one spelling; missing ones become empty. The subject becomes one line,
 * because it is a mail header.
 */
export function readMessage({
  name = '',
  email = '',
  subject = '',
  content = '',
}: Partial<ContactMessage>): ContactMessage {
  return {
    name: readText(name),
    email: email.trim(),
    subject: subject.replace(/\s+/g, ' ').trim(),
    content: content.trim(),
  };
}
