import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, type Dialect, type Transaction, type TransactionBuilder } from 'kysely';

const transactions = new AsyncLocalStorage<boolean>();

/** Thrown where the outer client is used inside a transaction: on the embedded database that would hang for ever. */
export class OutsideTransactionError extends Error {
  override name = 'OutsideTransactionError';
  constructor() {
    super('The outer database client was used inside a transaction: pass the transaction on.');
  }
}

/** Runs work that a transaction starts but that does not belong to it, such as waking a job. */
export function outsideTransaction<T>(work: () => T): T {
  return transactions.run(false, work);
}

/** A Kysely whose transactions mark everything that runs inside them. */
export class GuardedKysely<DB> extends Kysely<DB> {
  override transaction(): TransactionBuilder<DB> {
    return marking(super.transaction());
  }
}

/** Lets a dialect refuse a connection to code that runs inside a transaction without using it. */
export function guardDialect(dialect: Dialect): Dialect {
  const createDriver = dialect.createDriver.bind(dialect);
  dialect.createDriver = () => {
    const driver = createDriver();
    const acquireConnection = driver.acquireConnection.bind(driver);
    driver.acquireConnection = async (...options) => {
      if (transactions.getStore()) throw new OutsideTransactionError();
      return acquireConnection(...options);
    };
    return driver;
  };
  return dialect;
}

function marking<DB>(builder: TransactionBuilder<DB>): TransactionBuilder<DB> {
  const execute = builder.execute.bind(builder);
  builder.execute = <T>(work: (trx: Transaction<DB>) => Promise<T>, ...options: []) =>
    execute((trx) => transactions.run(true, () => work(trx)), ...options);
  const setIsolationLevel = builder.setIsolationLevel.bind(builder);
  builder.setIsolationLevel = (level) => marking(setIsolationLevel(level));
  const setAccessMode = builder.setAccessMode.bind(builder);
  builder.setAccessMode = (mode) => marking(setAccessMode(mode));
  return builder;
}
