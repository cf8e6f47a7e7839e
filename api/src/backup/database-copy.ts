/** What a backup says about its database. */
export interface SavedDatabase {
  kind: 'postgres' | 'pglite';
  /** Version of the server, such as `15.20`. */
  server: string;
  /** The newest migration that ran, or null. */
  migration: string | null;
  /** Rows of each table, by its name. */
  tables: Record<string, number>;
}

/** Saves and restores one database. All functions throw a StartError whose message is one line for the operator. */
export interface DatabaseCopy {
  kind: SavedDatabase['kind'];
  /** Whether it has any table. Changes nothing. */
  isUsed(): Promise<boolean>;
  /** Rows of each table. */
  count(): Promise<Record<string, number>>;
  /** Writes all of it to a file. */
  save(file: string): Promise<SavedDatabase>;
  /** Fills an empty database from such a file, completely or not at all. */
  restore(file: string): Promise<void>;
}
