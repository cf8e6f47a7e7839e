import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { Kysely } from 'kysely';
import type { Database } from './database/tables';
import type { OpenDatabase } from './database/database';
import type { Environment } from './environment/environment';

/** The server as modules see it: schemas give the types of body, query, parameters and answer. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** Dependencies of the server. */
export interface AppDependencies {
  config: Environment;
  database: OpenDatabase;
  /** The clock; tests replace it. */
  clock: () => Date;
  /** Key that the inbox sandbox must send to read the outbox. Null: access is closed. */
  sandboxKey: string | null;
}

declare module 'fastify' {
  interface FastifyInstance {
    config: Environment;
    database: OpenDatabase;
    db: Kysely<Database>;
    clock: () => Date;
    sandboxKey: string | null;
  }
}
