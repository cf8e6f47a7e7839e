import type { Generated } from 'kysely';

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
  /** Of a deleted account: not served any more, and deleted by the next run of the job. */
  withdrawn: Generated<boolean>;
}

declare module '../../platform/database/tables' {
  interface Database {
    uploads: UploadsTable;
  }
}
