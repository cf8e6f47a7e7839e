import PDFDocument from 'pdfkit';
import path from 'node:path';
import { createRequire } from 'node:module';
import { drawAmounts, heightOf, MARGIN } from './drawing';

const { resolve } = createRequire(path.join(process.cwd(), 'package.json'));
const FONTS = '@expo-google-fonts/noto-sans';
const LINES = Array.from({ length: 6 }, (_, line) => [`Line ${line}`, '₦1,000.00'] as [string, string]);

describe('amounts of a document', () => {
  it('stand on one page with their total, wherever they begin', () => {
    const pdf = new PDFDocument({ size: 'A4', margin: MARGIN });
    pdf.registerFont('bold', resolve(`${FONTS}/700Bold/NotoSans_700Bold.ttf`));
    pdf.font(resolve(`${FONTS}/400Regular/NotoSans_400Regular.ttf`)).fontSize(9);
    let pages = 1;
    pdf.on('pageAdded', () => (pages += 1));
    const bottom = pdf.page.height - MARGIN;
    for (let start = bottom - 200; start <= bottom; start += 10) {
      pdf.y = start;
      const before = pages;
      drawAmounts(pdf, { lines: LINES, total: ['You paid', '₦6,000.00'] });
      const fits = start + heightOf(pdf, LINES) <= bottom;
      expect({ start, added: pages - before }).toEqual({ start, added: fits ? 0 : 1 });
      expect(pdf.y - (fits ? start : MARGIN)).toBeCloseTo(heightOf(pdf, LINES), 0);
      if (!fits) continue;
      expect(pdf.y).toBeLessThanOrEqual(bottom);
    }
    pdf.end();
  });
});
