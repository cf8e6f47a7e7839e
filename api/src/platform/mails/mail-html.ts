import type { Environment } from '../environment/environment';
import { asHtml, fillPart, type Html, linkHtml } from './fill-part';
import { labelOf } from './link-labels';
import type { Mail } from './mail';
import { type Piece, readParagraph } from './read-paragraph';

export type MailShop = Pick<Environment, 'brand' | 'publicUrl' | 'contact'>;

/** On a button to a page without a label. The tests of the API let no mail have one. */
const WITHOUT_LABEL = 'Open the page';

/** A sentence of that many words, such as "See your order", says the same as its button. */
const AS_SHORT_AS_BUTTON = 4;

/**
 * The HTML of a mail, drawn from its text (docs/decisions/0135): the same words, lines and sums. The first link to the
 * shop is its button. It loads nothing but pictures of the shop.
 */
export function mailHtml(mail: Mail, shop: MailShop): string {
  const pieces = mail.text.split('\n\n').flatMap((paragraph) => readParagraph(paragraph, shop.publicUrl));
  const main = pieces.find(({ kind }) => kind === 'link');
  const pictures = [...(mail.pictures ?? [])];
  const drawn = pieces.map((piece) => draw(piece, { isMain: piece === main, pictures, shop }));
  const code = mail.code === undefined ? [] : [fillPart('code', { code: mail.code })];
  const { brand, publicUrl, contact } = shop;
  const contacts = [contact.email, contact.phone, contact.address].filter(Boolean);
  return fillPart(
    'page',
    {
      subject: mail.subject,
      preview: mail.text.split('\n\n').find((paragraph) => !paragraph.startsWith('Hello')) ?? mail.subject,
      shop: publicUrl,
      brand,
      why: whyOf(mail, brand),
      contact: contacts.map((way) => ` · ${way}`).join(''),
    },
    [...drawn.slice(0, 1), ...code, ...drawn.slice(1, 2), ...row(pictures, shop), ...drawn.slice(2)],
  );
}

const whyOf = ({ unsubscribeUrl }: Mail, brand: string): string =>
  unsubscribeUrl === undefined
    ? `You get this email because of your account, an order or a request at ${brand}.`
    : `You get this email because you subscribed to the newsletter of ${brand}.`;

interface Drawing {
  isMain: boolean;
  /** Paths of the pictures of the goods that follow, in the order of their lines. */
  pictures: (string | null)[];
  shop: MailShop;
}

function draw(piece: Piece, { isMain, pictures, shop }: Drawing): Html {
  switch (piece.kind) {
    case 'words':
      return fillPart('text', {}, [asHtml(piece.text)]);
    case 'code':
      return fillPart('code', { code: piece.code });
    case 'goods':
      return fillPart(
        'goods',
        {},
        piece.lines.map((line) => good(line, pictures.shift() ?? null, shop)),
      );
    case 'sums':
      return fillPart(
        'sums',
        {},
        piece.lines.map((sum, index) => fillPart(index === piece.lines.length - 1 ? 'total' : 'sum', sum)),
      );
    case 'link':
      return link(piece, isMain, shop);
  }
}

/** The line beside the picture says the name, so the alternative text only says what the square is. */
const good = (words: string, picture: string | null, shop: MailShop): Html =>
  fillPart('good', { words }, picture === null ? [] : [square(picture, shop)]);

const square = (picture: string, { publicUrl }: MailShop): Html =>
  fillPart('picture', { address: `${publicUrl}${picture}`, alt: 'Product' });

/** The pictures of a mail whose text lists no goods. */
function row(pictures: readonly (string | null)[], shop: MailShop): Html[] {
  const squares = pictures.flatMap((picture) => (picture === null ? [] : [square(picture, shop)]));
  return squares.length === 0 ? [] : [fillPart('goods', {}, [fillPart('good', { words: '' }, squares)])];
}

function link({ text, address }: Extract<Piece, { kind: 'link' }>, isMain: boolean, { publicUrl }: MailShop): Html {
  const label = labelOf(address.slice(publicUrl.length)) ?? WITHOUT_LABEL;
  const isSaid = text.split(/\s+/).length <= AS_SHORT_AS_BUTTON;
  if (!isMain) return fillPart('text', {}, [asHtml(`${text} `), linkHtml(address, label)]);
  const words = isSaid ? [] : [fillPart('text', {}, [asHtml(text)])];
  return [...words, fillPart('button', { address, label })].join('\n') as Html;
}
