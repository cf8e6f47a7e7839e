/**
 * The API of the release before writes it during an upgrade and after a rollback. This one only deletes its rows. The
 * next release drops the table and the job.
 */
export interface FrameVersionsTable {
  version: string;
  body: string;
  seen_at: Date;
}

declare module '../../platform/database/tables' {
  interface Database {
    frame_versions: FrameVersionsTable;
  }
}
