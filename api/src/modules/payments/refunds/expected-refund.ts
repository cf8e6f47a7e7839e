import type { RefundAmounts } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { amountsOfParts } from './amounts-of-parts';
import type { LineRefund } from './refund-lines';
import { refundParts } from './refund-parts';
import { refundableLines } from './refundable-lines';

/** What a refund of these units would return now. */
export const expectedRefund = async (
  db: Kysely<Database>,
  { invoiceId, units, withGatewayFee }: Pick<LineRefund, 'invoiceId' | 'units' | 'withGatewayFee'>,
): Promise<RefundAmounts> => amountsOfParts(refundParts(await refundableLines(db, invoiceId), units, withGatewayFee));
