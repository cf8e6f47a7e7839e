import { cpSync } from 'node:fs';
import path from 'node:path';
import { freePort } from './free-ports';
import { copyDatabase, startPostgres } from './postgres';
import { templateFolder } from './run-folder';
import type { Settings } from './start-part';

export interface Database {
  /** Settings by which an API uses it. */
  settings: Settings;
  remove(): void;
}

/**
 * Prepares an empty database that the run seeds and every system copies: on PostgreSQL, or with E2E_EMBEDDED the
 * embedded one.
 *
 * @returns the settings by which an API uses it
 */
export async function createTemplate(): Promise<Settings> {
  const settings: Settings = { DATA_DIR: templateFolder() };
  if (process.env.E2E_EMBEDDED) return settings;
  process.env.NKM_E2E_POSTGRES = (await startPostgres(await freePort())).url;
  return { ...settings, DATABASE_URL: process.env.NKM_E2E_POSTGRES };
}

/** @param data the new data folder of the system, which also holds its embedded database */
export function copyTemplate(data: string): Database {
  cpSync(templateFolder(), data, { recursive: true });
  const url = process.env.NKM_E2E_POSTGRES;
  if (url === undefined) return { settings: {}, remove: () => undefined };
  const { url: copied, remove } = copyDatabase(url, path.basename(path.dirname(data)));
  return { settings: { DATABASE_URL: copied }, remove };
}
