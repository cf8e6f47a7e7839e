import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, type Dialect, type KyselyPlugin, type Transaction, type TransactionBuilder } from 'kysely';

const transactions = new AsyncLocalStorage<boolean>();

/** Thrown when the outer client is used inside a transaction, which would hang forever on the embedded database. */
export class OutsideTransactionError extends Error {
  override name = 'OutsideTransactionError';
  constructor() {
    super('The outer database client was used inside a transaction: pass the transaction on.');
  }
}

function refuseInside(): void {
  if (transactions.getStore()) throw new OutsideTransactionError();
}

/**
 * Throws inside a transaction: for slow work without the database, such as a call to another server, which would hold a
 * connection and row locks.
 */
export function refuseInTransaction(what: string): void {
  if (transactions.getStore()) throw new Error(`${what} must not run inside a transaction.`);
}

/** Only the outer client has this plugin; clients of transactions do not. */
const guard: KyselyPlugin = {
  transformQuery: ({ node }) => {
    refuseInside();
    return node;
  },
  transformResult: async ({ result }) => result,
};

/** A Kysely that refuses to work inside one of its transactions. */
export class GuardedKysely<DB> extends Kysely<DB> {
  constructor(dialect: Dialect) {
    super({ dialect, plugins: [guard] });
  }

  override transaction(): TransactionBuilder<DB> {
    refuseInside();
    return marking(super.transaction());
  }
}

function marking<DB>(builder: TransactionBuilder<DB>): TransactionBuilder<DB> {
  const execute = builder.execute.bind(builder);
  builder.execute = <T>(work: (trx: Transaction<DB>) => Promise<T>, ...options: []) =>
    execute((trx) => transactions.run(true, () => work(trx.withoutPlugins())), ...options);
  const setIsolationLevel = builder.setIsolationLevel.bind(builder);
  builder.setIsolationLevel = (level) => marking(setIsolationLevel(level));
  const setAccessMode = builder.setAccessMode.bind(builder);
  builder.setAccessMode = (mode) => marking(setAccessMode(mode));
  return builder;
}
