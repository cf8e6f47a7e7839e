import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatMoney, kobo, toNaira } from '@nkm/contracts';
import { coinText } from '@nkm/contracts/coin-text';
import fc from 'fast-check';
import { addressesOf, wordsOf } from '../../../test/mail-words';
import type { Message } from '../outbox/outbox';
import { mailHtml } from './mail-html';
import { SOURCE_SHA256 } from './mail-parts';

const shop = { brand: 'NKM', publicUrl: 'https://shop.example', contact: { email: 'help@shop.example' } };
/** Gmail cuts a mail at 102 KB. */
const MOST_BYTES = 100_000;
const html = (mail: Partial<Message>) =>
  mailHtml({ channel: 'email', to: 'ada@example.com', subject: 'Your order', text: 'Hello Ada,', ...mail }, shop);
/** The shop's mark beside its name. */
const MARK = 'https://shop.example/apple-touch-icon.png';
const linksOf = (mail: string) => addressesOf(mail).filter((address) => address !== MARK);

it('the compiled layout of the mails belongs to layout.mjml (npm run mails -w api)', () => {
  const source = readFileSync(path.resolve(__dirname, '../../../mails/layout.mjml'));
  expect(createHash('sha256').update(source).digest('hex')).toBe(SOURCE_SHA256);
});

describe('the HTML of a mail', () => {
  it('says every word, line and sum of the text, for any order', () => {
    const money = fc.integer({ min: -9_999_999, max: 99_999_999 }).map((value) => formatMoney(toNaira(kobo(value))));
    const amount = fc.oneof(money, fc.integer({ min: 1, max: 9_999 }).map(coinText));
    const name = fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme-ascii' });
    const label = fc.constantFrom('Product Price', 'Coupon Discount', 'Delivery Fee', 'Gas Fee', 'Tax');
    const goods = fc.array(fc.record({ name, amount, count: fc.integer({ min: 1, max: 50 }) }), {
      minLength: 1,
      maxLength: 30,
    });
    fc.assert(
      fc.property(goods, fc.array(fc.tuple(label, amount)), amount, (lines, sums, total) => {
        const text = [
          'Hello Ada,',
          lines.map((line) => `- ${line.count} × ${line.name}, ${line.amount} (Store)`).join('\n'),
          [...sums, ['You paid', total]].map((sum) => sum.join(': ')).join('\n'),
          'Track your order here: https://shop.example/my-orders?q=NKM-1',
        ].join('\n\n');
        const mail = html({ text, pictures: lines.map((_, index) => `/api/pictures/p-${index}/160.jpg`) });
        const words = wordsOf(mail);
        for (const line of lines)
          expect(words).toContain(`${line.count} × ${line.name}, ${line.amount} (Store)`.replace(/\s+/g, ' '));
        const said = [...sums, ['You paid', total]].map((sum) => sum.join(' ')).join(' ');
        expect(words).toContain(said);
        expect(addressesOf(mail).filter((address) => !address.startsWith('https://shop.example'))).toEqual([]);
        expect(addressesOf(mail).filter((address) => address.endsWith('.jpg'))).toHaveLength(lines.length);
        expect(Buffer.byteLength(mail)).toBeLessThan(MOST_BYTES);
      }),
      { numRuns: 60 },
    );
  });

  it('stays below 100 KB for an order of 50 products with long names', () => {
    const text = Array.from({ length: 50 }, () => `- 1 × ${'Ankara '.repeat(30)}, ₦1,000.00 (Store)`).join('\n');
    const pictures = Array.from({ length: 50 }, () => `/api/pictures/${'a'.repeat(120)}/160.jpg`);
    expect(Buffer.byteLength(html({ text, pictures }))).toBeLessThan(MOST_BYTES);
  });

  it.each([
    ['name', { text: 'Hello <script>alert(1)</script>,' }],
    ['subject', { subject: '"><img src=x onerror=alert(1)>' }],
    ['list', { text: '- 1 × <b onclick="x">Dress</b>, ₦1.00 (Store)' }],
    ['label of a sum', { text: '<i>Total</i>: ₦1.00' }],
    ['address', { text: 'See it here: https://shop.example/"><svg/onload=alert(1)>' }],
    ['code', { code: '<u>1</u>' }],
  ])('escapes markup in the %s', (_place, mail) => {
    expect(html(mail)).not.toMatch(/<(script|img(?! src="https:\/\/shop\.example\/apple)|b|i|u|svg)\b/);
    expect(addressesOf(html(mail)).every((address) => address.startsWith('https://shop.example'))).toBe(true);
  });

  it.each(['https://evil.example/', 'https://shop.example.evil.example/a', 'javascript:alert(1)'])(
    'makes no link of %s',
    (address) => {
      const mail = html({ text: `Open this link: ${address}` });
      expect(linksOf(mail).every((known) => known === 'https://shop.example')).toBe(true);
      expect(wordsOf(mail)).toContain(address);
    },
  );

  it('has one button, to the first page of the text, and plain links to the others', () => {
    const mail = html({
      text: [
        'Someone signed in.',
        'Your devices:\nhttps://shop.example/security',
        'Was it not you?\nhttps://shop.example/account?forgot-password',
      ].join('\n\n'),
    });
    expect(wordsOf(mail)).toMatch(/See your security page .* Reset your password/);
    expect(mail.match(/<a href="[^"]*\/(?:security|account\?forgot-password)"/g)).toHaveLength(2);
    expect(mail.match(/bgcolor="#0b57d0"/g)).toHaveLength(1);
  });

  it('has the mark of the shop beside its name', () => {
    expect(html({})).toMatch(/<img src="https:\/\/shop\.example\/apple-touch-icon\.png"[^>]* alt=""[^>]*>NKM<\/a>/);
  });

  it('shows a code large, who sends it, why, and how to reach the shop', () => {
    const words = wordsOf(html({ text: 'Your sign-in code is 123456.', code: '123456' }));
    expect(words).toMatch(/Your sign-in code is 123456\. 123456 /);
    expect(words).toContain('You get this email because of your account, an order or a request at NKM.');
    expect(words).toContain('help@shop.example');
  });

  it('shows the code of a line large, between the words around it', () => {
    const mail = html({ text: 'Hello Ada,\n\nYour pickup code: 076 711\nShow it at the station.' });
    expect(wordsOf(mail)).toContain('Your pickup code 076 711 Show it at the station.');
    expect(mail).toMatch(/font-size:28px[^>]*>076 711</);
  });

  it('has pictures with fixed size and alternative text, also when the text lists no goods', () => {
    const mail = html({ text: 'Hello Ada,\n\nIt is on its way.', pictures: ['/api/pictures/a/160.jpg'] });
    expect(mail).toMatch(
      /<img src="https:\/\/shop\.example\/api\/pictures\/a\/160\.jpg" width="64" height="64" alt="Product"/,
    );
  });
});
