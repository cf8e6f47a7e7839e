import { formatMoney, kobo, toNaira } from '@nkm/contracts';
import { lagosDateTime } from '@nkm/contracts/lagos-time';
import { createRequire } from 'node:module';
import path from 'node:path';
import { labelledLines, labelledTotal } from '../orders/public';
import { drawCreditNotes } from './draw-credit-notes';
import { bold, drawAmounts, MARGIN, right } from './drawing';
import type { InvoiceDocument, Party } from './read-document';

/** The fonts that PDF readers bring lack the naira sign and letters of Nigeria's languages. Noto Sans has them. */
const FONTS = '@expo-google-fonts/noto-sans';
const SOFT = '#555';
/** The colour of the shop's mark, and its lightest shade: those of the kit (lint/kit-colours.test.ts). */
const INK = '#27338c';
const INK_SOFT = '#e9ebf8';

const naira = (amount: number) => formatMoney(toNaira(kobo(amount)));

/** When and how the invoice was paid, or how it will be. */
const paymentOf = ({ paidAt, payment, amounts }: InvoiceDocument) =>
  paidAt
    ? `Paid: ${lagosDateTime(paidAt.toISOString())} (${payment})`
    : `${payment}: ${formatMoney(amounts.total)} to pay`;

/** The marketplace on its invoices. */
export interface Marketplace extends Party {
  email?: string | undefined;
  phone?: string | undefined;
}

/** Draws the invoice as an A4 document. */
export async function drawDocument(
  invoice: InvoiceDocument,
  { marketplace, apiDir }: { marketplace: Marketplace; apiDir: string },
): Promise<Buffer> {
  const title = `Invoice ${invoice.number}`;
  const pdf = await openDocument(apiDir, {
    Title: title,
    Author: invoice.seller.name,
    CreationDate: invoice.paidAt ?? new Date(),
  });
  const whole = collect(pdf);
  const small = () => pdf.font('regular').fontSize(9);
  const heading = (text: string) => small().fillColor(SOFT).text(text).fillColor('black');

  drawHead(pdf, title, marketplace.name);
  small()
    .text(`Invoice reference: ${invoice.invoiceReference}`)
    .text(`Order number: ${invoice.orderReference}`)
    .text(paymentOf(invoice))
    .moveDown();
  const columns = [
    { title: 'Seller', lines: linesOf(invoice.seller) },
    { title: 'Buyer', lines: [invoice.buyer.name, ...invoice.buyer.place] },
    { title: 'Marketplace', lines: linesOf(marketplace) },
  ];
  const { width } = pdf.page;
  const column = (width - 2 * MARGIN) / columns.length;
  const top = pdf.y;
  let bottom = top;
  for (const [index, { title: name, lines }] of columns.entries()) {
    pdf.x = MARGIN + index * column;
    pdf.y = top;
    heading(name);
    for (const line of lines) small().text(line, { width: column - 12 });
    bottom = Math.max(bottom, pdf.y);
  }
  pdf.x = MARGIN;
  pdf.y = bottom + 18;

  pdf.table({
    columnStyles: ['*', 50, 95, 95],
    defaultStyle: { border: { bottom: 0.5 }, borderColor: '#bbb', padding: 5 },
    data: [
      [bold('Item'), right(bold('Quantity')), right(bold('Price')), right(bold('Amount'))].map((cell) => ({
        ...cell,
        backgroundColor: INK_SOFT,
      })),
      ...invoice.items.map(({ name, quantity, unitKobo, sumKobo }) => [
        name,
        right({ text: String(quantity) }),
        right({ text: naira(unitKobo) }),
        right({ text: naira(sumKobo) }),
      ]),
    ],
  });
  pdf.moveDown();
  drawAmounts(pdf, { lines: labelledLines(invoice.amounts), total: labelledTotal(invoice.amounts) });
  drawCreditNotes(pdf, invoice);
  pdf.end();
  return whole;
}

/** The title at the left edge, and whose document it is at the right one. */
function drawHead(pdf: PDFKit.PDFDocument, title: string, marketplace: string): void {
  const half = pdf.page.width / 2;
  pdf
    .font('bold')
    .fontSize(20)
    .text(title, { width: half - MARGIN });
  const bottom = pdf.y;
  pdf
    .fontSize(20)
    .fillColor(INK)
    .text(marketplace, half, MARGIN, { width: half - MARGIN, align: 'right' });
  pdf.fillColor('black');
  pdf.x = MARGIN;
  pdf.y = Math.max(bottom, pdf.y) + 4;
}

/**
 * Loads the library and reads both fonts, so that the first document of a process is drawn as fast as the others. It
 * takes most of a second.
 */
export async function prepareDocuments(apiDir: string): Promise<void> {
  const pdf = await openDocument(apiDir, {});
  const whole = collect(pdf);
  for (const font of ['regular', 'bold']) pdf.font(font).text('₦0');
  pdf.end();
  await whole;
}

/** An empty A4 document that knows the fonts `regular` and `bold`. */
async function openDocument(apiDir: string, info: PDFKit.DocumentInfo): Promise<PDFKit.PDFDocument> {
  // The module loads after the start, because it takes a third of a second.
  const { default: PDFDocument } = await import('pdfkit');
  const { resolve } = createRequire(path.join(apiDir, 'package.json'));
  const regular = resolve(`${FONTS}/400Regular/NotoSans_400Regular.ttf`);
  const pdf = new PDFDocument({ size: 'A4', margin: MARGIN, font: regular, lang: 'en-NG', displayTitle: true, info });
  pdf.registerFont('regular', regular);
  pdf.registerFont('bold', resolve(`${FONTS}/700Bold/NotoSans_700Bold.ttf`));
  return pdf;
}

function linesOf({ name, address, registration, taxNumber, email, phone }: Marketplace): string[] {
  return [
    name,
    address,
    registration && `Registration: ${registration}`,
    taxNumber && `Tax number: ${taxNumber}`,
    email,
    phone,
  ].filter((line): line is string => Boolean(line));
}

function collect(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  return new Promise((done, fail) => {
    pdf.on('end', () => done(Buffer.concat(parts)));
    pdf.on('error', fail);
  });
}
