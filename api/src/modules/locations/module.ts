import './tables';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { notFound } from '../../platform/errors/api-problem';
import { answers, List, Single, SmallId } from '../../platform/http/envelopes';
import { presentStation, readStations } from './read-stations';
import { PickupLocationSchema } from './schema';

const FOR_AN_HOUR = 'public, max-age=3600';
const tags = ['locations'];
const Named = Type.Object({ id: Type.Integer(), name: Type.String() });
/** The fields of API-FIELD-008. */
const StateSchema = Type.Object({ ...Named.properties, state: Named, landmarks: Type.Array(Named) });
/** Places for delivery: states, their local government areas, pickup stations. */
export async function locationsModule(app: App): Promise<void> {
  app.get('/states', { schema: { tags, response: answers({ 200: List(Named) }) } }, async (_request, reply) => {
    reply.header('cache-control', FOR_AN_HOUR);
    return { data: await app.db.selectFrom('states').select(['id', 'name']).orderBy('name').execute() };
  });

  app.get(
    '/states/:id',
    { schema: { tags, params: Type.Object({ id: SmallId }), response: answers({ 200: Single(StateSchema) }) } },
    async (request, reply) => {
      const { id } = request.params;
      const states = app.db.selectFrom('states').select(['id', 'name']);
      const state = await states.where('id', '=', id).executeTakeFirst();
      if (!state) throw notFound('State not found.');
      const ofState = app.db.selectFrom('landmarks').select(['id', 'name']).where('state_id', '=', id);
      reply.header('cache-control', FOR_AN_HOUR);
      return { data: { ...state, state, landmarks: await ofState.orderBy('name').execute() } };
    },
  );

  app.get(
    '/gigl_pickup_addresses',
    { schema: { tags, response: answers({ 200: List(PickupLocationSchema) }) } },
    async (_request, reply) => {
      const stations = await readStations(app.db).orderBy('state_id').orderBy('id').execute();
      reply.header('cache-control', FOR_AN_HOUR);
      return { data: stations.map(presentStation) };
    },
  );
}
