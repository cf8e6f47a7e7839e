import { type Amounts, formatMoney, type Naira, type OrderRefund } from '@nkm/contracts';
import { amountText, coinText } from '@nkm/contracts/coin-text';
import { lagosDateTime } from '@nkm/contracts/lagos-time';
import { labelledShares, labelledTotal } from '../orders/public';
import { drawAmounts, heightOf, keepTogether, MARGIN } from './drawing';
import type { InvoiceDocument } from './read-document';

/** Room for the heading of a credit note and its reason, in points. */
const HEAD = 72;

/** The refunds of an invoice below its total: what, why, the shares, and what remains. Nothing without refunds. */
export function drawCreditNotes(pdf: PDFKit.PDFDocument, { amounts, refunds, after }: InvoiceDocument): void {
  for (const [index, refund] of refunds.entries()) {
    const lines = refund.amounts ? labelledShares(refund.amounts) : [];
    keepTogether(pdf, HEAD + heightOf(pdf, lines));
    pdf.x = MARGIN;
    pdf.moveDown();
    pdf
      .font('bold')
      .fontSize(12)
      .text(`Credit note ${index + 1}`);
    pdf
      .font('regular')
      .fontSize(9)
      .text(`${refund.message} ${stateOf(refund)}`)
      .moveDown(0.5);
    drawAmounts(pdf, {
      lines,
      total: [refund.refunded_at === null ? 'Refund on its way' : 'Refunded', amountOf(refund)],
    });
  }
  if (!after) return;
  pdf.moveDown();
  drawAmounts(pdf, {
    lines: [
      labelledTotal(amounts),
      ...minus('Refunded', after.refunded, amounts),
      ...minus('Refund on its way', after.onItsWay, amounts),
    ],
    total: ['Remaining', amountText(after.remains, amounts)],
  });
}

const minus = (label: string, amount: Naira, amounts: Amounts): [label: string, amount: string][] =>
  amount > 0 ? [[label, amountText(-amount, amounts)]] : [];

const stateOf = ({ created_at: made, refunded_at: paid }: OrderRefund): string =>
  paid === null ? `Issued on ${lagosDateTime(made)}.` : `Refunded on ${lagosDateTime(paid)}.`;

const amountOf = ({ amount, coins }: OrderRefund): string =>
  coins === undefined ? formatMoney(amount) : coinText(coins);
