/** A piece of a mail, as its text says it. */
export type Piece =
  | { kind: 'words'; text: string }
  | { kind: 'goods'; lines: string[] }
  | { kind: 'code'; code: string }
  | { kind: 'sums'; lines: { label: string; amount: string }[] }
  | { kind: 'link'; text: string; address: string };

const AMOUNT = /^([^:]{1,60}): (-?₦[\d,]+\.\d\d|[\d,]+ NKM coins?)$/;

/** A line such as "Your pickup code: 076 711". */
const CODE = /^(.{1,40} code): (\d{3} \d{3})$/;

/**
 * Finds the pieces of a paragraph: lists, sums, codes and a link to the shop at its end. Everything else is words.
 * @param publicUrl only addresses of this shop become links
 */
export function readParagraph(paragraph: string, publicUrl: string): Piece[] {
  const at = paragraph.search(/\S+$/);
  const address = paragraph.slice(at);
  if (isOfShop(address, publicUrl)) return [{ kind: 'link', text: paragraph.slice(0, at).trim(), address }];
  return paragraph.split('\n').reduce<Piece[]>(addLine, []);
}

function addLine(pieces: Piece[], line: string): Piece[] {
  const last = pieces.at(-1);
  const [, label, amount] = AMOUNT.exec(line) ?? [];
  const [, name, code] = CODE.exec(line) ?? [];
  if (name !== undefined && code !== undefined) {
    pieces.push({ kind: 'words', text: name }, { kind: 'code', code });
  } else if (label !== undefined && amount !== undefined) {
    if (last?.kind === 'sums') last.lines.push({ label, amount });
    else pieces.push({ kind: 'sums', lines: [{ label, amount }] });
  } else if (line.startsWith('- ')) {
    if (last?.kind === 'goods') last.lines.push(line.slice(2));
    else pieces.push({ kind: 'goods', lines: [line.slice(2)] });
  } else if (last?.kind === 'words') last.text += `\n${line}`;
  else pieces.push({ kind: 'words', text: line });
  return pieces;
}

function isOfShop(address: string, publicUrl: string): boolean {
  return address === publicUrl || address.startsWith(`${publicUrl}/`);
}
