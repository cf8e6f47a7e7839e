import type { MailShop } from '../src/platform/mails/mail-html';
import { mailHtml } from '../src/platform/mails/mail-html';
import { messageOf } from '../src/platform/outbox/message-of';
import type { TestApi } from './with-api';

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** The words of an HTML mail without its styles and its preview, with single spaces. */
export const wordsOf = (html: string): string =>
  unescaped(
    html
      .replace(/<head>[^]*<\/head>|<!--[^]*?-->|<div style="display:none[^>]*>[^]*?<\/div>/g, ' ')
      .replace(/<[^>]*>/g, ' '),
  ).replace(/\s+/g, ' ');

/** Every address that a mail program could load or open. */
export const addressesOf = (html: string): string[] =>
  [...html.matchAll(/(?:src|href|background|action)="([^"]*)"|url\(([^)]*)\)|@import ([^;]*)/g)].map(
    ([, attribute, style, sheet]) => unescaped(attribute ?? style ?? sheet ?? ''),
  );

/** The mails to an address as mail programs show them, oldest first, with the number of pictures of products. */
export async function drawnMails(
  { app, db }: Pick<TestApi, 'app' | 'db'>,
  to: string,
): Promise<{ subject: string; words: string; pictures: number }[]> {
  const shop: MailShop = app.config;
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('recipient', '=', to)
    .where('channel', '=', 'email')
    .orderBy('id')
    .execute();
  return rows.map((row) => {
    const html = mailHtml(messageOf(row), shop);
    const pictures = addressesOf(html).filter((address) => address.startsWith(`${shop.publicUrl}/api/pictures/`));
    return { subject: row.subject, words: wordsOf(html), pictures: pictures.length };
  });
}
