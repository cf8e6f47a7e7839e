import pg from 'pg';
import type { TransactionSettings } from 'kysely';
import { currentScope, type StatementScope } from './statement-scope';

/** A longer statement is a bug. */
export const STATEMENT_TIMEOUT_MS = 15_000;
/** A transaction that is idle for this long means that its process hangs; its locks must not stay. */
const IDLE_TRANSACTION_TIMEOUT_MS = 60_000;

/** How a connection gets its limits. */
export type LimitsBy = 'start-up' | 'transaction';

/** Start-up parameters of a connection; a pooler in transaction mode refuses them. */
export const START_UP_LIMITS = {
  statement_timeout: STATEMENT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
  // JIT compilation takes longer than any of our statements.
  options: '-c jit=off',
};

/** Statements after BEGIN, as one text; empty when there are none. */
export function openingStatements(limitsBy: LimitsBy, scope: StatementScope = currentScope()): string {
  const statements: string[] = [];
  if (limitsBy === 'transaction') {
    statements.push(
      `set local statement_timeout = ${scope.unlimited ? 0 : STATEMENT_TIMEOUT_MS}`,
      `set local idle_in_transaction_session_timeout = ${IDLE_TRANSACTION_TIMEOUT_MS}`,
      'set local jit = off',
    );
  } else if (scope.unlimited) statements.push('set local statement_timeout = 0');
  // The lock makes a new holder wait for this transaction. Renewing the lease keeps the key, so it is not blocked.
  if (scope.fence) {
    const { job, number } = scope.fence;
    statements.push(`select from job_runs where name = ${pg.escapeLiteral(job)} and fence = ${number} for key share`);
  }
  return statements.join('; ');
}

/** BEGIN with its settings. */
export function beginStatement({ isolationLevel, accessMode }: TransactionSettings): string {
  const level = isolationLevel ? ` isolation level ${isolationLevel}` : '';
  return `begin${level}${accessMode ? ` ${accessMode}` : ''}`;
}
