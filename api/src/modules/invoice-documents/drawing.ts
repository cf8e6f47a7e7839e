/** From the edges of the page to its content, in points. */
export const MARGIN = 48;
const AMOUNTS_WIDTH = 270;

type Cell = PDFKit.Mixins.CellOptions;
export const right = (cell: Cell): Cell => ({ ...cell, align: { x: 'right' } });
export const bold = (text: string): Cell => ({ text, font: { src: 'bold' } });

type Line = [label: string, amount: string];

/** Amounts below each other at the right edge, and their total. */
export function drawAmounts(pdf: PDFKit.PDFDocument, { lines, total }: { lines: readonly Line[]; total: Line }): void {
  pdf.table({
    position: { x: pdf.page.width - MARGIN - AMOUNTS_WIDTH, y: pdf.y },
    columnStyles: [160, 110],
    defaultStyle: { border: false, padding: 3 },
    data: [
      ...lines.map(([label, amount]) => [label, right({ text: amount })]),
      [bold(total[0]), right(bold(total[1]))],
    ],
  });
}
