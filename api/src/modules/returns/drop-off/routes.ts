import { Type } from 'typebox';
import type { App } from '../../../platform/app';
import { notFound } from '../../../platform/errors/api-problem';
import { answers, Id, IdParams, Nullable, Page, pageQuery, SmallId } from '../../../platform/http/envelopes';
import { requireSignedIn, signedIn } from '../../../platform/sessions/session-plugin';
import { lockParcel } from '../../fulfilment/public';
import { guardedFor, roleHolder } from '../../role-tokens/public';
import { messages } from '../messages';
import { arriveByStaff, arriveWithCode } from './arrive';
import { moveToStation } from './drop-off';
import { readAwaited, STATION_LISTS } from './read-awaited';
import { endDropOffs, remindOfDropOffs } from './watch-drop-offs';

const WATCH_EVERY_S = 300;
const Moment = Type.String({ format: 'date-time' });
const Done = answers({ 200: Type.Object({ message: Type.String() }) });
const Awaited = Type.Object({
  id: Id,
  reference: Type.String(),
  station: Type.String(),
  until: Nullable(Moment),
  ended: Type.Boolean({ description: 'The last day has passed, so only staff record the arrival' }),
  tries: Type.Integer({ description: 'Wrong codes until only staff record the arrival' }),
  arrived_at: Nullable(Moment),
});
const Arrived = Type.Object({ reference: Type.String(), repeated: Type.Boolean() });

/** Returns that shoppers hand in at stations (docs/rules.md "Drop-off of returns"). */
export function dropOffRoutes(app: App): void {
  app.post(
    '/returns/:id/station',
    {
      onRequest: requireSignedIn,
      schema: {
        tags: ['orders'],
        summary: 'Takes a return to another station, such as when the first one has closed',
        params: IdParams,
        body: Type.Object({ station_id: SmallId }),
        response: Done,
      },
    },
    async (request) => {
      const { id } = request.params;
      const { id: userId } = signedIn(request);
      await app.db.transaction().execute(async (trx) => {
        const found = await trx.selectFrom('returns').select('invoice_id').where('id', '=', id).executeTakeFirst();
        const parcel = found && (await lockParcel(trx, { invoiceId: found.invoice_id }));
        if (parcel?.user_id !== userId) throw notFound(messages.noReturn);
        await moveToStation(trx, id, request.body.station_id);
      });
      return { message: messages.otherStation };
    },
  );

  app.get(
    '/courier/returns',
    {
      ...guardedFor('courier'),
      schema: {
        tags: ['courier'],
        summary: 'Returns that shoppers hand in at a station',
        querystring: Type.Object({ ...pageQuery(), list: Type.Optional(Type.Enum([...STATION_LISTS])) }),
        response: answers({ 200: Page(Awaited) }),
      },
    },
    async (request) => {
      const { list = 'awaited', ...page } = request.query;
      return readAwaited(app.db, { list, ...page, shippingOption: roleHolder(request).shippingOption });
    },
  );

  app.post(
    '/courier/returns/arrivals',
    {
      ...guardedFor('courier'),
      schema: {
        tags: ['courier'],
        summary: 'The station takes the items of a return with the code of its shopper',
        body: Type.Object({
          reference: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
          code: Type.String({ maxLength: 100, description: 'The code, or the text of the QR code' }),
        }),
        response: answers({ 200: Type.Object({ message: Type.String(), data: Arrived }) }),
      },
    },
    async (request) => {
      const { tokenId: token, shippingOption } = roleHolder(request);
      const data = await arriveWithCode(app, request.body, { token, shippingOption, now: app.clock() });
      return { message: messages.arrived, data };
    },
  );

  app.post(
    '/staff/returns/:id/arrive',
    {
      ...guardedFor('staff'),
      schema: {
        tags: ['staff'],
        summary: 'A station has the items of a return without the code of its shopper',
        params: IdParams,
        body: Type.Object({ reason: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }) }),
        response: Done,
      },
    },
    async (request) => {
      const by = { token: roleHolder(request).tokenId, now: app.clock() };
      await arriveByStaff(app, { id: request.params.id, reason: request.body.reason.trim(), ...by });
      return { message: messages.arrived };
    },
  );

  app.jobs.every('remind of return drop-offs', WATCH_EVERY_S, async () => {
    await remindOfDropOffs(app, app.clock());
  });
  app.jobs.every('end return drop-offs', WATCH_EVERY_S, async () => {
    await endDropOffs(app, app.clock());
  });
}
