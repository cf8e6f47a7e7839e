import pg from 'pg';
import { onServer, postgresUrl } from '../test/postgres-server';

const DUPLICATE_DATABASE = '42P04';

/** Address of the named database on the benchmark’s own server; an empty one is created when missing. */
export async function databaseOnServer(name: string): Promise<string> {
  try {
    await onServer(`create database ${name}`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === DUPLICATE_DATABASE)) throw error;
  }
  return postgresUrl(name);
}
