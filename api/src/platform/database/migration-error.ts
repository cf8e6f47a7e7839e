import { StartError } from '../start-error';

/** Migrations that cannot run, or a database that this version cannot work with. */
export class MigrationError extends StartError {
  override name = 'MigrationError';
}
