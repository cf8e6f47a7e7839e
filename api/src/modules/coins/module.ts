import './tables';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { answers, Page, pageQuery, Single } from '../../platform/http/envelopes';
import { requireSignedIn, signedIn } from '../../platform/sessions/session-plugin';
import type { CoinsNeeds } from './coins-needs';
import { type Period, periodsOf, RANGES } from './period';
import { readCoinHistory } from './read-coin-history';
import { readCoinSummary } from './read-coin-summary';

/** ORD-CONST-005 */
const HISTORY_PER_PAGE = 8;

const tags = ['coins'];
/** The fields of API-FIELD-018, in its spelling. */
const Points = { available: Type.Integer(), earned: Type.Integer(), debitted: Type.Integer(), orders: Type.Integer() };
/** `before`: the equally long time before the range (ours). */
const SummarySchema = Type.Object({ ...Points, before: Type.Optional(Type.Object(Points)) });
/** The fields of API-FIELD-019. */
const EntrySchema = Type.Object({
  id: Type.Integer(),
  type: Type.Union([Type.Literal('Credit'), Type.Literal('Debit')]),
  operation: Type.String(),
  comment: Type.String(),
  created_at: Type.String({ format: 'date-time' }),
  amount: Type.Integer(),
});

/** A shopper's NKM coins, which are also the points: one ledger. */
export async function coinsModule(app: App, { countOrders }: CoinsNeeds): Promise<void> {
  app.addHook('onRequest', requireSignedIn);

  app.get(
    '/users/nkmcoins/summary',
    {
      schema: {
        tags,
        querystring: Type.Object({ range: Type.Optional(Type.Enum([...RANGES])) }),
        response: answers({ 200: Single(SummarySchema) }),
      },
    },
    async (request) => {
      const { id } = signedIn(request);
      const summaryOf = async (period?: Period) => ({
        ...(await readCoinSummary(app.db, id, period)),
        orders: await countOrders(app.db, id, period),
      });
      const periods = periodsOf(request.query.range ?? 'all', app.clock());
      if (!periods) return { data: await summaryOf() };
      return { data: { ...(await summaryOf(periods.current)), before: await summaryOf(periods.before) } };
    },
  );

  app.get(
    '/users/nkmcoins/history',
    {
      schema: {
        tags,
        querystring: Type.Object(pageQuery(HISTORY_PER_PAGE)),
        response: answers({ 200: Page(EntrySchema) }),
      },
    },
    async (request) => readCoinHistory(app.db, { userId: signedIn(request).id, ...request.query }),
  );
}
