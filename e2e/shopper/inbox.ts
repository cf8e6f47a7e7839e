import { setTimeout as sleep } from 'node:timers/promises';

interface Message {
  to: string;
  text: string;
  code: string | null;
  sent_at: string;
}

async function messagesTo(inbox: string, email: string): Promise<Message[]> {
  const answer = await fetch(`${inbox}/messages.json?to=${encodeURIComponent(email)}`);
  const { data } = (await answer.json()) as { data: Message[] };
  return [...data].sort((a, b) => b.sent_at.localeCompare(a.sent_at));
}

/** The link that verifies an address, from the newest mail with one. */
export async function verificationLink(inbox: string, email: string): Promise<string> {
  for (const { text } of await messagesTo(inbox, email)) {
    const [link] = /https?:\/\/\S+\/account\/verify-email\?token=\S+/.exec(text) ?? [];
    if (link) return link;
  }
  throw new Error(`No verification link was sent to ${email}.`);
}

/** The links that reset a password, the newest first. */
export async function resetLinks(inbox: string, email: string): Promise<string[]> {
  const messages = await messagesTo(inbox, email);
  return messages.flatMap(({ text }) => /https?:\/\/\S+\/password\/reset\?token=\S+/.exec(text) ?? []);
}

/** The links that confirm a new email, the newest first. */
export async function confirmationLinks(inbox: string, email: string): Promise<string[]> {
  const messages = await messagesTo(inbox, email);
  return messages.flatMap(({ text }) => /https?:\/\/\S+\/profile\/confirm-email\?token=\S+/.exec(text) ?? []);
}

/** The one-time codes that were sent to an address or a phone number (digits), the newest first. */
export async function codesSentTo(inbox: string, email: string): Promise<string[]> {
  return (await messagesTo(inbox, email)).flatMap(({ code }) => (code === null ? [] : [code]));
}

/** Waits for a new code. `before`: the number of earlier codes. */
export async function nextCode(inbox: string, email: string, before: number): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const codes = await codesSentTo(inbox, email);
    if (codes.length > before) return codes[0]!;
    await sleep(100);
  }
  throw new Error(`No code was sent to ${email}.`);
}
