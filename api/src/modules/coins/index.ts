import './tables';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { answers, Page, pageQuery, Single } from '../../platform/http/envelopes';
import { requireSignedIn, signedIn } from '../../platform/sessions/session-plugin';
import { readCoinHistory } from './read-coin-history';
import { readCoinSummary } from './read-coin-summary';

/** Spec 2 §9. */
const HISTORY_PER_PAGE = 8;

const tags = ['coins'];
/** Spec 2 §3, with its spelling. */
const SummarySchema = Type.Object({
  available: Type.Integer(),
  earned: Type.Integer(),
  debitted: Type.Integer(),
  orders: Type.Integer(),
});
/** Spec 2 §3. */
const EntrySchema = Type.Object({
  id: Type.Integer(),
  type: Type.Union([Type.Literal('Credit'), Type.Literal('Debit')]),
  operation: Type.String(),
  comment: Type.String(),
  created_at: Type.String({ format: 'date-time' }),
  amount: Type.Integer(),
});

/** A shopper's NKM coins, which are the points, too: one ledger (spec 2 §3, §7). */
export async function coinsModule(app: App): Promise<void> {
  app.addHook('onRequest', requireSignedIn);

  app.get(
    '/users/nkmcoins/summary',
    { schema: { tags, response: answers({ 200: Single(SummarySchema) }) } },
    async (request) => ({ data: await readCoinSummary(app.db, signedIn(request).id) }),
  );

  app.get(
    '/users/nkmcoins/history',
    { schema: { tags, querystring: Type.Object(pageQuery(HISTORY_PER_PAGE)), response: answers({ 200: Page(EntrySchema) }) } }, // prettier-ignore
    async (request) => readCoinHistory(app.db, { userId: signedIn(request).id, ...request.query }),
  );
}
