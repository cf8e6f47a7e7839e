import { AsyncLocalStorage } from 'node:async_hooks';

/** The right to run a job; see jobs/lease.ts. */
export interface Fence {
  job: string;
  /** Increases with each new holder. */
  number: number;
}

/** Rules for every statement inside some work. */
export interface StatementScope {
  /** Statements run only while this is the newest holder of the job. */
  fence?: Fence;
  /** Statements have no time limit. */
  unlimited?: boolean;
}

const scopes = new AsyncLocalStorage<StatementScope>();

export function currentScope(): StatementScope {
  return scopes.getStore() ?? {};
}

/** Runs work whose every statement, in any function, obeys the scope. Only PostgreSQL applies it. */
export function inScope<T>(scope: StatementScope, work: () => Promise<T>): Promise<T> {
  return scopes.run({ ...currentScope(), ...scope }, work);
}

/** Another instance took over the job, because this one did not renew its lease in time. */
export class LeaseLostError extends Error {
  override name = 'LeaseLostError';
  constructor({ job, number }: Fence) {
    super(`The job ${job} has another holder now (run ${number} lost its lease).`);
  }
}
