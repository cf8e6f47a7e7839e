import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../src/boot/build-app';
import type { App } from '../src/platform/app';
import type { OpenDatabase } from '../src/platform/database/database';
import { readEnvironment } from '../src/platform/environment/environment';
import { labelOf } from '../src/platform/mails/link-labels';
import { readParagraph } from '../src/platform/mails/read-paragraph';
import { openSession } from '../src/platform/sessions/sessions';
import { API_DIR, openTestDatabase, type Connections, type Contents, type DatabaseKind } from './test-databases';

export interface ApiOptions extends Connections {
  database: DatabaseKind;
  /** `bare` by default. */
  contents?: Contents;
  /** Overrides of the test settings. */
  env?: Record<string, string>;
  /** Names of the modules to register; all by default. */
  modules?: string[];
  /** Length of a second in the slow-client rule, in milliseconds. */
  slowClientLookMs?: number;
}

export interface TestApi {
  readonly app: App;
  readonly database: OpenDatabase;
  readonly db: OpenDatabase['db'];
  /** Advances the API's clock. */
  advance(seconds: number): void;
  inject(request: InjectOptions): Promise<LightMyRequestResponse>;
  /** Creates a shopper with a verified email; any column can be overridden. */
  createShopper(columns?: Partial<NewShopper>): Promise<{ id: number; email: string }>;
  /** Signs the shopper in and returns the request headers. */
  signIn(shopper: { id: number }): Promise<{ authorization: string }>;
  /** Messages in the outbox for one recipient, oldest first. */
  messagesTo(recipient: string): Promise<{ channel: string; subject: string; text: string; code: string | null }[]>;
}

interface NewShopper {
  surname: string;
  other_names: string;
  email: string;
  password_hash: string;
  email_verified_at: Date | null;
}

export const SANDBOX_KEY = 'sandbox-key-of-the-tests';

let shoppers = 0;

/** Each link to the shop in the mails of the test has the label of its page. */
async function expectLabels({ config }: App, db: OpenDatabase['db']): Promise<void> {
  const mails = await db.selectFrom('outbox').select('body').where('channel', '=', 'email').execute();
  const links = mails
    .flatMap(({ body }) => body.split('\n\n').flatMap((paragraph) => readParagraph(paragraph, config.publicUrl)))
    .flatMap((piece) => (piece.kind === 'link' ? [piece.address.slice(config.publicUrl.length)] : []));
  expect(links.filter((path) => labelOf(path) === null)).toEqual([]);
}

/** A running API for the tests of one `describe`, on a separate database. Use its members only inside tests. */
export function withApi(options: ApiOptions): TestApi {
  let app: App;
  let database: OpenDatabase;
  let ahead = 0;
  const clock = () => new Date(Date.now() + ahead);

  beforeAll(async () => {
    database = await openTestDatabase(options.database, options.contents ?? 'bare', options);
    // TEST_LOG=error shows the errors of the API.
    const settings = {
      NODE_ENV: 'test',
      LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
      RATE_LIMIT_SCALE: '1000',
      ...options.env,
    };
    const config = readEnvironment(settings, API_DIR);
    const { modules, slowClientLookMs } = options;
    app = await buildApp({ config, database, clock, sandboxKey: SANDBOX_KEY, modules, slowClientLookMs });
    await app.ready();
  });
  afterAll(async () => {
    if (app) await expectLabels(app, database.db);
    await app?.close();
    await database?.close();
  });

  return {
    get app() {
      return app;
    },
    get database() {
      return database;
    },
    get db() {
      return database.db;
    },
    advance: (seconds) => {
      ahead += seconds * 1000;
    },
    inject: (request) => app.inject(request),
    createShopper: async (columns) => {
      shoppers += 1;
      const values = {
        surname: 'Okafor',
        other_names: 'Ngozi',
        email: `shopper${shoppers}@example.com`,
        email_verified_at: new Date(),
        ...columns,
      };
      const row = await database.db.insertInto('users').values(values).returning('id').executeTakeFirstOrThrow();
      return { id: row.id, email: values.email };
    },
    signIn: async ({ id }) => {
      const session = { userId: id, platform: 'Web', now: clock(), days: 1 };
      return { authorization: `Bearer ${await openSession(database.db, session)}` };
    },
    messagesTo: async (recipient) => {
      const rows = await database.db
        .selectFrom('outbox')
        .select(['channel', 'subject', 'body', 'code'])
        .where('recipient', '=', recipient)
        .orderBy('id')
        .execute();
      return rows.map(({ body, ...row }) => ({ ...row, text: body }));
    },
  };
}
