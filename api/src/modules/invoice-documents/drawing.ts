/** From the edges of the page to its content, in points. */
export const MARGIN = 48;
const AMOUNTS_WIDTH = 270;

type Cell = PDFKit.Mixins.CellOptions;
export const right = (cell: Cell): Cell => ({ ...cell, align: { x: 'right' } });
export const bold = (text: string): Cell => ({ text, font: { src: 'bold' } });

type Line = [label: string, amount: string];

const PADDING = 3;

/** Height of so many amounts and their total, in points. */
export const heightOf = (pdf: PDFKit.PDFDocument, lines: readonly Line[]): number =>
  (lines.length + 1) * (pdf.currentLineHeight(true) + 2 * PADDING);

/** Begins a new page unless so many points are free on this one. */
export function keepTogether(pdf: PDFKit.PDFDocument, height: number): void {
  if (pdf.y + height > pdf.page.height - MARGIN) pdf.addPage();
}

/** Amounts below each other at the right edge, and their total, all on one page. */
export function drawAmounts(pdf: PDFKit.PDFDocument, { lines, total }: { lines: readonly Line[]; total: Line }): void {
  keepTogether(pdf, heightOf(pdf, lines));
  pdf.table({
    position: { x: pdf.page.width - MARGIN - AMOUNTS_WIDTH, y: pdf.y },
    columnStyles: [160, 110],
    defaultStyle: { border: false, padding: PADDING },
    data: [
      ...lines.map(([label, amount]) => [label, right({ text: amount })]),
      [bold(total[0]), right(bold(total[1]))],
    ],
  });
}
