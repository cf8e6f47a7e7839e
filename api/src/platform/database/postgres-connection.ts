import { setTimeout as after } from 'node:timers';
import type { CompiledQuery, DatabaseConnection, QueryResult, TransactionSettings } from 'kysely';
import type { Pool, PoolClient, QueryResult as PgResult } from 'pg';
import { isConnectionLost } from './connection-lost';
import { beginStatement, openingStatements, STATEMENT_TIMEOUT_MS, type LimitsBy } from './opening';
import { currentScope, LeaseLostError } from './statement-scope';

/** The server ends a long statement; no answer after that means a hanging server or a lost network. */
const SILENCE_MS = STATEMENT_TIMEOUT_MS + 5_000;
const READ_ONLY_SQL_TRANSACTION = '25006';
const READS = /^(\s|\/\*.*?\*\/)*(select|with)\b/is;

/**
 * A pool connection for one transaction or one statement. Limits and the fence of a job apply to both. A read whose
 * connection breaks is repeated once on another one. A write is not, because it may have taken effect.
 */
export class PostgresConnection implements DatabaseConnection {
  #inTransaction = false;
  #isBroken = false;
  #isReleased = false;
  #client: PoolClient;

  constructor(
    client: PoolClient,
    private readonly pool: Pool,
    private readonly limitsBy: LimitsBy,
  ) {
    this.#client = client;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#inTransaction) return this.#run<R>(sql, parameters);
    try {
      if (openingStatements(this.limitsBy) === '') return await this.#run<R>(sql, parameters);
      return await this.#runInTransaction<R>(sql, parameters, {});
    } catch (error) {
      const isUnanswered = this.#isBroken && !(error instanceof SilentDatabaseError);
      if (!isUnanswered || !READS.test(sql)) throw error;
      return this.#readAgain<R>(sql, parameters, error);
    }
  }

  async begin(settings: TransactionSettings): Promise<void> {
    const opening = openingStatements(this.limitsBy);
    const begin = beginStatement(settings);
    const results: PgResult | PgResult[] = await this.#ask(opening === '' ? begin : `${begin}; ${opening}`);
    this.#inTransaction = true;
    const { fence } = currentScope();
    if (!fence || [results].flat().at(-1)?.rowCount === 1) return;
    await this.rollback();
    throw new LeaseLostError(fence);
  }

  /** Throws when an earlier error rolled back the work, and when the connection broke and the outcome is unknown. */
  async commit(): Promise<void> {
    const { command } = await this.#ask('commit');
    this.#inTransaction = false;
    if (command === 'ROLLBACK') throw new Error('The transaction was rolled back instead of committed.');
  }

  /** No action on a broken connection: the server rolls back. */
  async rollback(): Promise<void> {
    if (!this.#inTransaction || this.#isBroken) return;
    this.#inTransaction = false;
    await this.#ask('rollback');
  }

  release(): void {
    if (this.#isReleased) return;
    this.#isReleased = true;
    this.#client.release(this.#isBroken);
  }

  // eslint-disable-next-line require-yield -- required by the interface, unused
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming results is not supported.');
  }

  async #run<R>(sql: string, parameters: readonly unknown[]): Promise<QueryResult<R>> {
    const { command, rowCount, rows } = await this.#ask(sql, parameters);
    const isChange = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(command);
    return { rows: (rows ?? []) as R[], ...(isChange && { numAffectedRows: BigInt(rowCount ?? 0) }) };
  }

  async #runInTransaction<R>(sql: string, parameters: readonly unknown[], settings: TransactionSettings) {
    await this.begin(settings);
    try {
      const result = await this.#run<R>(sql, parameters);
      await this.commit();
      return result;
    } catch (error) {
      await this.rollback();
      throw error;
    }
  }

  /** A read-only transaction: PostgreSQL prevents a function in the statement from writing twice. */
  async #readAgain<R>(sql: string, parameters: readonly unknown[], first: unknown): Promise<QueryResult<R>> {
    this.release();
    this.#client = await this.pool.connect();
    this.#isReleased = false;
    this.#isBroken = false;
    try {
      return await this.#runInTransaction<R>(sql, parameters, { accessMode: 'read only' });
    } catch (error) {
      throw (error as { code?: string }).code === READ_ONLY_SQL_TRANSACTION ? first : error;
    }
  }

  async #ask(sql: string, parameters?: readonly unknown[]): Promise<PgResult> {
    let isSilent = false;
    const silence = after(() => {
      isSilent = true;
      void this.#client.end();
    }, SILENCE_MS);
    if (currentScope().unlimited) clearTimeout(silence);
    try {
      // Without parameters the text can hold several statements.
      return await (parameters ? this.#client.query(sql, [...parameters]) : this.#client.query(sql));
    } catch (error) {
      this.#isBroken ||= isConnectionLost(error);
      throw isSilent ? new SilentDatabaseError(error) : error;
    } finally {
      clearTimeout(silence);
    }
  }
}

class SilentDatabaseError extends Error {
  override name = 'SilentDatabaseError';
  constructor(cause: unknown) {
    super(`The database did not answer within ${SILENCE_MS / 1000} seconds.`, { cause });
  }
}
