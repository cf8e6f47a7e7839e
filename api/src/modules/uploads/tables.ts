export interface UploadsTable {
  /** Random and unguessable. */
  id: string;
  user_id: number;
  /** SHA-256 of the re-encoded file, in hex. */
  content_hash: string;
  width: number;
  height: number;
  /** What shows it, such as `return:12`; null until then. */
  used_by: string | null;
  created_at: Date;
}

declare module '../../platform/database/tables' {
  interface Database {
    uploads: UploadsTable;
  }
}
