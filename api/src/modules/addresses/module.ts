import './tables';
import type { App } from '../../platform/app';
import { notFound } from '../../platform/errors/api-problem';
import { answers, IdParams, List, NoContent, Single } from '../../platform/http/envelopes';
import { rateLimit } from '../../platform/rate-limits/rate-limit-plugin';
import { requireSignedIn, signedIn } from '../../platform/sessions/session-plugin';
import { messages } from './messages';
import { readAddresses } from './read-addresses';
import { AddressBody, AddressSchema } from './schema';
import { addAddress, changeAddress, removeAddress } from './write-address';

const CHANGES_PER_USER = { name: 'addresses', points: 60, seconds: 60 };
const tags = ['addresses'];

/** A shopper's own addresses (docs/rules.md "Addresses of shoppers"). */
export async function addressesModule(app: App): Promise<void> {
  app.addHook('onRequest', requireSignedIn);
  const changing = rateLimit(CHANGES_PER_USER, (request) => String(signedIn(request).id));

  async function readOne(userId: number, id: number) {
    const [address] = await readAddresses(app.db, { userId, id });
    if (!address) throw notFound(messages.gone);
    return address;
  }

  app.get('/addresses', { schema: { tags, response: answers({ 200: List(AddressSchema) }) } }, async (request) => ({
    data: await readAddresses(app.db, { userId: signedIn(request).id }),
  }));

  app.get(
    '/addresses/:id',
    { schema: { tags, params: IdParams, response: answers({ 200: Single(AddressSchema) }) } },
    async (request) => ({ data: await readOne(signedIn(request).id, request.params.id) }),
  );

  app.post(
    '/addresses',
    {
      preHandler: changing,
      schema: { tags, body: AddressBody, response: answers({ 201: Single(AddressSchema) }) },
    },
    async (request, reply) => {
      const { id: userId } = signedIn(request);
      const id = await addAddress(app.db, { userId, now: app.clock() }, request.body);
      return reply.code(201).send({ data: await readOne(userId, id) });
    },
  );

  app.patch(
    '/addresses/:id',
    {
      preHandler: changing,
      schema: { tags, params: IdParams, body: AddressBody, response: answers({ 200: Single(AddressSchema) }) },
    },
    async (request) => {
      const own = { userId: signedIn(request).id, id: request.params.id };
      await changeAddress(app.db, own, request.body);
      return { data: await readOne(own.userId, own.id) };
    },
  );

  app.delete(
    '/addresses/:id',
    { preHandler: changing, schema: { tags, params: IdParams, response: answers({ 204: NoContent }) } },
    async (request, reply) => {
      await removeAddress(app.db, { userId: signedIn(request).id, id: request.params.id });
      return reply.code(204).send(null);
    },
  );
}
