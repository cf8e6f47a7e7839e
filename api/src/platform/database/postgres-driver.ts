import { PostgresDialect, type DatabaseConnection, type Driver, type TransactionSettings } from 'kysely';
import type { Pool } from 'pg';
import type { LimitsBy } from './opening';
import { PostgresConnection } from './postgres-connection';

/** Kysely dialect whose connections survive the death of a backend and obey limits and fences. */
export class PooledPostgresDialect extends PostgresDialect {
  constructor(
    private readonly pool: Pool,
    private readonly limitsBy: LimitsBy,
  ) {
    super({ pool });
  }

  override createDriver(): Driver {
    return new PooledPostgresDriver(this.pool, this.limitsBy);
  }
}

class PooledPostgresDriver implements Driver {
  constructor(
    private readonly pool: Pool,
    private readonly limitsBy: LimitsBy,
  ) {}

  async init(): Promise<void> {
    // The pool connects on demand.
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new PostgresConnection(await this.pool.connect(), this.pool, this.limitsBy);
  }

  beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    return (connection as PostgresConnection).begin(settings);
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return (connection as PostgresConnection).commit();
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return (connection as PostgresConnection).rollback();
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    (connection as PostgresConnection).release();
  }

  async destroy(): Promise<void> {
    // Kysely does not end an unused pool; open-postgres.ts does.
  }
}
